import { languageOfLocale, preferredLocale, type Language } from '@connect/core/domain/access/language';
import { storefronts, type Locale } from '@connect/core/domain/access/storefront';
import { inWaitingTime } from '@connect/core/domain/figures/waiting-time';
import { logo } from '../../http/page-look.ts';
import { escapeHtml } from '../../escape-html.ts';

const pitches: Readonly<Record<Language, string>> = {
  en: 'Customers, samples and products in one place.',
  de: 'Kunden, Muster und Produkte an einem Ort.',
  fr: 'Clients, échantillons et produits en un seul endroit.',
  it: 'Clienti, campioni e prodotti in un unico posto.',
  pl: 'Klienci, próbki i produkty w jednym miejscu.',
};

/** A chevron band of the art beside the form: `x` is its upper left corner. */
const band = (x: number, opacity: number): string =>
  `<path d="M${x} 0h50l194 450l-194 450h-50l194-450z" opacity="${opacity}"/>`;
const art = `<svg class="art" viewBox="0 0 720 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">${band(281, 0.12)}${band(421, 0.94)}${band(561, 0.42)}</svg>`;

/** A page of the way that staff sign in. */
export const staffPage = (locale: Locale, title: string, body: string): string => `<!doctype html>
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
<header>${art}<div class="brand">${logo}Connect</div><p class="pitch">${pitches[languageOfLocale(locale)]}</p></header>
<main><div>
${body}
</div></main>
</body>
</html>
`;

/** Says to whoever built a link what is wrong with it, in English, and leads back. */
export const messagePage = (text: string, home: string): string =>
  staffPage(
    'en-GB',
    'Login failed',
    `<h1>Login failed</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(home)}">Back to login</a></p>`,
  );

/** `when` such as `in 1 minute`. */
const waits: Readonly<
  Record<Language, { readonly title: string; readonly text: (when: string) => string; readonly back: string }>
> = {
  en: {
    title: 'Please wait',
    text: (when) => `There have been too many logins from your network. Please try again ${when}.`,
    back: 'Back to login',
  },
  de: {
    title: 'Bitte warten',
    text: (when) => `Aus Ihrem Netzwerk wurden zu viele Anmeldungen begonnen. Bitte versuchen Sie es ${when} erneut.`,
    back: 'Zurück zur Anmeldung',
  },
  fr: {
    title: 'Veuillez patienter',
    text: (when) => `Trop de connexions ont été commencées depuis votre réseau. Veuillez réessayer ${when}.`,
    back: 'Retour à la connexion',
  },
  it: {
    title: 'Attendere',
    text: (when) => `Dalla Sua rete sono stati avviati troppi accessi. Riprovi ${when}.`,
    back: 'Torna all’accesso',
  },
  pl: {
    title: 'Prosimy poczekać',
    text: (when) => `Z Państwa sieci rozpoczęto zbyt wiele logowań. Prosimy spróbować ponownie ${when}.`,
    back: 'Wróć do logowania',
  },
};

/** Says when the next sign-in can be started. */
export const waitPage = (locale: Locale, seconds: number, home: string): string => {
  const { title, text, back } = waits[languageOfLocale(locale)];
  return staffPage(
    locale,
    title,
    `<h1>${title}</h1>
<p class="lead">${text(inWaitingTime(seconds, locale))}</p>
<p><a class="button" href="${escapeHtml(home)}">${back}</a></p>`,
  );
};

/**
 * Where whoever comes too late, or once more, goes on: the login page, which knows who is signed in and sends them on to their dashboard,
 * and tells everybody else to start again. In the language that the browser asks for, as the sign-in itself is forgotten.
 */
export const overAddress = (basePath: string, acceptLanguage: string): string =>
  `${loginAddress(basePath, acceptLanguage)}?staff=over`;

/** The login page in the language that the browser asks for. */
export const loginAddress = (basePath: string, acceptLanguage: string): string => {
  const locale = preferredLocale(acceptLanguage);
  const pair = storefronts.find((each) => each.locale === locale)?.pair;
  return `${basePath}${pair ? `/${pair.region}/${pair.language}` : ''}/connect/login`;
};
