import type { Language } from '@connect/core/domain/access/language';
import type { MailWords } from '../../mail/texts/mail-texts.ts';

type Words = (values: { no: string }) => MailWords;

/** What the mails about answered orders say in one language. Their readers ordered themselves, or look after what others ordered. */
export interface AnswerTexts {
  readonly confirmed: Words;
  readonly changed: {
    readonly words: Words;
    readonly cancelled: Words;
    readonly reopened: string;
    /** Of an order that was confirmed otherwise than it was placed. */
    readonly differs: string;
    readonly items: string;
    readonly promises: string;
    readonly total: string;
    readonly shipTo: string;
  };
  readonly dispatched: Words;
  /** The PDF goes with it. */
  readonly invoiced: Words;
  /** Why they get it, and how to get none. */
  readonly chosen: string;
  readonly facts: Readonly<
    Record<
      | 'reference'
      | 'backOfficeNo'
      | 'total'
      | 'shipTo'
      | 'promisedFor'
      | 'shipment'
      | 'carrier'
      | 'tracking'
      | 'shippedOn'
      | 'invoice'
      | 'dueOn',
      string
    >
  >;
  readonly moreLines: (count: number) => readonly [name: string, value: string];
}

/** A mail whose subject is its title, too. */
const words = (title: string, paragraph: string, button: string): MailWords => ({
  subject: title,
  title,
  paragraphs: [paragraph],
  button,
});

const en: AnswerTexts = {
  confirmed: ({ no }) => words(`Order ${no} is confirmed`, `We’ve confirmed order ${no}.`, 'View order'),
  changed: {
    words: ({ no }) => words(`Order ${no} has changed`, `We’ve changed order ${no}.`, 'View order'),
    cancelled: ({ no }) =>
      words(`Order ${no} is cancelled`, `Order ${no} has been cancelled. Nothing more will be shipped.`, 'View order'),
    reopened: 'It is no longer cancelled.',
    differs: 'Some of it differs from what was ordered.',
    items: 'These quantities are different, with the earlier one first:',
    promises: 'These promised dates are different, with the earlier one first:',
    total: 'The total is different.',
    shipTo: 'The delivery address is different.',
  },
  dispatched: ({ no }) =>
    words(`Order ${no} is on its way`, `The items below from order ${no} have been shipped.`, 'Track the order'),
  invoiced: ({ no }) => words(`Invoice ${no}`, `Invoice ${no} is attached as a PDF.`, 'View invoice'),
  chosen:
    'You can choose which of these emails you get in the portal, under “Two-step verification” in your account menu.',
  facts: {
    reference: 'Your Reference',
    backOfficeNo: 'Supplier’s Number',
    total: 'Total including VAT',
    shipTo: 'Ship to',
    promisedFor: 'Promised for',
    shipment: 'Shipment',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    shippedOn: 'Shipped on',
    invoice: 'Invoice number',
    dueOn: 'Due date',
  },
  moreLines: (count) => ['More lines', String(count)],
};

const de: AnswerTexts = {
  confirmed: ({ no }) =>
    words(`Bestellung ${no} ist bestätigt`, `Wir haben die Bestellung ${no} bestätigt.`, 'Bestellung ansehen'),
  changed: {
    words: ({ no }) =>
      words(`Bestellung ${no} wurde geändert`, `Wir haben die Bestellung ${no} geändert.`, 'Bestellung ansehen'),
    cancelled: ({ no }) =>
      words(
        `Bestellung ${no} wurde storniert`,
        `Die Bestellung ${no} wurde storniert. Es wird nichts mehr verschickt.`,
        'Bestellung ansehen',
      ),
    reopened: 'Sie ist nicht mehr storniert.',
    differs: 'Sie weicht in Teilen von dem ab, was bestellt wurde.',
    items: 'Diese Mengen haben sich geändert, die bisherige steht vorn:',
    promises: 'Diese zugesagten Termine haben sich geändert, der bisherige steht vorn:',
    total: 'Die Gesamtsumme hat sich geändert.',
    shipTo: 'Die Lieferadresse hat sich geändert.',
  },
  dispatched: ({ no }) =>
    words(
      `Bestellung ${no} ist unterwegs`,
      `Die unten genannten Artikel der Bestellung ${no} wurden versandt.`,
      'Sendung verfolgen',
    ),
  invoiced: ({ no }) => words(`Rechnung ${no}`, `Die Rechnung ${no} finden Sie als PDF im Anhang.`, 'Rechnung ansehen'),
  chosen:
    'Welche dieser E-Mails Sie erhalten, stellen Sie im Portal im Kontomenü unter „Bestätigung in zwei Schritten“ ein.',
  facts: {
    reference: 'Ihre Referenz',
    backOfficeNo: 'Nummer beim Lieferanten',
    total: 'Gesamtsumme inkl. MwSt.',
    shipTo: 'Lieferadresse',
    promisedFor: 'Zugesagt für',
    shipment: 'Sendung',
    carrier: 'Versanddienst',
    tracking: 'Sendungsnummer',
    shippedOn: 'Versandt am',
    invoice: 'Rechnungsnummer',
    dueOn: 'Fällig am',
  },
  moreLines: (count) => ['Weitere Positionen', String(count)],
};

const fr: AnswerTexts = {
  confirmed: ({ no }) =>
    words(`La commande ${no} est confirmée`, `Nous avons confirmé la commande ${no}.`, 'Voir la commande'),
  changed: {
    words: ({ no }) =>
      words(`La commande ${no} a été modifiée`, `Nous avons modifié la commande ${no}.`, 'Voir la commande'),
    cancelled: ({ no }) =>
      words(
        `La commande ${no} a été annulée`,
        `La commande ${no} a été annulée. Plus rien ne sera expédié.`,
        'Voir la commande',
      ),
    reopened: 'Elle n’est plus annulée.',
    differs: 'Elle diffère en partie de ce qui a été commandé.',
    items: 'Ces quantités ont changé, l’ancienne figure en premier :',
    promises: 'Ces dates promises ont changé, l’ancienne figure en premier :',
    total: 'Le total a changé.',
    shipTo: 'L’adresse de livraison a changé.',
  },
  dispatched: ({ no }) =>
    words(
      `La commande ${no} est en route`,
      `Les articles ci-dessous de la commande ${no} ont été expédiés.`,
      'Suivre la commande',
    ),
  invoiced: ({ no }) =>
    words(`Facture ${no}`, `Vous trouverez la facture ${no} en pièce jointe au format PDF.`, 'Voir la facture'),
  chosen:
    'Vous choisissez lesquels de ces e-mails vous recevez dans le portail, sous « Validation en deux étapes » dans le menu du compte.',
  facts: {
    reference: 'Votre référence',
    backOfficeNo: 'Numéro chez le fournisseur',
    total: 'Total TTC',
    shipTo: 'Adresse de livraison',
    promisedFor: 'Promis pour le',
    shipment: 'Expédition',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    shippedOn: 'Expédié le',
    invoice: 'Numéro de facture',
    dueOn: 'Échéance',
  },
  moreLines: (count) => ['Autres lignes', String(count)],
};

const it: AnswerTexts = {
  confirmed: ({ no }) => words(`L’ordine ${no} è confermato`, `Abbiamo confermato l’ordine ${no}.`, 'Vedi l’ordine'),
  changed: {
    words: ({ no }) =>
      words(`L’ordine ${no} è stato modificato`, `Abbiamo modificato l’ordine ${no}.`, 'Vedi l’ordine'),
    cancelled: ({ no }) =>
      words(
        `L’ordine ${no} è stato annullato`,
        `L’ordine ${no} è stato annullato. Non verrà spedito altro.`,
        'Vedi l’ordine',
      ),
    reopened: 'Non è più annullato.',
    differs: 'In parte non corrisponde a quanto ordinato.',
    items: 'Queste quantità sono cambiate; la precedente è indicata per prima:',
    promises: 'Queste date promesse sono cambiate; la precedente è indicata per prima:',
    total: 'Il totale è cambiato.',
    shipTo: 'L’indirizzo di consegna è cambiato.',
  },
  dispatched: ({ no }) =>
    words(
      `L’ordine ${no} è in viaggio`,
      `Gli articoli qui sotto dell’ordine ${no} sono stati spediti.`,
      'Segui l’ordine',
    ),
  invoiced: ({ no }) => words(`Fattura ${no}`, `La fattura ${no} è allegata in PDF.`, 'Vedi la fattura'),
  chosen:
    'Può scegliere quali di queste e-mail ricevere nel portale, alla voce «Verifica in due passaggi» del menu dell’account.',
  facts: {
    reference: 'Vostro riferimento',
    backOfficeNo: 'Numero presso il fornitore',
    total: 'Totale IVA inclusa',
    shipTo: 'Indirizzo di consegna',
    promisedFor: 'Data promessa',
    shipment: 'Spedizione',
    carrier: 'Corriere',
    tracking: 'Numero di tracking',
    shippedOn: 'Spedito il',
    invoice: 'Numero fattura',
    dueOn: 'Scadenza',
  },
  moreLines: (count) => ['Altre righe', String(count)],
};

const pl: AnswerTexts = {
  confirmed: ({ no }) =>
    words(`Zamówienie ${no} zostało potwierdzone`, `Potwierdziliśmy zamówienie ${no}.`, 'Zobacz zamówienie'),
  changed: {
    words: ({ no }) =>
      words(`Zamówienie ${no} zostało zmienione`, `Zmieniliśmy zamówienie ${no}.`, 'Zobacz zamówienie'),
    cancelled: ({ no }) =>
      words(
        `Zamówienie ${no} zostało anulowane`,
        `Zamówienie ${no} zostało anulowane. Nic więcej nie zostanie wysłane.`,
        'Zobacz zamówienie',
      ),
    reopened: 'Nie jest już anulowane.',
    differs: 'Potwierdzenie różni się częściowo od złożonego zamówienia.',
    items: 'Zmieniły się następujące ilości (najpierw podajemy poprzednią):',
    promises: 'Zmieniły się następujące obiecane terminy (najpierw podajemy poprzedni):',
    total: 'Zmieniła się łączna kwota.',
    shipTo: 'Zmienił się adres dostawy.',
  },
  dispatched: ({ no }) =>
    words(
      `Zamówienie ${no} jest w drodze`,
      `Poniższe produkty z zamówienia ${no} zostały wysłane.`,
      'Śledź zamówienie',
    ),
  invoiced: ({ no }) => words(`Faktura ${no}`, `Faktura ${no} znajduje się w załączniku PDF.`, 'Zobacz fakturę'),
  chosen:
    'W portalu można wybrać, które z tych wiadomości Państwo otrzymują: w menu konta, na stronie „Weryfikacja dwuetapowa”.',
  facts: {
    reference: 'Państwa numer referencyjny',
    backOfficeNo: 'Numer u dostawcy',
    total: 'Razem z VAT',
    shipTo: 'Adres dostawy',
    promisedFor: 'Obiecany termin',
    shipment: 'Przesyłka',
    carrier: 'Przewoźnik',
    tracking: 'Numer przesyłki',
    shippedOn: 'Data wysyłki',
    invoice: 'Numer faktury',
    dueOn: 'Termin płatności',
  },
  moreLines: (count) => ['Pozostałe pozycje', String(count)],
};

/** What the mails about answered orders say, beside `mailTexts`. */
export const answerTexts: Readonly<Record<Language, AnswerTexts>> = { en, fr, it, pl, de };
