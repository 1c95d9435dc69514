import type { PdfTexts } from './pdf-texts.ts';

export const it: PdfTexts = {
  kinds: {
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    confirmation: 'Conferma d’ordine',
    statement: 'Estratto conto',
  },
  columns: {
    item: 'Articolo',
    description: 'Descrizione',
    quantity: 'Quantità',
    shipped: 'Spedito',
    unitPrice: 'Prezzo unit.',
    amount: 'Importo',
    date: 'Data',
    document: 'Documento',
    reference: 'Vostro riferimento',
    due: 'Scadenza',
    status: 'Stato',
    outstanding: 'Residuo',
  },
  facts: {
    invoiceNumber: 'N. fattura',
    invoiceDate: 'Data fattura',
    creditNumber: 'N. nota di credito',
    creditDate: 'Data nota',
    dueDate: 'Scadenza',
    orderNumber: 'N. ordine',
    created: 'Creato',
    accepted: 'Accettato',
    srNumber: 'Numero SR',
    reference: 'Vostro rif.',
    account: 'Codice cliente',
    terms: 'Pagamento',
    placedBy: 'Inviato da',
    promisedFor: 'Data promessa',
    month: 'Mese',
    asAt: 'Saldi al',
    currency: 'Valuta',
  },
  billTo: 'Indirizzo di fatturazione',
  shipTo: 'Indirizzo di consegna',
  vatNumber: (number) => `Partita IVA ${number}`,
  stamps: {
    cancelled: ['ANNULLATO', ' — Questo documento non è più valido'],
    sample: ['ORDINE DI CAMPIONI', ' — nessun pagamento richiesto'],
    creditOrder: ['ACCREDITO', ' — Questo importo è a Vostro favore'],
    creditNote: ['NOTA DI CREDITO', ' — A Vostro favore, nessun pagamento richiesto'],
  },
  totals: {
    subTotal: 'Imponibile',
    vat: 'IVA',
    vatAt: (rate) => `IVA ${rate}%`,
    total: 'Totale',
    settled: 'Saldato',
    balanceDue: 'Residuo da pagare',
    broughtForward: 'Riporto',
    carriedForward: 'Da riportare',
    invoiced: 'Fatturato',
    unusedCredit: 'Credito residuo',
    notKnown: 'Stato non noto',
    totalOwed: 'Totale dovuto',
    accountBalance: 'Saldo nella nostra contabilità',
    overdue: 'Di cui scaduto',
  },
  statuses: { credit: 'Credito', overdue: 'Scaduta', unpaid: 'Da saldare', paid: 'Saldata' },
  sections: {
    before: (month) => `Documenti anteriori a ${month} ancora da saldare`,
    ofMonth: (month) => `Fatture e note di credito, ${month}`,
    none: 'Nessuna fattura né nota di credito in questo mese.',
    notIncluded: 'Articoli non inclusi in questa fattura',
    notIncludedNote: 'Gli articoli qui sotto possono essere in attesa di spedizione o comparire in un’altra fattura.',
    noLines: {
      invoice: 'Questa fattura non ha righe.',
      creditNote: 'Questa nota di credito non ha righe.',
      order: 'Questo ordine non ha righe.',
    },
  },
  payment: {
    title: 'Come pagare',
    payTo: 'Beneficiario',
    sortCode: 'Codice banca',
    account: (number) => `Conto ${number}`,
    reference: 'Causale',
  },
  foot: {
    companyNo: (number) => `N. registro imprese ${number}`,
    page: (page, pages) => `Pagina ${page} di ${pages}`,
  },
  small: {
    invoice: [
      'Condizioni di vendita',
      'La merce resta di proprietà del fornitore fino al pagamento integrale. Si prega di segnalare ammanchi e danni entro tre ' +
        'giorni lavorativi dalla consegna, e i resi entro 30 giorni, indicando il numero della fattura. Sugli importi scaduti ' +
        'possiamo applicare interessi secondo la legge britannica Late Payment of Commercial Debts (Interest) Act 1998.',
    ],
    confirmation: [
      'Informazioni su questo ordine',
      'Si prega di controllare questa conferma e di comunicarci al più presto ogni modifica: non possiamo più modificare ciò che ha ' +
        'lasciato il nostro magazzino. I prezzi unitari e gli importi sono IVA esclusa. Gli articoli non ancora spediti seguiranno ' +
        'appena disponibili e saranno fatturati alla spedizione.',
    ],
    statement: [
      'Informazioni su questo estratto conto',
      'Questo estratto elenca le fatture e le note di credito del mese e quanto è ancora da saldare dei mesi precedenti. Gli importi ' +
        'sono IVA inclusa. I residui sono alla data indicata sopra: i pagamenti ricevuti dopo la fine del mese sono già detratti. ' +
        'Si prega di segnalarci ciò che non corrisponde alle Vostre registrazioni.',
    ],
  },
  balance: {
    derived: 'Il totale risulta dalle fatture, note di credito e pagamenti qui registrati.',
    given: 'Fa fede il saldo nella nostra contabilità: può comprendere documenti e pagamenti che non figurano qui.',
  },
  notProvided: 'Non indicato',
  unknown: 'n. sconosciuto',
  special: {
    POSTAGE: 'Spese di spedizione, imballo e trasporto',
    SPL123: 'Supplemento per confezione frazionata',
  },
  periods: {
    day: { one: 'giorno', other: 'giorni' },
    week: { one: 'settimana', other: 'settimane' },
    month: { one: 'mese', other: 'mesi' },
  },
  qualifiers: { 'end-of-month': 'fine mese', net: 'netto' },
};
