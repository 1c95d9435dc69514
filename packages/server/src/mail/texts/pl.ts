import type { MailTexts } from './mail-texts.ts';

const notYou =
  'Jeśli to nie Państwo dokonali tej zmiany, prosimy natychmiast ustawić nowe hasło i skontaktować się z nami.';
const notYouOfStaff =
  'Jeśli to nie Państwo dokonali tej zmiany, prosimy natychmiast powiadomić administratora portalu.';
const button = 'Ustaw nowe hasło';

export const pl = (portal: string): MailTexts => ({
  hello: (firstName) => `Dzień dobry, ${firstName}!`,
  invitation: ({ inviter, company, until }) => ({
    subject: `${inviter} zaprasza do ${portal}`,
    title: `Zaproszenie do ${portal}`,
    paragraphs: [
      `${inviter} zaprasza do korzystania z portalu handlowego ${portal} w imieniu firmy ${company}.`,
      'Prosimy utworzyć konto, aby przeglądać zamówienia swojej firmy i nimi zarządzać.',
    ],
    button: 'Utwórz konto',
    notes: [`Link działa jeden raz, do dnia ${until}.`, 'Jeśli nie wiedzą Państwo, o co chodzi, nie trzeba nic robić.'],
  }),
  invitedTwice: ({ inviter, company, email }) => ({
    subject: `${inviter} zaprasza do ${portal}`,
    title: 'Konto już istnieje',
    paragraphs: [
      `${inviter} zaprasza do korzystania z portalu handlowego ${portal} w imieniu firmy ${company}, ale adres ${email} ma już u nas konto.`,
      'Adres e-mail może być przypisany tylko do jednej firmy. Aby dołączyć także do tej firmy, potrzebne jest zaproszenie na inny adres.',
    ],
  }),
  firstPassword: ({ inviter, company, until }) => ({
    subject: `Konto ${portal} dla firmy ${company}`,
    title: 'Konto jest gotowe',
    paragraphs: [
      `W portalu handlowym ${portal} założono dla Państwa konto użytkownika firmy ${company} (${inviter}).`,
      'Prosimy wybrać hasło, aby przeglądać zamówienia swojej firmy i nimi zarządzać.',
    ],
    button: 'Wybierz hasło',
    notes: [
      `Link działa jeden raz, do dnia ${until}. Później hasło można ustawić na stronie logowania, wybierając „Ustaw nowe hasło”.`,
      'Jeśli nie wiedzą Państwo, o co chodzi, nie trzeba nic robić.',
    ],
  }),
  passwordReset: ({ life }) => ({
    subject: 'Zmiana hasła',
    title: 'Zmiana hasła',
    paragraphs: [`Otrzymaliśmy prośbę o zmianę hasła do konta ${portal}.`],
    button,
    notes: [
      `Link działa jeden raz, przez ${life}.`,
      'Jeśli to nie Państwo o to prosili, nie trzeba nic robić: hasło pozostaje bez zmian.',
    ],
  }),
  deactivated: {
    subject: `Logowanie do ${portal} jest obecnie niemożliwe`,
    title: 'Państwa dostęp jest dezaktywowany',
    paragraphs: [
      `Otrzymaliśmy prośbę o zmianę hasła do konta ${portal}. Dostęp został dezaktywowany, więc nowe hasło nie umożliwi zalogowania.`,
      'Prosimy zwrócić się do administratora w Państwa firmie lub skontaktować się z nami.',
    ],
  },
  signedInElsewhere: ({ at, address, browser }) => ({
    subject: 'Nowe logowanie na konto',
    title: 'Nowe logowanie na konto',
    paragraphs: [
      `${at} zalogowano się na konto ${portal} z nowego miejsca: ${[address, browser].filter(Boolean).join(', ')}.`,
      'Jeśli to Państwo się zalogowali, nie trzeba nic robić.',
    ],
    button,
    notes: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Hasło zostało zmienione',
    title: 'Hasło zostało zmienione',
    paragraphs: [`Hasło do konta ${portal} zmieniono ${at}. Wszystkie pozostałe sesje zostały zakończone.`],
    button,
    notes: [notYou],
  }),
  secondFactor: ({ at }) => ({
    reset: {
      subject: 'Zresetowano weryfikację dwuetapową',
      title: 'Zresetowano weryfikację dwuetapową',
      paragraphs: [
        `${at} zresetowano weryfikację dwuetapową konta ${portal}. Do czasu jej ponownej konfiguracji do zalogowania wystarczy samo hasło.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-on': {
      subject: 'Włączono weryfikację dwuetapową',
      title: 'Włączono weryfikację dwuetapową',
      paragraphs: [
        `${at} włączono weryfikację dwuetapową konta ${portal}. Logowanie wymaga teraz także kodu z aplikacji uwierzytelniającej.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-off': {
      subject: 'Wyłączono weryfikację dwuetapową',
      title: 'Wyłączono weryfikację dwuetapową',
      paragraphs: [
        `${at} wyłączono weryfikację dwuetapową konta ${portal}. Do zalogowania wystarczy teraz samo hasło.`,
      ],
      button,
      notes: [notYou],
    },
    'passkey-added': {
      subject: 'Dodano klucz dostępu',
      title: 'Dodano klucz dostępu',
      paragraphs: [`${at} dodano klucz dostępu do konta ${portal}. Można go używać zamiast kodu.`],
      button,
      notes: [notYou],
    },
    'passkey-removed': {
      subject: 'Usunięto klucz dostępu',
      title: 'Usunięto klucz dostępu',
      paragraphs: [`${at} usunięto klucz dostępu z konta ${portal}.`],
      button,
      notes: [notYou],
    },
    'staff-passkey-added': {
      subject: 'Dodano klucz dostępu',
      title: 'Dodano klucz dostępu',
      paragraphs: [`${at} dodano klucz dostępu do konta pracownika w ${portal}. Wystarczy on do zalogowania.`],
      notes: [notYouOfStaff],
    },
    'staff-passkey-removed': {
      subject: 'Usunięto klucz dostępu',
      title: 'Usunięto klucz dostępu',
      paragraphs: [`${at} usunięto klucz dostępu z konta pracownika w ${portal}.`],
      notes: [notYouOfStaff],
    },
    'recovery-codes-renewed': {
      subject: 'Odnowiono kody odzyskiwania',
      title: 'Odnowiono kody odzyskiwania',
      paragraphs: [`Nowe kody odzyskiwania konta ${portal} utworzono ${at}. Stare już nie działają.`],
      button,
      notes: [notYou],
    },
    'recovery-code-used': {
      subject: 'Użyto kodu odzyskiwania',
      title: 'Użyto kodu odzyskiwania',
      paragraphs: [`${at} zalogowano się na konto ${portal} przy użyciu kodu odzyskiwania.`],
      button,
      notes: [notYou],
    },
  }),
  watchNews: ({ count }) => ({
    subject:
      count === 1 ? 'Nowości dotyczące obserwowanego produktu' : `Nowości dotyczące obserwowanych produktów: ${count}`,
    title: 'Nowości z listy obserwowanych',
    paragraphs: ['Cena spadła lub produkt wrócił do magazynu. Ceny są za jedną sztukę, bez VAT.'],
    button: 'Otwórz listę obserwowanych',
    notes: [
      'Otrzymują Państwo tę wiadomość, ponieważ te produkty są na liście obserwowanych. Po usunięciu z niej nie będzie kolejnych.',
    ],
  }),
  backInStock: 'Znów w magazynie',
  contactCopy: ({ reference }) => ({
    subject: `Państwa wiadomość (${reference})`,
    title: 'Otrzymaliśmy Państwa wiadomość',
    paragraphs: ['Dziękujemy za wiadomość. Odpowiemy najszybciej, jak to możliwe. To jest jej kopia.'],
  }),
  contactFacts: {
    reference: 'Numer sprawy',
    subject: 'Temat',
    order: 'Numer zamówienia',
    company: 'Firma',
    from: 'Od',
  },
  contactSubjects: {
    order: 'Zamówienie',
    delivery: 'Dostawa',
    invoice: 'Faktura lub płatność',
    account: 'Nasze konto',
    product: 'Produkt',
    other: 'Coś innego',
  },
});
