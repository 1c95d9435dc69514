import type { Language } from '@connect/core/domain/access/language';

/** What the page says that staff sign in at. */
export interface SignInTexts {
  readonly title: string;
  readonly error: string;
  readonly lead: string;
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly demo: string;
  readonly demoLead: string;
  /** What the demo's accounts are, by their English names. */
  readonly who: Readonly<Partial<Record<string, string>>>;
  readonly wrong: string;
  /** `when` such as `in 10 minutes`. */
  readonly tooMany: (when: string) => string;
}

export const signInTexts: Readonly<Record<Language, SignInTexts>> = {
  en: {
    title: 'Staff sign-in',
    error: 'Error',
    lead: 'For account managers and brand managers.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    demo: 'Demo accounts',
    demoLead: 'This portal runs on demo data. Choose an account to sign in with it.',
    who: {},
    wrong: 'This email and password do not match an account of staff.',
    tooMany: (when) => `Too many attempts. Please try again ${when}.`,
  },
  de: {
    title: 'Anmeldung für Mitarbeitende',
    error: 'Fehler',
    lead: 'Für die Kundenbetreuung und das Markenmanagement.',
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    demo: 'Demokonten',
    demoLead: 'Dieses Portal läuft mit Demodaten. Wählen Sie ein Konto, um sich damit anzumelden.',
    who: {
      'Account manager': 'Kundenbetreuung',
      'Account manager, super user': 'Kundenbetreuung, mit erweiterten Rechten',
      'Brand manager': 'Markenmanagement',
      'Senior brand manager': 'Leitung Markenmanagement',
    },
    wrong: 'Diese E-Mail-Adresse und dieses Passwort gehören zu keinem Konto für Mitarbeitende.',
    tooMany: (when) => `Zu viele Versuche. Bitte versuchen Sie es ${when} erneut.`,
  },
  fr: {
    title: 'Connexion du personnel',
    error: 'Erreur',
    lead: 'Pour les responsables de compte et les responsables de marque.',
    email: 'E-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    demo: 'Comptes de démonstration',
    demoLead: 'Ce portail utilise des données de démonstration. Choisissez un compte pour vous connecter.',
    who: {
      'Account manager': 'Responsable de compte',
      'Account manager, super user': 'Responsable de compte, droits étendus',
      'Brand manager': 'Responsable de marque',
      'Senior brand manager': 'Responsable de marque principal',
    },
    wrong: 'Cet e-mail et ce mot de passe ne correspondent à aucun compte du personnel.',
    tooMany: (when) => `Trop de tentatives. Veuillez réessayer ${when}.`,
  },
  it: {
    title: 'Accesso per il personale',
    error: 'Errore',
    lead: 'Per i responsabili commerciali e i brand manager.',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Accedi',
    demo: 'Account dimostrativi',
    demoLead: 'Questo portale usa dati dimostrativi. Scelga un account per accedere.',
    who: {
      'Account manager': 'Responsabile commerciale',
      'Account manager, super user': 'Responsabile commerciale, diritti estesi',
    },
    wrong: 'E-mail e password non corrispondono a nessun account del personale.',
    tooMany: (when) => `Troppi tentativi. Riprovi ${when}.`,
  },
  pl: {
    title: 'Logowanie pracowników',
    error: 'Błąd',
    lead: 'Dla opiekunów klienta i menedżerów marki.',
    email: 'E-mail',
    password: 'Hasło',
    signIn: 'Zaloguj się',
    demo: 'Konta demonstracyjne',
    demoLead: 'Ten portal działa na danych demonstracyjnych. Prosimy wybrać konto, aby się zalogować.',
    who: {
      'Account manager': 'Opiekun klienta',
      'Account manager, super user': 'Opiekun klienta, superużytkownik',
      'Brand manager': 'Menedżer marki',
      'Senior brand manager': 'Starszy menedżer marki',
    },
    wrong: 'Ten adres e-mail i hasło nie pasują do żadnego konta pracownika.',
    tooMany: (when) => `Zbyt wiele prób. Prosimy spróbować ponownie ${when}.`,
  },
};
