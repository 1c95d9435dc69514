import { storefronts, type Locale } from '@connect/core/domain/access/storefront';
import { logo } from '../http/page-look.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { languageOfLocale, preferredLocale } from '../mail/language.ts';
import { staffTexts, type StaffTexts } from './texts.ts';

const textsOf = (locale: Locale): StaffTexts => staffTexts[languageOfLocale(locale)];

/** A chevron band of the art beside the form: `x` is its upper left corner. */
const band = (x: number, opacity: number): string =>
  `<path d="M${x} 0h50l194 450l-194 450h-50l194-450z" opacity="${opacity}"/>`;
const art = `<svg class="art" viewBox="0 0 720 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">${band(281, 0.12)}${band(421, 0.94)}${band(561, 0.42)}</svg>`;

const page = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Connect</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/oauth/style.css">
</head>
<body>
<header>${art}<div class="brand">${logo}Connect</div><p class="pitch">${textsOf(locale).pitch}</p></header>
<main><div>
${body}
</div></main>
</body>
</html>
`;

/** Says to whoever built a link what is wrong with it, in English, and leads back. */
export const messagePage = (text: string, home: string): string =>
  page(
    'en-GB',
    'This did not work',
    `<h1>This did not work</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(home)}">Back to login</a></p>`,
  );

/**
 * Where whoever comes too late, or once more, goes on: the login page, which knows who is signed in and sends them on to their dashboard,
 * and tells everybody else to start again. In the language that the browser asks for, as the sign-in itself is forgotten.
 */
export const overAddress = (basePath: string, acceptLanguage: string): string => {
  const locale = preferredLocale(acceptLanguage);
  const pair = storefronts.find((each) => each.locale === locale)?.pair;
  return `${basePath}${pair ? `/${pair.region}/${pair.language}` : ''}/connect/login?staff=over`;
};

export interface SignInForm {
  readonly locale: Locale;
  /** Where the form is sent. */
  readonly action: string;
  readonly email: string;
  /** Why it was refused; null when it was not sent yet. */
  readonly problem: string | null;
  /** Accounts to sign in with at once, and their password. */
  readonly demo: { readonly accounts: readonly { email: string; who: string }[]; readonly password: string };
}

const account = (action: string, password: string, { email, who }: { email: string; who: string }): string =>
  `<li><form method="post" action="${action}"><input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${password}">` +
  `<button class="account"><span class="email">${email}</span> <span class="who">${who}</span></button></form></li>`;

/** The page staff sign in at, by email and password or by one of the demo's accounts. */
export const signInPage = ({ locale, action, email, problem, demo }: SignInForm): string => {
  const texts = textsOf(locale);
  const sent = escapeHtml(action);
  const accounts = demo.accounts
    .map((each) => account(sent, demo.password, { ...each, who: texts.who[each.who] ?? each.who }))
    .join('\n');
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
