import type { Kind } from '@connect/contract/integration/kinds';

/** Headings by which columns of the model are known, as systems and people write them; letters and digits alone count. */
export type Synonyms = Readonly<Record<string, string>>;

const document: Synonyms = {
  customer:
    'KUNNR KUNRG KUNAG SellToCustomerNo BillToCustomerNo AccountRef CustomerNo CustomerNumber Customer Kundennummer KundenNr Kunde CodeClient NumeroClient Client',
  date: 'AUDAT FKDAT BUDAT BLDAT DocumentDate OrderDate InvoiceDate Date Belegdatum Auftragsdatum Rechnungsdatum Datum DateDocument DateCommande DateFacture',
  postingDate: 'PostingDate Buchungsdatum DateComptable',
  dueDate: 'ZFBDT DueDate Fälligkeit Fälligkeitsdatum Echeance DateEcheance',
  reference:
    'BSTNK BSTKD YourReference ExternalDocumentNo CustOrderNumber CustomerReference IhrZeichen Bestellnummer IhreBestellung ReferenceClient',
  status: 'Status OrderStatus',
  closed: 'Closed Erledigt Solde',
  completelyShipped: 'CompletelyShipped VollständigGeliefert',
  total: 'NETWR Amount ItemsNet InvoiceNet NetAmount TotalExclVat Netto Nettobetrag NettoSumme MontantHT TotalHT',
  totalIncVat: 'AmountIncludingVat TotalIncVat InvoiceGross GrossAmount Brutto Bruttobetrag MontantTTC TotalTTC',
};
const shipped: Synonyms = {
  carrierCode: 'ROUTE ShippingAgentCode Courier Carrier Spediteur Transporteur',
  trackingNumber: 'BOLNR PackageTrackingNo Consignment TrackingNumber Sendungsnummer NumeroSuivi',
};
const line: Synonyms = {
  sku: 'MATNR ItemNo StockCode No SKU Artikelnummer ArtikelNr Artikel ArticleNo CodeArticle Reference',
  description: 'ARKTX Description Bezeichnung Artikelbezeichnung Designation',
  quantity: 'KWMENG FKIMG LFIMG Quantity QtyOrder Qty Menge Quantite',
  unitPrice: 'NETPR UnitPrice SalesPrice Price Einzelpreis Preis PrixUnitaire Prix',
};

/** Columns of each kind, and of its lists. */
export const synonyms: Readonly<
  Record<Kind, { readonly columns: Synonyms; readonly lists?: Readonly<Record<string, Synonyms>> }>
> = {
  staff: {
    columns: {
      email: 'Email Mail EMailAddress',
      firstName: 'FirstName Forename Vorname Prenom',
      lastName: 'LastName Surname Nachname Nom',
      roles: 'Role Roles Department JobTitle Funktion Rolle Fonction',
      superUser: 'AllCustomers AllAccounts AlleKunden',
    },
  },
  customers: {
    columns: {
      no: 'KUNNR CustomerNo CustomerNumber No AccountRef Kundennummer KundenNr Debitor CodeClient NumeroClient',
      name: 'NAME1 Name CompanyName CustomerName Firma Kundenname RaisonSociale',
      address: 'STRAS Street Address Address1 Straße Anschrift Adresse Rue',
      address2: 'Address2 Adresse2 Adresszusatz',
      city: 'ORT01 City Town Ort Stadt Ville Address3',
      county: 'REGIO County State Address4',
      postCode: 'PSTLZ PostCode ZipCode Zip PLZ Postleitzahl CodePostal Address5',
      country: 'LAND1 Country CountryRegionCode CountryCode Land Pays',
      vatRegistrationNo: 'STCEG VatRegistrationNo VatRegNumber VatNo UStIdNr UStId NumeroTVA',
      currency: 'WAERS Currency CurrencyCode Währung Devise',
      'terms.code': 'ZTERM PaymentTermsCode Zahlungsbedingung ConditionsPaiement',
      'terms.description': 'PaymentTerms Zahlungsziel',
      creditLimit: 'KLIMK CreditLimit CreditLimitLCY Kreditlimit PlafondCredit EncoursAutorise',
      priceList: 'PLTYP CustomerPriceGroup PriceListRef PriceList Preisliste Tarif',
      accountManager: 'AccountManager Betreuer Vertreter Commercial',
      blocked: 'AUFSD Blocked AccountOnHold Gesperrt Bloque',
    },
  },
  users: {
    columns: {
      email: 'Email Mail EMailAddress SMTPADDR',
      customer: 'KUNNR CustomerNo AccountRef CompanyNo Kundennummer KundenNr Kunde CodeClient Customer',
      firstName: 'FirstName Forename Vorname Prenom NAMEV',
      lastName: 'LastName Surname Nachname Nom',
      permissions: 'Permissions Rights UserGroup Rolle Rechte Droits',
      spendLimit: 'SpendLimit OrderLimit Limit Bestelllimit Plafond',
    },
  },
  products: {
    columns: {
      sku: 'MATNR No ItemNo ParentCode ProductCode Artikelnummer ArtikelNr Produkt CodeArticle',
      title: 'MAKTX ParentDescription Title Description Bezeichnung Titel Designation',
      brand: 'MARKE Brand Hersteller Marque',
      classification: 'MATKL ItemCategoryCode StockCatName Category Warengruppe Kategorie Famille Categorie',
      slug: 'Slug',
      regions: 'VKLAND SalesRegion WebRegion Region Regions Land',
    },
    lists: {
      variations: {
        sku: 'StockCode VariantCode Code SKU EAN',
        title: 'VariantDescription Description Bezeichnung',
        packSize: 'OrderMultiple UnitOfSale PackSize Verpackungseinheit VPE',
        discontinued: 'MSTAE Discontinued InactiveFlag Auslauf',
        replacedBy: 'NFMAT SubstituteNo SupersededBy Nachfolger RemplacePar',
      },
    },
  },
  prices: {
    columns: {
      priceList: 'PLTYP SalesCode PriceListRef PriceList Preisliste Tarif ListeDePrix',
      product: 'MATNR ItemNo ParentCode StockCode ProductCode Artikelnummer ArtikelNr CodeArticle',
      validFrom: 'DATAB StartingDate StartDate ValidFrom GültigAb GültigVon DateDebut',
      validUntil: 'DATBI EndingDate EndDate ValidUntil GültigBis DateFin',
    },
    lists: {
      breaks: {
        from: 'KSTBM MinimumQuantity FromQuantity MinQty Staffel AbMenge QuantiteMini',
        price: 'KBETR UnitPrice SalesPrice Price Preis Prix PrixUnitaire',
      },
    },
  },
  stock: {
    columns: {
      sku: 'MATNR ItemNo StockCode SKU Artikelnummer ArtikelNr Artikel CodeArticle',
      stock: 'LABST QuantityOnHand QtyInStock Inventory Stock Bestand Lagerbestand QuantiteStock',
      restockedOn: 'EINDT ExpectedReceiptDate DueDate Wareneingang DateReception',
      leadDays: 'PLIFZ LeadTime LeadTimeDays LeadDays Lieferzeit Delai',
    },
  },
  orders: {
    columns: { no: 'VBELN No OrderNo OrderNumber Auftragsnummer AuftragsNr NumeroCommande', ...document, ...shipped },
    lists: { lines: { ...line, quantityShipped: 'LFIMG QuantityShipped QtyDelivered GelieferteMenge' } },
  },
  shipments: {
    columns: {
      no: 'VBELN No ShipmentNo GDNNumber Lieferscheinnummer LieferscheinNr NumeroLivraison',
      order: 'VGBEL OrderNo OrderNumber Auftragsnummer AuftragsNr NumeroCommande',
      postingDate: 'WADATIST PostingDate ShipmentDate Date Lieferdatum DateLivraison',
      ...shipped,
    },
    lists: {
      lines: { sku: line['sku'] ?? '', description: line['description'] ?? '', quantity: line['quantity'] ?? '' },
    },
  },
  invoices: {
    columns: {
      no: 'VBELN No InvoiceNo InvoiceNumber Rechnungsnummer RechnungsNr NumeroFacture',
      ...document,
      order: 'AUBEL OrderNo OrderNumber Auftragsnummer AuftragsNr NumeroCommande',
      remaining: 'RemainingAmount Outstanding OffenerBetrag Offen ResteAPayer',
    },
    lists: { lines: line },
  },
  'credit-notes': {
    columns: {
      no: 'VBELN No CreditMemoNo CreditNoteNumber Gutschriftnummer GutschriftNr NumeroAvoir',
      ...document,
    },
    lists: { lines: line },
  },
  payments: {
    columns: {
      no: 'BELNR DocumentNo No Ref PaymentNo Belegnummer BelegNr Zahlungsnummer NumeroReglement',
      customer: document['customer'] ?? '',
      date: 'BUDAT PostingDate PaymentDate Date Buchungsdatum Zahlungsdatum DateReglement',
      reference: 'SGTXT Description Details Verwendungszweck Libelle',
      amount: 'WRBTR Amount GrossAmount Betrag Zahlbetrag Montant',
    },
    lists: {
      allocations: {
        invoice: 'REBZG AppliedDocumentNo InvoiceNumber InvoiceNo Rechnungsnummer NumeroFacture',
        amount: 'AppliedAmount Ausgleichsbetrag MontantLettre',
      },
    },
  },
  banners: {
    columns: {
      position: 'Position',
      link: 'Link URL',
      image: 'Image Bild',
      alt: 'Alt Text',
      language: 'Language Sprache',
    },
  },
};

/** What names of files have in them, by the kind of what they hold. */
export const fileNames: Readonly<Record<Kind, string>> = {
  staff: 'staff salespeople salesperson mitarbeiter employees personnel',
  customers: 'KNA1 customers customer kunden debitoren clients',
  users: 'users user benutzer utilisateurs',
  products: 'MARA items products product stockrecords artikel produkte articles',
  prices: 'KONP A304 prices pricelists price preise preislisten tarifs prix',
  stock: 'MARD inventory stocklevels bestand lager stock',
  orders: 'VBAK VBAP salesorders saleslines orders order auftraege auftrag commandes',
  shipments: 'LIKP LIPS shipments despatches deliveries lieferungen lieferscheine livraisons',
  invoices: 'VBRK VBRP invoices invoice rechnungen factures',
  'credit-notes': 'creditmemos creditnotes credits gutschriften avoirs',
  payments: 'payments receipts zahlungen reglements paiements',
  banners: 'banners banner',
};

/** Headings of the document's number in a file of lines. */
export const documentNumbers =
  'VBELN DocumentNo OrderNumber InvoiceNumber OrderNo InvoiceNo GDNNumber Belegnummer BelegNr Auftragsnummer Rechnungsnummer NumeroDocument';
/** Headings of a line's place in its document. */
export const linePlaces = 'POSNR LineNo ItemNumber Position Pos Zeile NumeroLigne';
export const currencies = 'WAERK WAERS KONWA Currency CurrencyCode Währung Devise';
/** Headings of the VAT on an amount: where there is no amount with it, both are added. */
export const taxes =
  'MWSBP MWSBK ItemsTax InvoiceTax TaxAmount VatAmount Steuer Steuerbetrag MwSt MwStBetrag MontantTVA TVA';
