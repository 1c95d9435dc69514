import type { PdfTexts } from './pdf-texts.ts';

export const pl: PdfTexts = {
  kinds: {
    invoice: 'Faktura',
    creditNote: 'Faktura korygująca',
    confirmation: 'Potwierdzenie zamówienia',
    statement: 'Wyciąg z konta',
  },
  columns: {
    item: 'Kod',
    description: 'Opis',
    quantity: 'Ilość',
    shipped: 'Wysłano',
    unitPrice: 'Cena jedn.',
    amount: 'Wartość',
    date: 'Data',
    document: 'Dokument',
    reference: 'Państwa nr ref.',
    due: 'Termin',
    status: 'Status',
    outstanding: 'Do zapłaty',
  },
  facts: {
    invoiceNumber: 'Nr faktury',
    invoiceDate: 'Data faktury',
    creditNumber: 'Nr korekty',
    creditDate: 'Data korekty',
    dueDate: 'Termin płatności',
    orderNumber: 'Nr zamówienia',
    created: 'Utworzono',
    accepted: 'Przyjęto',
    srNumber: 'Numer SR',
    reference: 'Państwa nr ref.',
    account: 'Nr klienta',
    terms: 'Płatność',
    placedBy: 'Złożone przez',
    promisedFor: 'Obiecany termin',
    month: 'Miesiąc',
    asAt: 'Stan na dzień',
    currency: 'Waluta',
  },
  billTo: 'Nabywca',
  shipTo: 'Adres dostawy',
  vatNumber: (number) => `Nr VAT ${number}`,
  stamps: {
    cancelled: ['ANULOWANO', ' — Ten dokument jest nieważny'],
    sample: ['ZAMÓWIENIE PRÓBEK', ' — płatność nie jest wymagana'],
    creditOrder: ['KOREKTA', ' — To kwota na Państwa korzyść'],
    creditNote: ['FAKTURA KORYGUJĄCA', ' — Na Państwa korzyść, płatność nie jest wymagana'],
  },
  totals: {
    subTotal: 'Wartość netto',
    vat: 'VAT',
    vatAt: (rate) => `VAT ${rate}%`,
    total: 'Razem',
    settled: 'Rozliczono',
    balanceDue: 'Do zapłaty',
    broughtForward: 'Z przeniesienia',
    carriedForward: 'Do przeniesienia',
    invoiced: 'Zafakturowano',
    unusedCredit: 'Do rozliczenia',
    notKnown: 'Stan nieznany',
    totalOwed: 'Łącznie do zapłaty',
    accountBalance: 'Saldo w naszej księgowości',
    overdue: 'W tym po terminie',
  },
  statuses: { credit: 'Korekta', overdue: 'Po terminie', unpaid: 'Do zapłaty', paid: 'Opłacona' },
  sections: {
    before: (month) => `Nieopłacone z okresu przed: ${month}`,
    ofMonth: (month) => `Faktury i korekty, ${month}`,
    none: 'Brak faktur i korekt w tym miesiącu.',
    notIncluded: 'Pozycje nieujęte na tej fakturze',
    notIncludedNote: 'Poniższe pozycje mogą oczekiwać na wysyłkę lub znajdować się na innej fakturze.',
    noLines: {
      invoice: 'Ta faktura nie ma pozycji.',
      creditNote: 'Ta korekta nie ma pozycji.',
      order: 'To zamówienie nie ma pozycji.',
    },
  },
  payment: {
    title: 'Jak zapłacić',
    payTo: 'Odbiorca',
    sortCode: 'Kod banku',
    account: (number) => `Rachunek ${number}`,
    reference: 'Tytułem',
  },
  foot: {
    companyNo: (number) => `Nr w rejestrze ${number}`,
    page: (page, pages) => `Strona ${page} z ${pages}`,
  },
  small: {
    invoice: [
      'Warunki sprzedaży',
      'Towar pozostaje własnością dostawcy do czasu pełnej zapłaty. Prosimy zgłaszać braki i uszkodzenia w ciągu trzech dni roboczych ' +
        'od dostawy, a zwroty w ciągu 30 dni, podając numer faktury. Od zaległych kwot możemy naliczać odsetki na podstawie ' +
        'brytyjskiej ustawy Late Payment of Commercial Debts (Interest) Act 1998.',
    ],
    confirmation: [
      'Informacje o zamówieniu',
      'Prosimy sprawdzić to potwierdzenie i jak najszybciej zgłosić zmiany: nie możemy zmienić pozycji, które opuściły nasz magazyn. ' +
        'Ceny jednostkowe i wartości nie zawierają VAT. Pozycje jeszcze niewysłane wyślemy, gdy będą w magazynie, i zafakturujemy ' +
        'przy wysyłce.',
    ],
    statement: [
      'Informacje o wyciągu',
      'Wyciąg obejmuje faktury i korekty z danego miesiąca oraz kwoty nieopłacone z poprzednich miesięcy. Kwoty zawierają VAT. Kwoty do ' +
        'zapłaty podano na wskazany wyżej dzień: płatności otrzymane po końcu miesiąca zostały odliczone. Prosimy zgłosić wszystko, ' +
        'co nie zgadza się z Państwa zapisami.',
    ],
  },
  balance: {
    derived: 'Suma wynika z zapisanych tu faktur, korekt i płatności.',
    given: 'Wiążące jest saldo w naszej księgowości: może obejmować dokumenty i płatności, których tu nie wymieniono.',
  },
  notProvided: 'Nie podano',
  unknown: 'nr nieznany',
  special: { POSTAGE: 'Koszty wysyłki, pakowania i transportu', SPL123: 'Dopłata za podział opakowania zbiorczego' },
  periods: {
    day: { one: 'dzień', few: 'dni', many: 'dni', other: 'dni' },
    week: { one: 'tydzień', few: 'tygodnie', many: 'tygodni', other: 'tygodnia' },
    month: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' },
  },
  qualifiers: { 'end-of-month': 'koniec miesiąca', net: 'netto' },
};
