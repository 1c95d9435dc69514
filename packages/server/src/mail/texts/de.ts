import type { MailTexts } from './mail-texts.ts';

const notYou = 'Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest und melden Sie sich bei uns.';
const notYouOfStaff = 'Wenn Sie das nicht waren, informieren Sie bitte sofort einen Administrator des Portals.';
const button = 'Neues Passwort festlegen';

export const de = (portal: string): MailTexts => ({
  hello: (firstName) => `Guten Tag ${firstName}!`,
  invitation: ({ inviter, company, until }) => ({
    subject: `${inviter} lädt Sie zu ${portal} ein`,
    title: 'Sie sind eingeladen',
    paragraphs: [
      `${inviter} lädt Sie ein, das Handelsportal ${portal} für ${company} zu nutzen.`,
      'Legen Sie Ihr Konto an, um die Bestellungen Ihres Unternehmens zu sehen und zu verwalten.',
    ],
    button: 'Konto anlegen',
    notes: [
      `Der Link ist bis zum ${until} einmal gültig.`,
      'Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun.',
    ],
  }),
  invitedTwice: ({ inviter, company, email }) => ({
    subject: `${inviter} lädt Sie zu ${portal} ein`,
    title: 'Sie haben schon ein Konto',
    paragraphs: [
      `${inviter} lädt Sie ein, das Handelsportal ${portal} für ${company} zu nutzen, aber für ${email} gibt es bei uns schon ein Konto.`,
      'Eine E-Mail-Adresse kann nur zu einem Konto gehören. Um auch für dieses Unternehmen zu arbeiten, bitten Sie um eine Einladung an eine andere Adresse.',
    ],
  }),
  firstPassword: ({ inviter, company, until }) => ({
    subject: `Ihr Konto bei ${portal} für ${company}`,
    title: 'Ihr Konto ist bereit',
    paragraphs: [
      `${inviter} hat für Sie ein Konto im Handelsportal ${portal} eingerichtet, für ${company}.`,
      'Wählen Sie ein Passwort, um die Bestellungen Ihres Unternehmens zu sehen und zu verwalten.',
    ],
    button: 'Passwort wählen',
    notes: [
      `Der Link ist bis zum ${until} einmal gültig. Danach hilft „Passwort vergessen?“ auf der Anmeldeseite.`,
      'Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun.',
    ],
  }),
  passwordReset: ({ life }) => ({
    subject: 'Passwort zurücksetzen',
    title: 'Passwort zurücksetzen',
    paragraphs: [`Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos bei ${portal} zurückzusetzen.`],
    button,
    notes: [
      `Der Link ist einmal gültig, ${life} lang.`,
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  deactivated: {
    subject: `Sie können sich derzeit nicht bei ${portal} anmelden`,
    title: 'Ihr Zugang ist deaktiviert',
    paragraphs: [
      `Sie oder jemand anderes wollten das Passwort Ihres Zugangs zu ${portal} zurücksetzen. Der Zugang wurde deaktiviert; ein neues Passwort würde daran nichts ändern.`,
      'Bitte fragen Sie einen Administrator Ihres Unternehmens oder wenden Sie sich an uns.',
    ],
  },
  signedInElsewhere: ({ at, address, browser }) => ({
    subject: 'Neue Anmeldung an Ihrem Konto',
    title: 'Neue Anmeldung an Ihrem Konto',
    paragraphs: [
      `Am ${at} wurde Ihr Konto bei ${portal} von einem neuen Ort aus verwendet: ${[address, browser].filter(Boolean).join(', ')}.`,
      'Wenn Sie das waren, ist nichts zu tun.',
    ],
    button,
    notes: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    paragraphs: [
      `Das Passwort Ihres Kontos bei ${portal} wurde am ${at} geändert. Alle anderen Sitzungen wurden beendet.`,
    ],
    button,
    notes: [notYou],
  }),
  secondFactor: ({ at }) => ({
    reset: {
      subject: 'Die Bestätigung in zwei Schritten wurde zurückgesetzt',
      title: 'Die Bestätigung in zwei Schritten wurde zurückgesetzt',
      paragraphs: [
        `Eine Administratorin oder ein Administrator Ihres Unternehmens hat am ${at} die Bestätigung in zwei Schritten von Ihrem Konto bei ${portal} genommen. Bis Sie sie neu einrichten, melden Sie sich allein mit Ihrem Passwort an.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-on': {
      subject: 'Die Bestätigung in zwei Schritten wurde eingeschaltet',
      title: 'Die Bestätigung in zwei Schritten wurde eingeschaltet',
      paragraphs: [
        `Seit dem ${at} wird beim Anmelden an Ihrem Konto bei ${portal} auch ein Code Ihrer Authenticator-App verlangt.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-off': {
      subject: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
      title: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
      paragraphs: [`Seit dem ${at} wird beim Anmelden an Ihrem Konto bei ${portal} nur noch Ihr Passwort verlangt.`],
      button,
      notes: [notYou],
    },
    'passkey-added': {
      subject: 'Ein Passkey wurde hinzugefügt',
      title: 'Ein Passkey wurde hinzugefügt',
      paragraphs: [
        `Am ${at} wurde Ihrem Konto bei ${portal} ein Passkey hinzugefügt. Sie können ihn anstelle eines Codes verwenden.`,
      ],
      button,
      notes: [notYou],
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      title: 'Ein Passkey wurde entfernt',
      paragraphs: [`Am ${at} wurde ein Passkey von Ihrem Konto bei ${portal} entfernt.`],
      button,
      notes: [notYou],
    },
    'staff-passkey-added': {
      subject: 'Ein Passkey wurde hinzugefügt',
      title: 'Ein Passkey wurde hinzugefügt',
      paragraphs: [
        `Am ${at} wurde Ihrem Konto für Mitarbeitende bei ${portal} ein Passkey hinzugefügt. Er genügt, um Sie anzumelden.`,
      ],
      notes: [notYouOfStaff],
    },
    'staff-passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      title: 'Ein Passkey wurde entfernt',
      paragraphs: [`Am ${at} wurde ein Passkey von Ihrem Konto für Mitarbeitende bei ${portal} entfernt.`],
      notes: [notYouOfStaff],
    },
    'recovery-codes-renewed': {
      subject: 'Ihre Wiederherstellungscodes wurden erneuert',
      title: 'Ihre Wiederherstellungscodes wurden erneuert',
      paragraphs: [
        `Für Ihr Konto bei ${portal} wurden am ${at} neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.`,
      ],
      button,
      notes: [notYou],
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      title: 'Ein Wiederherstellungscode wurde verwendet',
      paragraphs: [
        `Am ${at} hat sich jemand mit einem Wiederherstellungscode an Ihrem Konto bei ${portal} angemeldet.`,
      ],
      button,
      notes: [notYou],
    },
  }),
  watchNews: ({ count }) => ({
    subject: count === 1 ? 'Neues zu einem Artikel Ihrer Merkliste' : `Neues zu ${count} Artikeln Ihrer Merkliste`,
    title: 'Neues von Ihrer Merkliste',
    paragraphs: [
      'Ein Preis ist gesunken oder ein Artikel ist wieder auf Lager. Preise gelten für ein Stück, ohne MwSt.',
    ],
    button: 'Merkliste öffnen',
    notes: [
      'Sie erhalten diese E-Mail, weil die Artikel auf Ihrer Merkliste stehen. Entfernen Sie sie dort, um nichts mehr davon zu hören.',
    ],
  }),
  backInStock: 'Wieder auf Lager',
  contactCopy: ({ reference }) => ({
    subject: `Ihre Nachricht an uns (${reference})`,
    title: 'Wir haben Ihre Nachricht erhalten',
    paragraphs: ['Vielen Dank für Ihre Nachricht. Wir antworten so bald wie möglich. Dies ist Ihre Kopie.'],
  }),
  contactFacts: {
    reference: 'Vorgangsnummer',
    subject: 'Betreff',
    order: 'Bestellnummer',
    company: 'Unternehmen',
    from: 'Von',
  },
  contactSubjects: {
    order: 'Eine Bestellung',
    delivery: 'Eine Lieferung',
    invoice: 'Eine Rechnung oder Zahlung',
    account: 'Unser Kundenkonto',
    product: 'Ein Produkt',
    other: 'Etwas anderes',
  },
});
