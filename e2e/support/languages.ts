/** The storefronts (specification §storefronts): what their addresses start with, the tag of the page's language, and their own names. */
export const storefronts = [
  { prefix: '', lang: 'en-GB', name: 'United Kingdom · English' },
  { prefix: '/us/en', lang: 'en-US', name: 'United States · English' },
  { prefix: '/row/en', lang: 'en-GB', name: 'Europe, Middle East & Africa · English' },
  { prefix: '/au/en', lang: 'en-AU', name: 'Australia · English' },
  { prefix: '/fr/fr', lang: 'fr-FR', name: 'France · Français' },
  { prefix: '/it/it', lang: 'it-IT', name: 'Italia · Italiano' },
  { prefix: '/pl/pl', lang: 'pl-PL', name: 'Polska · Polski' },
  { prefix: '/de/de', lang: 'de-DE', name: 'Deutschland · Deutsch' },
] as const;

/** A few words of each language other than English, as they are on the page and in mails. */
export const words = {
  '/fr/fr': {
    button: 'Se connecter',
    region: 'Région et langue',
    refused: 'Adresse e-mail ou mot de passe incorrect.',
    reset: 'Réinitialiser votre mot de passe',
  },
  '/it/it': {
    button: 'Accedi',
    region: 'Area geografica e lingua',
    refused: 'Indirizzo e-mail o password non corretti.',
    reset: 'Reimpostare la password',
  },
  '/pl/pl': {
    button: 'Zaloguj się',
    region: 'Region i język',
    refused: 'Adres e-mail lub hasło są nieprawidłowe.',
    reset: 'Zmiana hasła',
  },
  '/de/de': {
    button: 'Anmelden',
    region: 'Region und Sprache',
    refused: 'E-Mail-Adresse oder Passwort ist falsch.',
    reset: 'Passwort zurücksetzen',
  },
} as const;

/**
 * The languages that a journey goes through: the one at a place of the list, as most of what it holds is the same in each. With
 * `ALL_LANGUAGES` in the environment all of them.
 */
export const inOneOf = <Language>(languages: readonly Language[], place: number): readonly Language[] =>
  process.env['ALL_LANGUAGES'] ? languages : languages.slice(place, place + 1);
