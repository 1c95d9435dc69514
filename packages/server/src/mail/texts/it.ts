import type { MailTexts } from './mail-texts.ts';

const notYou = 'Se non riconosce questa operazione, imposti subito una nuova password e ci contatti.';
const notYouOfStaff = 'Se non riconosce questa operazione, avvisi subito un amministratore del portale.';
const button = 'Imposta una nuova password';

export const it = (portal: string): MailTexts => ({
  hello: (firstName) => `Buongiorno ${firstName},`,
  invitation: ({ inviter, company, until }) => ({
    subject: `Invito a ${portal} da ${inviter}`,
    title: `Un invito a ${portal}`,
    paragraphs: [
      `${inviter} La invita a usare il portale ${portal} per ${company}.`,
      'Crei il Suo account per vedere e gestire gli ordini dell’azienda.',
    ],
    button: 'Crea l’account',
    notes: [
      `Il link funziona una sola volta. Scadenza: ${until}.`,
      'Se non sa di che cosa si tratta, non occorre fare nulla.',
    ],
  }),
  invitedTwice: ({ inviter, company, email }) => ({
    subject: `Invito a ${portal} da ${inviter}`,
    title: 'Esiste già un account',
    paragraphs: [
      `${inviter} La invita a usare il portale ${portal} per ${company}, ma ${email} ha già un account presso di noi.`,
      'Un indirizzo e-mail può appartenere a un solo account. Per lavorare anche per questa azienda, chieda un invito a un altro indirizzo.',
    ],
  }),
  firstPassword: ({ inviter, company, until }) => ({
    subject: `Il Suo account ${portal} per ${company}`,
    title: 'Il Suo account è pronto',
    paragraphs: [
      `${inviter} ha creato per Lei un account sul portale ${portal}, per ${company}.`,
      'Scelga una password per vedere e gestire gli ordini dell’azienda.',
    ],
    button: 'Scegli una password',
    notes: [
      `Il link funziona una sola volta. Scadenza: ${until}. Dopo, usi «Password dimenticata» nella pagina di accesso.`,
      'Se non sa di che cosa si tratta, non occorre fare nulla.',
    ],
  }),
  passwordReset: ({ life }) => ({
    subject: 'Reimpostare la password',
    title: 'Reimpostare la password',
    paragraphs: [`È stato chiesto di reimpostare la password di questo account ${portal}.`],
    button,
    notes: [
      `Il link funziona una sola volta, per ${life}.`,
      'Se la richiesta viene da altri, non occorre fare nulla: la password resta invariata.',
    ],
  }),
  deactivated: {
    subject: `Al momento non può accedere a ${portal}`,
    title: 'Il Suo account è disattivato',
    paragraphs: [
      `Lei, o qualcun altro, ha chiesto di reimpostare la password del Suo account ${portal}. L’account è stato disattivato: una nuova password non cambierebbe nulla.`,
      'Si rivolga a un amministratore della Sua azienda oppure ci contatti.',
    ],
  },
  signedInElsewhere: ({ at, address, browser }) => ({
    subject: 'Nuovo accesso al Suo account',
    title: 'Nuovo accesso al Suo account',
    paragraphs: [
      `In data ${at} è stato effettuato un accesso al Suo account ${portal} da un luogo nuovo: ${[address, browser].filter(Boolean).join(', ')}.`,
      'Se riconosce questo accesso, non occorre fare nulla.',
    ],
    button,
    notes: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'La password è stata modificata',
    title: 'La password è stata modificata',
    paragraphs: [
      `La password di questo account ${portal} è stata modificata in data ${at}. Tutte le altre sessioni sono state chiuse.`,
    ],
    button,
    notes: [notYou],
  }),
  secondFactor: ({ at }) => ({
    reset: {
      subject: 'La verifica in due passaggi è stata reimpostata',
      title: 'La verifica in due passaggi è stata reimpostata',
      paragraphs: [
        `In data ${at} un amministratore della Sua azienda ha rimosso la verifica in due passaggi dal Suo account ${portal}. Finché non la riconfigura, accede con la sola password.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-on': {
      subject: 'La verifica in due passaggi è stata attivata',
      title: 'La verifica in due passaggi è stata attivata',
      paragraphs: [
        `In data ${at} è stata attivata la verifica in due passaggi: l’accesso a questo account ${portal} richiede ora anche un codice dell’app di autenticazione.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-off': {
      subject: 'La verifica in due passaggi è stata disattivata',
      title: 'La verifica in due passaggi è stata disattivata',
      paragraphs: [
        `In data ${at} è stata disattivata la verifica in due passaggi: l’accesso a questo account ${portal} richiede ora soltanto la password.`,
      ],
      button,
      notes: [notYou],
    },
    'passkey-added': {
      subject: 'È stata aggiunta una passkey',
      title: 'È stata aggiunta una passkey',
      paragraphs: [
        `In data ${at} è stata aggiunta una passkey a questo account ${portal}. Può essere usata al posto di un codice.`,
      ],
      button,
      notes: [notYou],
    },
    'passkey-removed': {
      subject: 'È stata rimossa una passkey',
      title: 'È stata rimossa una passkey',
      paragraphs: [`In data ${at} è stata rimossa una passkey da questo account ${portal}.`],
      button,
      notes: [notYou],
    },
    'staff-passkey-added': {
      subject: 'È stata aggiunta una passkey',
      title: 'È stata aggiunta una passkey',
      paragraphs: [
        `In data ${at} è stata aggiunta una passkey a questo account del personale di ${portal}. Basta da sola per accedere.`,
      ],
      notes: [notYouOfStaff],
    },
    'staff-passkey-removed': {
      subject: 'È stata rimossa una passkey',
      title: 'È stata rimossa una passkey',
      paragraphs: [`In data ${at} è stata rimossa una passkey da questo account del personale di ${portal}.`],
      notes: [notYouOfStaff],
    },
    'recovery-codes-renewed': {
      subject: 'I codici di recupero sono stati rinnovati',
      title: 'I codici di recupero sono stati rinnovati',
      paragraphs: [
        `In data ${at} sono stati creati nuovi codici di recupero per questo account ${portal}. Quelli vecchi non funzionano più.`,
      ],
      button,
      notes: [notYou],
    },
    'recovery-code-used': {
      subject: 'È stato usato un codice di recupero',
      title: 'È stato usato un codice di recupero',
      paragraphs: [`In data ${at} è stato effettuato un accesso a questo account ${portal} con un codice di recupero.`],
      button,
      notes: [notYou],
    },
  }),
  watchNews: ({ count }) => ({
    subject: count === 1 ? 'Novità su un articolo che segue' : `Novità su ${count} articoli che segue`,
    title: 'Novità dagli articoli seguiti',
    paragraphs: ['Un prezzo è sceso o un articolo è di nuovo disponibile. I prezzi sono per un pezzo, IVA esclusa.'],
    button: 'Vedi gli articoli seguiti',
    notes: ['Riceve questo messaggio perché segue questi articoli. Smetta di seguirli per non ricevere altri avvisi.'],
  }),
  backInStock: 'Di nuovo disponibile',
  contactCopy: ({ reference }) => ({
    subject: `Il Suo messaggio (${reference})`,
    title: 'Abbiamo ricevuto il Suo messaggio',
    paragraphs: ['Grazie per averci scritto. Risponderemo appena possibile. Questa è la copia del messaggio.'],
  }),
  contactFacts: {
    reference: 'Riferimento',
    subject: 'Oggetto',
    order: 'Numero ordine',
    company: 'Azienda',
    from: 'Da',
  },
  contactSubjects: {
    order: 'Un ordine',
    delivery: 'Una consegna',
    invoice: 'Una fattura o un pagamento',
    account: 'Il nostro conto',
    product: 'Un prodotto',
    other: 'Altro',
  },
});
