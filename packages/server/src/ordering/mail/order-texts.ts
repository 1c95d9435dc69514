import type { Language } from '@connect/core/domain/access/language';
import type { WaitReason } from '@connect/core/domain/ordering/placement';
import type { MailWords } from '../../mail/texts/mail-texts.ts';

/** What the mails about orders of the portal say in one language. */
export interface OrderTexts {
  /** To whoever ordered. */
  readonly placed: (values: { no: string; waits: boolean }) => MailWords;
  /** Why it waits, and who decides: `over-lone-limit` where nobody else in the company may. */
  readonly waitsBecause: Readonly<Record<WaitReason | 'over-lone-limit', string>>;
  /** That so many lines of the basket were left out. */
  readonly left: (count: number) => string;
  /** What stands beside one of them; its quantity alone is the reason where the item is not gone. */
  readonly leftLine: (line: { title: string; isGone: boolean; replacedBy: string | null }) => string;
  readonly exclVat: (amount: string) => string;
  /** To whoever can approve it: `over-lone-limit` to the account manager, who decides where nobody else in the company may. */
  readonly waits: (values: {
    no: string;
    by: string;
    company: string;
  }) => Readonly<Record<WaitReason | 'over-lone-limit', MailWords>>;
  readonly approved: (values: { no: string }) => MailWords;
  /** The reason is quoted below it. */
  readonly rejected: (values: { no: string; by: string }) => MailWords;
  /** To whoever was to approve it. */
  readonly withdrawn: (values: { no: string; by: string; company: string }) => MailWords;
  readonly facts: Readonly<
    Record<'reference' | 'company' | 'orderedBy' | 'subTotal' | 'total' | 'shipTo' | 'requestedOn', string>
  >;
  /** Lines that the mail leaves out. */
  readonly moreLines: (count: number) => readonly [name: string, value: string];
}

const en: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Your order ${no} is waiting for approval` : `Your order ${no}`,
    title: waits ? 'Your order is waiting for approval' : 'Thank you for your order',
    paragraphs: [
      waits
        ? `We’ve received your order ${no}. We’ll email you as soon as it has been approved or rejected.`
        : `We’ve received your order ${no} and are preparing it.`,
    ],
    button: 'View order',
  }),
  waitsBecause: {
    'over-credit': 'It’s over your company’s available credit, so your account manager must approve it first.',
    'over-limit': 'It’s over your spend limit, so an administrator in your company must approve it first.',
    'over-lone-limit': 'It’s over your spend limit, so your account manager must approve it first.',
  },
  left: (count) =>
    count === 1
      ? '1 line of your basket was not ordered. It is listed below and is still in your basket.'
      : `${count} lines of your basket were not ordered. They are listed below and are still in your basket.`,
  leftLine: ({ title, isGone, replacedBy }) => {
    if (!isGone) return `${title}: not ordered, as this quantity can’t be ordered any more`;
    return replacedBy === null
      ? `${title}: not ordered, as it can’t be ordered any more`
      : `${title}: not ordered, as it can’t be ordered any more. Replaced by ${replacedBy}`;
  },
  exclVat: (amount) => `${amount} excl. VAT`,
  waits: ({ no, by, company }) => ({
    'over-limit': {
      subject: `Order ${no} is waiting for your approval`,
      title: 'An order is waiting for your approval',
      paragraphs: [`${by} has placed order ${no}, which is over their spend limit.`],
      button: 'Approve or reject',
    },
    'over-lone-limit': {
      subject: `Order ${no} from ${company} is waiting for your approval`,
      title: 'An order is waiting for your approval',
      paragraphs: [
        `${by} of ${company} has placed order ${no}, which is over their spend limit. No one else in the company can approve it.`,
      ],
      button: 'Approve or reject',
    },
    'over-credit': {
      subject: `Order ${no} from ${company} is over its available credit`,
      title: 'An order is waiting for your approval',
      paragraphs: [`${by} of ${company} has placed order ${no}, which is over the company’s available credit.`],
      button: 'Approve or reject',
    },
  }),
  approved: ({ no }) => ({
    subject: `Your order ${no} is approved`,
    title: 'Your order is approved',
    paragraphs: [`Order ${no} has been approved, and we’re preparing it.`],
    button: 'View order',
  }),
  rejected: ({ no, by }) => ({
    subject: `Your order ${no} was rejected`,
    title: 'Your order was rejected',
    paragraphs: [`${by} has rejected order ${no} for the reason below. Nothing will be shipped.`],
    button: 'View order',
  }),
  withdrawn: ({ no, by, company }) => ({
    subject: `Order ${no} was withdrawn`,
    title: 'An order was withdrawn',
    paragraphs: [
      `${by} of ${company} has withdrawn order ${no}. You no longer need to approve it, and nothing will be shipped.`,
    ],
  }),
  facts: {
    reference: 'Your Reference',
    company: 'Company',
    orderedBy: 'Ordered by',
    subTotal: 'Sub total excluding VAT',
    total: 'Total including VAT',
    shipTo: 'Ship to',
    requestedOn: 'Requested delivery date',
  },
  moreLines: (count) => ['More lines', String(count)],
};

const de: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Ihre Bestellung ${no} wartet auf Freigabe` : `Ihre Bestellung ${no}`,
    title: waits ? 'Ihre Bestellung wartet auf Freigabe' : 'Vielen Dank für Ihre Bestellung',
    paragraphs: [
      waits
        ? `Wir haben Ihre Bestellung ${no} erhalten. Wir schreiben Ihnen, sobald darüber entschieden ist.`
        : `Wir haben Ihre Bestellung ${no} erhalten und bereiten sie vor.`,
    ],
    button: 'Bestellung ansehen',
  }),
  waitsBecause: {
    'over-credit':
      'Sie liegt über dem verfügbaren Kredit Ihres Unternehmens, daher muss Ihre Kundenbetreuung sie erst freigeben.',
    'over-limit':
      'Sie liegt über Ihrem Ausgabenlimit, daher muss ein Administrator Ihres Unternehmens sie erst freigeben.',
    'over-lone-limit': 'Sie liegt über Ihrem Ausgabenlimit, daher muss Ihre Kundenbetreuung sie erst freigeben.',
  },
  left: (count) =>
    count === 1
      ? '1 Position Ihres Warenkorbs wurde nicht bestellt. Sie steht unten und liegt noch in Ihrem Warenkorb.'
      : `${count} Positionen Ihres Warenkorbs wurden nicht bestellt. Sie stehen unten und liegen noch in Ihrem Warenkorb.`,
  leftLine: ({ title, isGone, replacedBy }) => {
    if (!isGone) return `${title}: nicht bestellt, da diese Menge nicht mehr bestellbar ist`;
    return replacedBy === null
      ? `${title}: nicht bestellt, da nicht mehr bestellbar`
      : `${title}: nicht bestellt, da nicht mehr bestellbar. Ersatz: ${replacedBy}`;
  },
  exclVat: (amount) => `${amount} ohne MwSt.`,
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
  withdrawn: ({ no, by, company }) => ({
    subject: `Bestellung ${no} wurde zurückgezogen`,
    title: 'Eine Bestellung wurde zurückgezogen',
    paragraphs: [
      `${by} von ${company} hat die Bestellung ${no} zurückgezogen. Sie müssen nichts mehr freigeben, und es wird nichts verschickt.`,
    ],
  }),
  facts: {
    reference: 'Ihre Referenz',
    company: 'Unternehmen',
    orderedBy: 'Bestellt von',
    subTotal: 'Zwischensumme ohne MwSt.',
    total: 'Gesamtsumme inkl. MwSt.',
    shipTo: 'Lieferadresse',
    requestedOn: 'Wunschliefertermin',
  },
  moreLines: (count) => ['Weitere Positionen', String(count)],
};

const fr: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Votre commande ${no} attend une approbation` : `Votre commande ${no}`,
    title: waits ? 'Votre commande attend une approbation' : 'Merci pour votre commande',
    paragraphs: [
      waits
        ? `Nous avons bien reçu votre commande ${no}. Nous vous écrirons dès que la décision sera prise.`
        : `Nous avons bien reçu votre commande ${no} et la préparons.`,
    ],
    button: 'Voir la commande',
  }),
  waitsBecause: {
    'over-credit':
      'Elle dépasse le crédit disponible de votre entreprise : votre responsable de compte doit d’abord l’approuver.',
    'over-limit':
      'Elle dépasse votre plafond de dépenses : un administrateur de votre entreprise doit d’abord l’approuver.',
    'over-lone-limit': 'Elle dépasse votre plafond de dépenses : votre responsable de compte doit d’abord l’approuver.',
  },
  left: (count) =>
    count === 1
      ? '1 ligne de votre panier n’a pas été commandée. Elle figure ci-dessous et se trouve toujours dans votre panier.'
      : `${count} lignes de votre panier n’ont pas été commandées. Elles figurent ci-dessous et se trouvent toujours dans votre panier.`,
  leftLine: ({ title, isGone, replacedBy }) => {
    if (!isGone) return `${title} : non commandé, car cette quantité ne peut plus être commandée`;
    return replacedBy === null
      ? `${title} : non commandé, car l’article ne peut plus être commandé`
      : `${title} : non commandé, car l’article ne peut plus être commandé. Remplacé par ${replacedBy}`;
  },
  exclVat: (amount) => `${amount} HT`,
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
  withdrawn: ({ no, by, company }) => ({
    subject: `La commande ${no} a été annulée par l’acheteur`,
    title: 'Une commande a été annulée par l’acheteur',
    paragraphs: [
      `${by} (${company}) a annulé la commande ${no}. Vous n’avez plus à l’approuver et rien ne sera expédié.`,
    ],
  }),
  facts: {
    reference: 'Votre référence',
    company: 'Entreprise',
    orderedBy: 'Commandé par',
    subTotal: 'Sous-total hors TVA',
    total: 'Total TTC',
    shipTo: 'Adresse de livraison',
    requestedOn: 'Date de livraison souhaitée',
  },
  moreLines: (count) => ['Autres lignes', String(count)],
};

const it: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Il Suo ordine ${no} attende approvazione` : `Il Suo ordine ${no}`,
    title: waits ? 'Il Suo ordine attende approvazione' : 'Grazie per il Suo ordine',
    paragraphs: [
      waits
        ? `Abbiamo ricevuto il Suo ordine ${no}. Le scriveremo appena sarà approvato o rifiutato.`
        : `Abbiamo ricevuto il Suo ordine ${no} e lo stiamo preparando.`,
    ],
    button: 'Vedi l’ordine',
  }),
  waitsBecause: {
    'over-credit':
      'Supera il fido disponibile della Sua azienda: deve prima approvarlo il Suo responsabile commerciale.',
    'over-limit': 'Supera il Suo limite di spesa: deve prima approvarlo un amministratore della Sua azienda.',
    'over-lone-limit': 'Supera il Suo limite di spesa: deve prima approvarlo il Suo responsabile commerciale.',
  },
  left: (count) =>
    count === 1
      ? '1 riga del Suo carrello non è stata ordinata. È riportata qui sotto ed è ancora nel carrello.'
      : `${count} righe del Suo carrello non sono state ordinate. Sono riportate qui sotto e sono ancora nel carrello.`,
  leftLine: ({ title, isGone, replacedBy }) => {
    if (!isGone) return `${title}: non ordinato, perché questa quantità non è più ordinabile`;
    return replacedBy === null
      ? `${title}: non ordinato, perché non è più ordinabile`
      : `${title}: non ordinato, perché non è più ordinabile. Sostituito da ${replacedBy}`;
  },
  exclVat: (amount) => `${amount} IVA esclusa`,
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
  withdrawn: ({ no, by, company }) => ({
    subject: `L’ordine ${no} è stato revocato`,
    title: 'Un ordine è stato revocato',
    paragraphs: [
      `${by} (${company}) ha revocato l’ordine ${no}. Non occorre più approvarlo e non verrà spedito nulla.`,
    ],
  }),
  facts: {
    reference: 'Vostro riferimento',
    company: 'Azienda',
    orderedBy: 'Ordinato da',
    subTotal: 'Imponibile, IVA esclusa',
    total: 'Totale IVA inclusa',
    shipTo: 'Indirizzo di consegna',
    requestedOn: 'Data di consegna richiesta',
  },
  moreLines: (count) => ['Altre righe', String(count)],
};

const pl: OrderTexts = {
  placed: ({ no, waits }) => ({
    subject: waits ? `Zamówienie ${no} czeka na zatwierdzenie` : `Państwa zamówienie ${no}`,
    title: waits ? 'Zamówienie czeka na zatwierdzenie' : 'Dziękujemy za zamówienie',
    paragraphs: [
      waits
        ? `Otrzymaliśmy zamówienie ${no}. Napiszemy, gdy zapadnie decyzja.`
        : `Otrzymaliśmy zamówienie ${no} i przygotowujemy je.`,
    ],
    button: 'Zobacz zamówienie',
  }),
  waitsBecause: {
    'over-credit': 'Przekracza ono dostępny kredyt Państwa firmy, więc najpierw musi je zatwierdzić opiekun klienta.',
    'over-limit':
      'Przekracza ono Państwa limit wydatków, więc najpierw musi je zatwierdzić administrator w Państwa firmie.',
    'over-lone-limit': 'Przekracza ono Państwa limit wydatków, więc najpierw musi je zatwierdzić opiekun klienta.',
  },
  left: (count) =>
    `Liczba niezamówionych pozycji z koszyka: ${count}. Są wymienione poniżej i nadal znajdują się w koszyku.`,
  leftLine: ({ title, isGone, replacedBy }) => {
    if (!isGone) return `${title}: nie zamówiono, ponieważ tej ilości nie można już zamówić`;
    return replacedBy === null
      ? `${title}: nie zamówiono, ponieważ nie można już zamówić tego produktu`
      : `${title}: nie zamówiono, ponieważ nie można już zamówić tego produktu. Zastępuje go ${replacedBy}`;
  },
  exclVat: (amount) => `${amount} bez VAT`,
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
      subject: `Zamówienie ${no} firmy ${company} przekracza dostępny kredyt`,
      title: 'Zamówienie czeka na Państwa zatwierdzenie',
      paragraphs: [`Zamówienie ${no}, które składa ${by} (${company}), przekracza dostępny kredyt firmy.`],
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
  withdrawn: ({ no, by, company }) => ({
    subject: `Zamówienie ${no} zostało wycofane`,
    title: 'Zamówienie zostało wycofane',
    paragraphs: [
      `Zamówienie ${no} zostało wycofane (${by}, ${company}). Nie trzeba go już zatwierdzać i nic nie zostanie wysłane.`,
    ],
  }),
  facts: {
    reference: 'Państwa numer referencyjny',
    company: 'Firma',
    orderedBy: 'Zamawiający',
    subTotal: 'Wartość netto (bez VAT)',
    total: 'Razem z VAT',
    shipTo: 'Adres dostawy',
    requestedOn: 'Żądana data dostawy',
  },
  moreLines: (count) => ['Pozostałe pozycje', String(count)],
};

/** What the mails about orders say, beside `mailTexts`. */
export const orderTexts: Readonly<Record<Language, OrderTexts>> = { en, fr, it, pl, de };
