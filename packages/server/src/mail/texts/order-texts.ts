import type { Language } from '../language.ts';
import type { OrderTexts } from './mail-texts.ts';

const en: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Your order ${no} waits for approval` : `Your order ${no}`,
    title: waits ? 'Your order waits for approval' : 'Thank you for your order',
    paragraphs: [
      waits
        ? `We have your order ${no}. It is above a limit, so somebody has to approve it first. We will write to you as soon as that is decided.`
        : `We have your order ${no} and are getting it ready.`,
    ],
    button: 'See the order',
  }),
  waits: ({ no, by, company }) => ({
    'over-limit': {
      subject: `Order ${no} waits for your approval`,
      title: 'An order waits for your approval',
      paragraphs: [`${by} has placed order ${no}, which is above their spend limit.`],
      button: 'Approve or reject',
    },
    'over-lone-limit': {
      subject: `Order ${no} of ${company} waits for your approval`,
      title: 'An order waits for your approval',
      paragraphs: [
        `${by} of ${company} has placed order ${no}, which is above their spend limit. Nobody else in the company can approve it.`,
      ],
      button: 'Approve or reject',
    },
    'over-credit': {
      subject: `Order ${no} of ${company} is over their credit`,
      title: 'An order waits for your approval',
      paragraphs: [`${by} of ${company} has placed order ${no}, which is above the company’s available credit.`],
      button: 'Approve or reject',
    },
  }),
  approved: ({ no }) => ({
    subject: `Your order ${no} is approved`,
    title: 'Your order is approved',
    paragraphs: [`Order ${no} has been approved, and we are getting it ready.`],
    button: 'See the order',
  }),
  rejected: ({ no, by }) => ({
    subject: `Your order ${no} was rejected`,
    title: 'Your order was rejected',
    paragraphs: [`${by} has rejected order ${no} for the reason below. Nothing will be sent.`],
    button: 'See the order',
  }),
  facts: {
    reference: 'Your Reference',
    company: 'Company',
    orderedBy: 'Ordered by',
    total: 'Total including VAT',
    shipTo: 'Ship to',
    requestedOn: 'Requested date',
  },
  moreLines: (count) => ['More lines', String(count)],
};

const de: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Ihre Bestellung ${no} wartet auf Freigabe` : `Ihre Bestellung ${no}`,
    title: waits ? 'Ihre Bestellung wartet auf Freigabe' : 'Vielen Dank für Ihre Bestellung',
    paragraphs: [
      waits
        ? `Wir haben Ihre Bestellung ${no} erhalten. Sie liegt über einer Grenze und muss erst freigegeben werden. Wir schreiben Ihnen, sobald darüber entschieden ist.`
        : `Wir haben Ihre Bestellung ${no} erhalten und bereiten sie vor.`,
    ],
    button: 'Bestellung ansehen',
  }),
  waits: ({ no, by, company }) => ({
    'over-limit': {
      subject: `Bestellung ${no} wartet auf Ihre Freigabe`,
      title: 'Eine Bestellung wartet auf Ihre Freigabe',
      paragraphs: [`${by} hat die Bestellung ${no} aufgegeben, die über dem eigenen Ausgabenlimit liegt.`],
      button: 'Freigeben oder ablehnen',
    },
    'over-lone-limit': {
      subject: `Bestellung ${no} von ${company} wartet auf Ihre Freigabe`,
      title: 'Eine Bestellung wartet auf Ihre Freigabe',
      paragraphs: [
        `${by} von ${company} hat die Bestellung ${no} aufgegeben, die über dem eigenen Ausgabenlimit liegt. Niemand sonst im Unternehmen kann sie freigeben.`,
      ],
      button: 'Freigeben oder ablehnen',
    },
    'over-credit': {
      subject: `Bestellung ${no} von ${company} übersteigt den verfügbaren Kredit`,
      title: 'Eine Bestellung wartet auf Ihre Freigabe',
      paragraphs: [`${by} von ${company} hat die Bestellung ${no} aufgegeben, die über dem verfügbaren Kredit liegt.`],
      button: 'Freigeben oder ablehnen',
    },
  }),
  approved: ({ no }) => ({
    subject: `Ihre Bestellung ${no} ist freigegeben`,
    title: 'Ihre Bestellung ist freigegeben',
    paragraphs: [`Die Bestellung ${no} wurde freigegeben, und wir bereiten sie vor.`],
    button: 'Bestellung ansehen',
  }),
  rejected: ({ no, by }) => ({
    subject: `Ihre Bestellung ${no} wurde abgelehnt`,
    title: 'Ihre Bestellung wurde abgelehnt',
    paragraphs: [`${by} hat die Bestellung ${no} aus dem unten genannten Grund abgelehnt. Es wird nichts verschickt.`],
    button: 'Bestellung ansehen',
  }),
  facts: {
    reference: 'Ihre Referenz',
    company: 'Unternehmen',
    orderedBy: 'Bestellt von',
    total: 'Gesamtsumme inkl. MwSt.',
    shipTo: 'Lieferadresse',
    requestedOn: 'Wunschtermin',
  },
  moreLines: (count) => ['Weitere Positionen', String(count)],
};

const fr: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Votre commande ${no} attend une approbation` : `Votre commande ${no}`,
    title: waits ? 'Votre commande attend une approbation' : 'Merci pour votre commande',
    paragraphs: [
      waits
        ? `Nous avons bien reçu votre commande ${no}. Elle dépasse une limite et doit d’abord être approuvée. Nous vous écrirons dès que la décision sera prise.`
        : `Nous avons bien reçu votre commande ${no} et la préparons.`,
    ],
    button: 'Voir la commande',
  }),
  waits: ({ no, by, company }) => ({
    'over-limit': {
      subject: `La commande ${no} attend votre approbation`,
      title: 'Une commande attend votre approbation',
      paragraphs: [`${by} a passé la commande ${no}, qui dépasse son plafond de dépenses.`],
      button: 'Approuver ou refuser',
    },
    'over-lone-limit': {
      subject: `La commande ${no} de ${company} attend votre approbation`,
      title: 'Une commande attend votre approbation',
      paragraphs: [
        `${by} (${company}) a passé la commande ${no}, qui dépasse son plafond de dépenses. Personne d’autre dans l’entreprise ne peut l’approuver.`,
      ],
      button: 'Approuver ou refuser',
    },
    'over-credit': {
      subject: `La commande ${no} de ${company} dépasse le crédit disponible`,
      title: 'Une commande attend votre approbation',
      paragraphs: [`${by} (${company}) a passé la commande ${no}, qui dépasse le crédit disponible de l’entreprise.`],
      button: 'Approuver ou refuser',
    },
  }),
  approved: ({ no }) => ({
    subject: `Votre commande ${no} est approuvée`,
    title: 'Votre commande est approuvée',
    paragraphs: [`La commande ${no} a été approuvée et nous la préparons.`],
    button: 'Voir la commande',
  }),
  rejected: ({ no, by }) => ({
    subject: `Votre commande ${no} a été refusée`,
    title: 'Votre commande a été refusée',
    paragraphs: [`${by} a refusé la commande ${no} pour le motif indiqué ci-dessous. Rien ne sera expédié.`],
    button: 'Voir la commande',
  }),
  facts: {
    reference: 'Votre référence',
    company: 'Entreprise',
    orderedBy: 'Commandé par',
    total: 'Total TTC',
    shipTo: 'Adresse de livraison',
    requestedOn: 'Date souhaitée',
  },
  moreLines: (count) => ['Autres lignes', String(count)],
};

const it: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Il Suo ordine ${no} attende approvazione` : `Il Suo ordine ${no}`,
    title: waits ? 'Il Suo ordine attende approvazione' : 'Grazie per il Suo ordine',
    paragraphs: [
      waits
        ? `Abbiamo ricevuto il Suo ordine ${no}. Supera un limite e deve prima essere approvato. Le scriveremo appena sarà deciso.`
        : `Abbiamo ricevuto il Suo ordine ${no} e lo stiamo preparando.`,
    ],
    button: 'Vedi l’ordine',
  }),
  waits: ({ no, by, company }) => ({
    'over-limit': {
      subject: `L’ordine ${no} attende la Sua approvazione`,
      title: 'Un ordine attende la Sua approvazione',
      paragraphs: [`${by} ha inviato l’ordine ${no}, che supera il suo limite di spesa.`],
      button: 'Approva o rifiuta',
    },
    'over-lone-limit': {
      subject: `L’ordine ${no} di ${company} attende la Sua approvazione`,
      title: 'Un ordine attende la Sua approvazione',
      paragraphs: [
        `${by} di ${company} ha inviato l’ordine ${no}, che supera il suo limite di spesa. Nessun altro in azienda può approvarlo.`,
      ],
      button: 'Approva o rifiuta',
    },
    'over-credit': {
      subject: `L’ordine ${no} di ${company} supera il fido disponibile`,
      title: 'Un ordine attende la Sua approvazione',
      paragraphs: [`${by} di ${company} ha inviato l’ordine ${no}, che supera il fido disponibile dell’azienda.`],
      button: 'Approva o rifiuta',
    },
  }),
  approved: ({ no }) => ({
    subject: `Il Suo ordine ${no} è approvato`,
    title: 'Il Suo ordine è approvato',
    paragraphs: [`L’ordine ${no} è stato approvato e lo stiamo preparando.`],
    button: 'Vedi l’ordine',
  }),
  rejected: ({ no, by }) => ({
    subject: `Il Suo ordine ${no} è stato rifiutato`,
    title: 'Il Suo ordine è stato rifiutato',
    paragraphs: [`${by} ha rifiutato l’ordine ${no} per il motivo indicato sotto. Non verrà spedito nulla.`],
    button: 'Vedi l’ordine',
  }),
  facts: {
    reference: 'Vostro riferimento',
    company: 'Azienda',
    orderedBy: 'Ordinato da',
    total: 'Totale IVA inclusa',
    shipTo: 'Indirizzo di consegna',
    requestedOn: 'Data richiesta',
  },
  moreLines: (count) => ['Altre righe', String(count)],
};

const pl: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Zamówienie ${no} czeka na zatwierdzenie` : `Państwa zamówienie ${no}`,
    title: waits ? 'Zamówienie czeka na zatwierdzenie' : 'Dziękujemy za zamówienie',
    paragraphs: [
      waits
        ? `Otrzymaliśmy zamówienie ${no}. Przekracza ono limit i musi najpierw zostać zatwierdzone. Napiszemy, gdy zapadnie decyzja.`
        : `Otrzymaliśmy zamówienie ${no} i przygotowujemy je.`,
    ],
    button: 'Zobacz zamówienie',
  }),
  waits: ({ no, by, company }) => ({
    'over-limit': {
      subject: `Zamówienie ${no} czeka na Państwa zatwierdzenie`,
      title: 'Zamówienie czeka na Państwa zatwierdzenie',
      paragraphs: [`Zamówienie ${no}, które składa ${by}, przekracza przyznany tej osobie limit wydatków.`],
      button: 'Zatwierdź lub odrzuć',
    },
    'over-lone-limit': {
      subject: `Zamówienie ${no} (${company}) czeka na Państwa zatwierdzenie`,
      title: 'Zamówienie czeka na Państwa zatwierdzenie',
      paragraphs: [
        `Zamówienie ${no}, które składa ${by} (${company}), przekracza przyznany tej osobie limit wydatków. Nikt inny w firmie nie może go zatwierdzić.`,
      ],
      button: 'Zatwierdź lub odrzuć',
    },
    'over-credit': {
      subject: `Zamówienie ${no} firmy ${company} przekracza dostępny limit kredytowy`,
      title: 'Zamówienie czeka na Państwa zatwierdzenie',
      paragraphs: [`Zamówienie ${no}, które składa ${by} (${company}), przekracza dostępny limit kredytowy firmy.`],
      button: 'Zatwierdź lub odrzuć',
    },
  }),
  approved: ({ no }) => ({
    subject: `Zamówienie ${no} zostało zatwierdzone`,
    title: 'Zamówienie zostało zatwierdzone',
    paragraphs: [`Zamówienie ${no} zostało zatwierdzone i przygotowujemy je.`],
    button: 'Zobacz zamówienie',
  }),
  rejected: ({ no, by }) => ({
    subject: `Zamówienie ${no} zostało odrzucone`,
    title: 'Zamówienie zostało odrzucone',
    paragraphs: [`Zamówienie ${no} zostało odrzucone (${by}); powód podano poniżej. Nic nie zostanie wysłane.`],
    button: 'Zobacz zamówienie',
  }),
  facts: {
    reference: 'Państwa numer referencyjny',
    company: 'Firma',
    orderedBy: 'Zamawiający',
    total: 'Razem z VAT',
    shipTo: 'Adres dostawy',
    requestedOn: 'Oczekiwana data',
  },
  moreLines: (count) => ['Pozostałe pozycje', String(count)],
};

/** What the mails about orders say, beside `mailTexts`. */
export const orderTexts: Readonly<Record<Language, OrderTexts>> = { en, fr, it, pl, de };
