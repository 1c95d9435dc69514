import { languageOfLocale } from '@connect/core/domain/access/language';
import type { Locale } from '@connect/core/domain/access/storefront';
import { demoPassword, demoStaff, type DemoSignIn } from '../accounts.ts';
import { escapeHtml } from '../escape-html.ts';
import type { PortalSide } from './portal-side.ts';
import { signInTexts } from './texts.ts';

export interface SignInForm {
  readonly locale: Locale;
  /** Where the form is sent. */
  readonly action: string;
  readonly email: string;
  /** Why it was refused; null when it was not sent yet. */
  readonly problem: string | null;
}

const account = (action: string, { email, who }: DemoSignIn): string =>
  `<li><form method="post" action="${action}"><input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${demoPassword}">` +
  `<button class="account"><span class="email">${email}</span> <span class="who">${who}</span></button></form></li>`;

/** The page staff sign in at, by email and password or by one of the demo's accounts. */
export const signInPage = (page: PortalSide['page'], { locale, action, email, problem }: SignInForm): string => {
  const texts = signInTexts[languageOfLocale(locale)];
  const sent = escapeHtml(action);
  const accounts = demoStaff.map((each) => account(sent, { ...each, who: texts.who[each.who] ?? each.who })).join('\n');
  const described = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return page(
    locale,
    problem === null ? texts.title : `${texts.error}: ${texts.title}`,
    `<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<form class="form" method="post" action="${sent}">
<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}${email === '' ? '' : ' autofocus'}>
${problem === null ? '' : `<p id="problem" class="problem">${escapeHtml(problem)}</p>`}
<button>${texts.signIn}</button>
</form>
<section aria-labelledby="demo">
<h2 id="demo">${texts.demo}</h2>
<p>${texts.demoLead}</p>
<ul>
${accounts}
</ul>
</section>`,
  );
};
