import type { PdfTexts } from './pdf-texts.ts';

export const de: PdfTexts = {
  kinds: {
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    confirmation: 'Auftragsbestätigung',
    statement: 'Kontoauszug',
  },
  columns: {
    item: 'Artikel',
    description: 'Bezeichnung',
    quantity: 'Menge',
    shipped: 'Versandt',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    date: 'Datum',
    document: 'Beleg',
    reference: 'Ihre Referenz',
    due: 'Fällig',
    status: 'Status',
    outstanding: 'Offen',
  },
  facts: {
    invoiceNumber: 'Rechnungsnr.',
    invoiceDate: 'Rechnungsdatum',
    creditNumber: 'Gutschriftnr.',
    creditDate: 'Gutschriftdatum',
    dueDate: 'Fällig am',
    orderNumber: 'Bestellnummer',
    created: 'Erstellt am',
    accepted: 'Angenommen am',
    srNumber: 'SR-Nummer',
    reference: 'Ihre Referenz',
    account: 'Kundennummer',
    terms: 'Zahlungsziel',
    placedBy: 'Bestellt von',
    promisedFor: 'Zugesagt für',
    month: 'Monat',
    asAt: 'Salden vom',
    currency: 'Währung',
  },
  billTo: 'Rechnungsadresse',
  shipTo: 'Lieferadresse',
  vatNumber: (number) => `USt-IdNr. ${number}`,
  stamps: {
    cancelled: ['STORNIERT', ' — Dieser Beleg ist nicht mehr gültig'],
    sample: ['MUSTERBESTELLUNG', ' — keine Zahlung erforderlich'],
    creditOrder: ['GUTSCHRIFT', ' — Diesen Betrag erhalten Sie von uns'],
    creditNote: ['GUTSCHRIFT', ' — Zu Ihren Gunsten, keine Zahlung erforderlich'],
  },
  totals: {
    subTotal: 'Zwischensumme',
    vat: 'MwSt.',
    vatAt: (rate) => `MwSt. ${rate} %`,
    total: 'Gesamt',
    settled: 'Ausgeglichen',
    balanceDue: 'Offener Betrag',
    broughtForward: 'Übertrag',
    carriedForward: 'Zwischensumme',
    invoiced: 'Berechnet',
    unusedCredit: 'Freies Guthaben',
    notKnown: 'Stand unbekannt',
    totalOwed: 'Offen gesamt',
    accountBalance: 'Saldo in unserer Buchhaltung',
    overdue: 'Davon überfällig',
  },
  statuses: { credit: 'Gutschrift', overdue: 'Überfällig', unpaid: 'Zahlung offen', paid: 'Beglichen' },
  sections: {
    before: (month) => `Noch offen aus der Zeit vor ${month}`,
    ofMonth: (month) => `Rechnungen und Gutschriften, ${month}`,
    none: 'Keine Rechnungen oder Gutschriften in diesem Monat.',
    notIncluded: 'Nicht in dieser Rechnung enthaltene Artikel',
    notIncludedNote:
      'Die folgenden Artikel stehen möglicherweise noch zum Versand an oder erscheinen auf einer anderen Rechnung.',
    noLines: {
      invoice: 'Diese Rechnung hat keine Positionen.',
      creditNote: 'Diese Gutschrift hat keine Positionen.',
      order: 'Diese Bestellung hat keine Positionen.',
    },
  },
  payment: {
    title: 'So bezahlen Sie',
    payTo: 'Zahlbar an',
    sortCode: 'Sort-Code',
    account: (number) => `Kontonummer ${number}`,
    reference: 'Referenz',
  },
  foot: {
    companyNo: (number) => `Handelsregister-Nr. ${number}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  small: {
    invoice: [
      'Verkaufsbedingungen',
      'Die Ware bleibt bis zur vollständigen Bezahlung Eigentum des Lieferanten. Bitte melden Sie Fehlmengen und Schäden ' +
        'innerhalb von drei Werktagen nach der Lieferung und Rücksendungen innerhalb von 30 Tagen unter Angabe der ' +
        'Rechnungsnummer. Auf überfällige Beträge können wir Zinsen nach dem britischen Late Payment of Commercial Debts ' +
        '(Interest) Act 1998 berechnen.',
    ],
    confirmation: [
      'Zu dieser Bestellung',
      'Bitte prüfen Sie diese Bestätigung und teilen Sie uns Änderungen so bald wie möglich mit: Was unser Lager verlassen hat, ' +
        'können wir nicht mehr ändern. Einzelpreise und Beträge verstehen sich ohne MwSt. Noch nicht versandte Artikel folgen, ' +
        'sobald sie auf Lager sind, und werden beim Versand berechnet.',
    ],
    statement: [
      'Zu diesem Kontoauszug',
      'Dieser Auszug enthält die Rechnungen und Gutschriften des Monats und alles, was aus früheren Monaten offen ist. Die Beträge ' +
        'enthalten die MwSt. Offene Beträge gelten für den oben genannten Tag: Zahlungen, die seit Monatsende eingegangen sind, ' +
        'sind abgezogen. Bitte melden Sie uns, was nicht mit Ihren Unterlagen übereinstimmt.',
    ],
  },
  balance: {
    derived: 'Die Summe ergibt sich aus den Rechnungen, Gutschriften und Zahlungen, die hier vorliegen.',
    given:
      'Es gilt der Saldo in unserer Buchhaltung: Er kann Belege und Zahlungen enthalten, die hier nicht aufgeführt sind.',
  },
  notProvided: 'Nicht angegeben',
  unknown: 'Nr. unbekannt',
  special: { POSTAGE: 'Porto, Verpackung & Fracht', SPL123: 'Anbruchzuschlag' },
  periods: {
    day: { one: 'Tag', other: 'Tage' },
    week: { one: 'Woche', other: 'Wochen' },
    month: { one: 'Monat', other: 'Monate' },
  },
  qualifiers: { 'end-of-month': 'Monatsende', net: 'netto' },
};
