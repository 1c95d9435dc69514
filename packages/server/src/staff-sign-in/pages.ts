import { logo } from '../http/page-look.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/** A chevron band of the art beside the form: `x` is its upper left corner. */
const band = (x: number, opacity: number): string =>
  `<path d="M${x} 0h50l194 450l-194 450h-50l194-450z" opacity="${opacity}"/>`;
const art = `<svg class="art" viewBox="0 0 720 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">${band(281, 0.12)}${band(421, 0.94)}${band(561, 0.42)}</svg>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Connect</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/oauth/style.css">
</head>
<body>
<header>${art}<div class="brand">${logo}Connect</div><p class="pitch">Customers, samples and products in one place.</p></header>
<main><div>
${body}
</div></main>
</body>
</html>
`;

/** Says in a sentence what did not work, and leads back. */
export const messagePage = (text: string, home: string): string =>
  page(
    'This did not work',
    `<h1>This did not work</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(home)}">Back to login</a></p>`,
  );

/** For whoever comes back too late, or once more. */
export const overPage = (home: string): string =>
  messagePage('This sign-in took too long, or was finished already. Please start again.', home);

export interface SignInForm {
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
export const signInPage = ({ action, email, problem, demo }: SignInForm): string => {
  const sent = escapeHtml(action);
  const accounts = demo.accounts.map((each) => account(sent, demo.password, each)).join('\n');
  const described = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return page(
    problem === null ? 'Staff sign-in' : 'Error: Staff sign-in',
    `<h1>Staff sign-in</h1>
<p>For account managers and brand managers.</p>
<form class="form" method="post" action="${sent}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}${email === '' ? '' : ' autofocus'}>
${problem === null ? '' : `<p id="problem" class="problem">${escapeHtml(problem)}</p>`}
<button>Sign in</button>
</form>
<section aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<p>This portal runs on demo data. Choose an account to sign in with it.</p>
<ul>
${accounts}
</ul>
</section>`,
  );
};
