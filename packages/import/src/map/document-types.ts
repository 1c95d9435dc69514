import type { Kind } from '@connect/contract/integration/kinds';

/** What a file of documents may have beside each other; `none` is no document of the portal, such as a quote. */
type Meaning = Extract<Kind, 'orders' | 'invoices' | 'credit-notes'> | 'none';
type Codes = Readonly<Record<Meaning, string>>;

/** Headings of nothing but the type of a document. */
export const typeHeadings =
  'FKART VBTYP AUART DocumentType DocType InvoiceType TransactionType TransType Belegart Belegtyp Dokumentart Dokumenttyp Rechnungsart Auftragsart Vorgangsart TypeDocument TypeDeDocument TypePiece TypeFacture NatureDocument TipoDocumento TipoDoc RodzajDokumentu TypDokumentu';
/** Headings of it that may have something else as well: the type of a line, or of a customer. */
export const looseTypeHeadings = 'Type Typ Art Tipo Rodzaj Kind Nature';

/** SAP's own codes: cancellations of invoices are credit notes, as they take them back, and those of credit notes invoices. */
const sap: Readonly<Record<string, Codes>> = {
  fkart: { orders: '', invoices: 'F1 F2 L2 S2 IV FX', 'credit-notes': 'G2 RE S1 IG', none: 'F5 F8 LR' },
  vbtyp: { orders: 'C', invoices: 'M P S 5', 'credit-notes': 'O N 6', none: 'A B G H J K L U' },
  auart: { orders: 'TA OR SO', invoices: '', 'credit-notes': '', none: 'AN IN AG QT RE G2 L2 CR DR' },
};

/** Codes and words of others. `RE` is missing: it is an invoice in one system, and a return in another. */
const general: Codes = {
  orders: 'SO Order SalesOrder Auftrag Bestellung Commande Ordine Zamówienie ZK',
  invoices:
    'SI IN INV FA FC FV RG TD01 Invoice SalesInvoice Rechnung Ausgangsrechnung Facture Fattura Faktura FakturaVAT DN DebitNote DebitMemo Lastschrift',
  'credit-notes':
    'SC CN CM CRN GS GU AV NC FK KOR TD04 Credit CreditNote CreditMemo SalesCredit SalesCreditMemo SalesCreditNote Gutschrift Rechnungskorrektur Storno Stornorechnung Avoir FactureAvoir NotaCredito NotaDiCredito Korekta FakturaKorygująca Cancellation Annulation Annullamento',
  none: 'SR SA SD SP Payment Receipt Refund Quote Quotation Proforma Zahlung Angebot Paiement Règlement Devis Pagamento Preventivo Offerta Płatność Oferta Blanket BlanketOrder ReturnOrder',
};

/** What a code stands for under a heading, both as letters and digits alone; null for one that nobody knows. */
export const meaningOf = (heading: string, code: string, folded: (text: string) => string): Meaning | null => {
  const codes = sap[heading] ?? general;
  const meanings: readonly Meaning[] = ['orders', 'invoices', 'credit-notes', 'none'];
  return meanings.find((each) => codes[each].split(' ').some((word) => word !== '' && folded(word) === code)) ?? null;
};
