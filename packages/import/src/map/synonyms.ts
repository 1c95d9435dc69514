import type { Kind } from '@connect/contract/integration/kinds';

/** Headings by which columns of the model are known, as systems and people write them; letters and digits alone count. */
export type Synonyms = Readonly<Record<string, string>>;

const document: Synonyms = {
  customer:
    'KUNNR KUNRG KUNAG SellToCustomerNo BillToCustomerNo AccountRef CustomerNo CustomerNumber Customer Kundennummer KundenNr KdNr Kunde CodeClient NumeroClient Client CustomerCode CustomerId AccountNo AccountNumber AccountCode ClientNo ClientCode Debitor Debitorennummer DebitorNr Kundencode NoClient NumClient RefClient Cliente CodiceCliente CodCliente NumeroCliente Klient KodKlienta NumerKlienta NrKlienta Kontrahent KodKontrahenta Odbiorca SoldToParty SoldTo Payer Auftraggeber Regulierer VerkAnDebNr RechAnDebNr Kontonummer Account AC CustomerAccountNo',
  date: 'AUDAT FKDAT BUDAT BLDAT DocumentDate OrderDate InvoiceDate Date Belegdatum Auftragsdatum Rechnungsdatum Datum DateDocument DateCommande DateFacture DocDate IssueDate IssuedOn DateOfIssue Ausstellungsdatum Belegdat DateEmission DataDocumento DataOrdine DataFattura DataDokumentu DataWystawienia DataZamówienia DataFaktury Data BillingDate Fakturadatum TaxPointDate',
  postingDate:
    'PostingDate Buchungsdatum DateComptable PostedOn BookingDate Buchungstag DateComptabilisation DataRegistrazione DataKsięgowania',
  dueDate:
    'ZFBDT DueDate Fälligkeit Fälligkeitsdatum Echeance DateEcheance DateDEcheance DueOn PaymentDue PayBy FälligAm Fälligkeitstag ZahlbarBis DateLimite Scadenza DataScadenza TerminPłatności NetDueDate Nettofälligkeit',
  reference:
    'BSTNK BSTKD YourReference ExternalDocumentNo CustOrderNumber CustomerReference IhrZeichen Bestellnummer IhreBestellung ReferenceClient PONumber PurchaseOrderNo PurchaseOrder CustomerPO PO YourRef CustomerRef OrderReference IhreReferenz Kundenreferenz Bestellreferenz Referenz VotreReference RefClient RiferimentoCliente VostroRiferimento Riferimento NumerZamówieniaKlienta Referencja Reference PurchaseOrderNumber CustomerOrderNo CustomerOrderNumber ExterneBelegnummer Kundenauftragsnummer',
  status: 'Status OrderStatus State Auftragsstatus Zustand Statut Etat Stato Stan',
  cancelled: 'Cancelled Canceled IsCancelled Voided Storniert Annulé Annulée Annullato Anulowane Anulowany',
  closed: 'Closed Erledigt Solde Completed Abgeschlossen Cloture Chiuso Zamknięte',
  completelyShipped:
    'CompletelyShipped VollständigGeliefert FullyShipped FullyDelivered KomplettGeliefert EntierementLivre',
  total:
    'NETWR Amount ItemsNet InvoiceNet NetAmount TotalExclVat Netto Nettobetrag NettoSumme GesamtNetto SummeNetto MontantHT TotalHT Net NetTotal TotalNet TotalExVat TotalExcVat NetValue SubTotal Nettowert Nettosumme SummeNetto Zwischensumme NetHT ImportoNetto Imponibile TotaleNetto WartośćNetto KwotaNetto SumaNetto BetragOhneMwSt NetInvoiceAmount Betrag',
  totalIncVat:
    'AmountIncludingVat TotalIncVat TotalInclVat TotalIncludingVat InvoiceGross GrossAmount Brutto Bruttobetrag GesamtBrutto MontantTTC TotalTTC Gross GrossTotal TotalGross GrandTotal InvoiceTotal TotalAmount Total Bruttosumme SummeBrutto Gesamtbetrag Gesamtsumme Rechnungsbetrag NetAPayer TotaleLordo TotaleIvato TotaleFattura Totale WartośćBrutto KwotaBrutto SumaBrutto Razem BetragInklMwSt BetragEinschlMwSt Endbetrag',
};
const shipped: Synonyms = {
  carrierCode:
    'ROUTE ShippingAgentCode Courier Carrier Spediteur Transporteur Shipper ShippingMethod DeliveryService Versandart Versanddienst Frachtführer ModeLivraison Corriere Vettore Przewoźnik Kurier',
  trackingNumber:
    'BOLNR PackageTrackingNo Consignment TrackingNumber Sendungsnummer NumeroSuivi Tracking TrackingNo TrackingCode ParcelNo Paketnummer Trackingnummer SuiviColis NumeroTracking NumeroSpedizione NumerPrzesyłki NumerListuPrzewozowego',
};
const line: Synonyms = {
  sku: 'MATNR ItemNo StockCode No SKU Artikelnummer ArtNr Artikel ArticleNo CodeArticle Reference ProductCode ProductNo ItemCode PartNumber PartNo Material Produktnummer Artikelcode RefArticle ReferenceArticle CodiceArticolo CodArticolo Articolo CodiceProdotto KodTowaru KodProduktu IndeksTowaru Indeks Symbol NumerArtykułu Nr ProductReference',
  description:
    'ARKTX Description Bezeichnung Artikelbezeichnung Designation ItemDescription LineDescription ProductName Beschreibung Artikeltext Text Libelle Descrizione DescrizioneArticolo Opis Nazwa NazwaTowaru NazwaProduktu MaterialDescription Materialkurztext Bezeichnung1',
  quantity:
    'KWMENG FKIMG LFIMG Quantity QtyOrder Qty Menge Quantite QuantityOrdered QtyOrdered OrderedQty Units Pieces Anzahl Stück Bestellmenge Liefermenge Qte QteCommandee Quantità Qta Ilość Sztuk Szt OrderQuantity BilledQuantity DeliveryQuantity Auftragsmenge FakturierteMenge',
  unitPrice:
    'NETPR UnitPrice SalesPrice Price Einzelpreis VKPreis Preis PrixUnitaire Prix PriceEach PricePerUnit UnitNet NetPrice Stückpreis Nettopreis PrixUnitaireHT PUHT PU PrezzoUnitario Prezzo CenaJednostkowa CenaNetto Cena',
};

/** Headings of prices that hold from a quantity on alone. */
export const breakPrices = 'BreakPrice Staffelpreis PrixPalier PrezzoScaglione';

/** Columns of each kind, and of its lists. */
export const synonyms: Readonly<
  Record<Kind, { readonly columns: Synonyms; readonly lists?: Readonly<Record<string, Synonyms>> }>
> = {
  staff: {
    columns: {
      email:
        'Email Mail EMailAddress EmailAdresse MailAdresse AdresseEmail AdresseMail Courriel IndirizzoEmail PostaElettronica AdresEmail',
      firstName: 'FirstName Forename Vorname Prenom GivenName First Rufname Nome Imię',
      lastName: 'LastName Surname Nachname Nom FamilyName Last Familienname NomDeFamille Cognome Nazwisko',
      roles:
        'Role Roles Department JobTitle Funktion Rolle Fonction Position Job Abteilung Stellung Poste Ruolo Funzione Reparto Rola Stanowisko',
      superUser: 'AllCustomers AllAccounts AlleKunden SuperUser SeesAll TousLesClients TuttiIClienti WszyscyKlienci',
    },
  },
  customers: {
    columns: {
      no: 'KUNNR CustomerNo CustomerNumber No AccountRef Kundennummer KundenNr KdNr Debitor CodeClient NumeroClient CustomerCode CustomerId AccountNo AccountNumber AccountCode ClientNo ClientCode Debitorennummer DebitorNr Kundencode NoClient NumClient RefClient Cliente CodiceCliente CodCliente NumeroCliente Klient KodKlienta NumerKlienta NrKlienta Kontrahent KodKontrahenta Odbiorca Nr Account AccountReference AC SoldToParty CustomerAccountNo Kontonummer Customer Kunde',
      name: 'NAME1 Name CompanyName CustomerName Firma Kundenname RaisonSociale Company Customer AccountName LegalName Firmenname Unternehmen NomClient NomSociete Societe Entreprise RagioneSociale NomeCliente Azienda NazwaFirmy NazwaKlienta Nazwa',
      address:
        'STRAS Street Address Address1 Straße Anschrift Adresse Rue AddressLine1 StreetAddress Street1 StraßeHausnummer StraßeUndHausnummer Adresse1 LigneAdresse1 Indirizzo Via Ulica Adres',
      address2: 'Address2 Adresse2 Adresszusatz AddressLine2 Street2 Adresszeile2 ComplementAdresse Indirizzo2 Adres2',
      city: 'ORT01 City Town Ort Stadt Ville Address3 Place Commune Localite Città Comune Località Miasto Miejscowość',
      county: 'REGIO County State Address4 Province Region Bundesland Departement Provincia Województwo Bundesregion',
      postCode:
        'PSTLZ PostCode ZipCode Zip PLZ Postleitzahl CodePostal Address5 PostalCode CP CAP CodicePostale KodPocztowy PLZCode',
      country:
        'LAND1 Country CountryRegionCode CountryCode Land Pays Staat CodePays Paese Nazione Kraj KodKraju CountryKey CountryRegion LänderRegionscode LänderRegionencode Länderschlüssel Ländercode',
      vatRegistrationNo:
        'STCEG VatRegistrationNo VatRegNumber VatNo UStIdNr UStId NumeroTVA NoTVA VatNumber VatId TaxId TaxNumber Umsatzsteuernummer TVAIntracommunautaire TVAIntracom PartitaIVA PIVA NIP NumerNIP UStIdentNr VATRegistrationNumber',
      currency:
        'WAERS Currency CurrencyCode Währung Devise Curr Monnaie CodeDevise Valuta Waluta KodWaluty Währungscode',
      'terms.code':
        'ZTERM PaymentTermsCode Zahlungsbedingung ConditionsPaiement ConditionsDePaiement Terms TermsCode PaymentTerm ConditionReglement CodicePagamento CondizioniPagamento WarunkiPłatności ZlgBedingungscode Zahlungsbedingungscode TermsOfPayment PaymentTermCode Zahlungskondition',
      'terms.description':
        'PaymentTerms Zahlungsziel PaymentTermsDescription TermsDescription Zahlungsbedingungen ConditionsDeReglement DescrizionePagamento OpisPłatności TermsAgreed CreditTerms',
      creditLimit:
        'KLIMK CreditLimit CreditLimitLCY Kreditlimit PlafondCredit PlafondDeCredit EncoursAutorise Credit CreditLine MaxCredit Kreditlinie Kreditrahmen LimiteCredit EncoursMax Fido LimiteDiCredito LimiteCredito LimitKredytowy LimitKredytu LimitKupiecki KreditlimitMW',
      vatPercent:
        'VatRate VatPercent VatPct TaxRate TaxPercent SalesTaxRate VAT% Tax% MwStSatz UStSatz Steuersatz Umsatzsteuersatz Mehrwertsteuersatz MwSt% USt% MwStProzent TauxTVA TauxDeTVA TVA% AliquotaIVA Aliquota IVA% StawkaVAT Stawka VAT MwSt USt TVA IVA',
      priceList:
        'PLTYP CustomerPriceGroup PriceListRef PriceList Preisliste Tarif PriceGroup PriceCategory Preisgruppe GrillePrix GroupeTarif Listino ListinoPrezzi Cennik GrupaCenowa Debitorenpreisgruppe CustomerPriceList',
      accountManager:
        'AccountManager Betreuer Vertreter Commercial SalesRep Salesperson Rep Kundenbetreuer Verkäufer Vendeur Representant Agente Venditore Opiekun Handlowiec SalespersonCode Verkäufercode',
      blocked:
        'AUFSD Blocked AccountOnHold Gesperrt Bloque OnHold CreditHold Locked Stop Sperre Bloccato Sospeso Zablokowany Blokada',
    },
  },
  users: {
    columns: {
      email:
        'Email Mail EMailAddress SMTPADDR EmailAdresse MailAdresse AdresseEmail AdresseMail Courriel IndirizzoEmail PostaElettronica AdresEmail',
      customer:
        'KUNNR CustomerNo AccountRef CompanyNo Kundennummer KundenNr KdNr Kunde CodeClient Customer CustomerCode CustomerId AccountNo AccountNumber AccountCode ClientNo ClientCode Debitor Debitorennummer DebitorNr Kundencode NoClient NumClient RefClient Cliente CodiceCliente CodCliente NumeroCliente Klient KodKlienta NumerKlienta NrKlienta Kontrahent KodKontrahenta Odbiorca Company Firma Societe Azienda',
      firstName: 'FirstName Forename Vorname Prenom NAMEV GivenName First Rufname Nome Imię',
      lastName: 'LastName Surname Nachname Nom FamilyName Last Familienname NomDeFamille Cognome Nazwisko',
      permissions:
        'Permissions Rights UserGroup Rolle Rechte Droits Permission Role AccessLevel Berechtigungen Berechtigung Autorisations Permessi Diritti Uprawnienia Rola',
      spendLimit:
        'SpendLimit OrderLimit Limit Bestelllimit Plafond MaxOrder ApprovalLimit Budget Freigabegrenze LimiteCommande LimiteOrdine LimitZamówienia',
    },
  },
  products: {
    columns: {
      sku: 'MATNR No ItemNo ParentCode ProductCode Artikelnummer ArtNr Produkt CodeArticle ProductNo ItemCode PartNumber PartNo Material Produktnummer Artikelcode RefArticle ReferenceArticle CodiceArticolo CodArticolo Articolo CodiceProdotto KodTowaru KodProduktu IndeksTowaru Indeks Symbol NumerArtykułu SKU Reference Nr StockCode',
      title:
        'MAKTX ParentDescription Title Description Bezeichnung Titel Designation ProductName ItemName Name Produktname Produktbezeichnung Artikelbezeichnung Artikelname NomProduit NomArticle Libelle Descrizione NomeProdotto NazwaProduktu NazwaTowaru Nazwa Opis Beschreibung MaterialDescription Materialkurztext Bezeichnung1 ProductDescription ItemDescription',
      brand: 'MARKE Brand Hersteller Marque Manufacturer Maker Fabrikat Fabricant Marca Produttore Marka Producent',
      vatClass:
        'TAXM1 VatClass TaxClass VatProdPostingGroup VatProductPostingGroup MwStProduktbuchungsgruppe Steuerklasse',
      text: 'GRUNDTEXT LongText WebDescription LongDescription Langtext Beschreibung DescriptionLongue TexteLong DescrizioneEstesa TestoLungo OpisDługi',
      classification:
        'MATKL ItemCategoryCode StockCatName Category Warengruppe Kategorie Famille Categorie ProductGroup ProductCategory Group Produktgruppe Artikelgruppe Gruppe Groupe FamilleProduit Categoria Famiglia Gruppo Kategoria GrupaTowarowa Grupa Artikelkategoriencode Artikelkategorie MaterialGroup StockCategory',
      slug: 'Slug',
      regions:
        'VKLAND SalesRegion WebRegion Region Regions Land Markets Market Country Verkaufsregion Märkte Marche Regione Mercato Rynek',
    },
    lists: {
      variations: {
        sku: 'StockCode VariantCode Code SKU EAN',
        title: 'VariantDescription Description Bezeichnung',
        packSize:
          'OrderMultiple UnitOfSale PackSize Verpackungseinheit VPE Pack PackQty CaseSize Multiple Packungsgröße Gebinde Conditionnement Colisage Confezione Opakowanie WielkośćOpakowania',
        discontinued:
          'MSTAE Discontinued InactiveFlag Auslauf EndOfLife Obsolete Auslaufartikel Eingestellt Arrete FuoriProduzione Wycofany',
        replacedBy:
          'NFMAT SubstituteNo SupersededBy Nachfolger RemplacePar ReplacedBy Replacement Ersatzartikel Nachfolgeartikel ArticleRemplacement SostituitoDa Zamiennik',
      },
    },
  },
  prices: {
    columns: {
      priceList:
        'PLTYP SalesCode PriceListRef PriceList Preisliste Tarif ListeDePrix PriceGroup Preisgruppe GroupeTarif Listino ListinoPrezzi Cennik GrupaCenowa Debitorenpreisgruppe',
      product:
        'MATNR ItemNo ParentCode StockCode ProductCode Artikelnummer ArtNr CodeArticle ProductNo ItemCode PartNumber PartNo Material Produktnummer Artikelcode RefArticle ReferenceArticle CodiceArticolo CodArticolo Articolo CodiceProdotto KodTowaru KodProduktu IndeksTowaru Indeks Symbol NumerArtykułu SKU Artikel Reference Product Produkt Produit Prodotto',
      validFrom:
        'DATAB StartingDate StartDate ValidFrom GültigAb GültigVon DateDebut EffectiveFrom EffectiveDate DateEffet ValideDu ValidoDal DataInizio WażnyOd DataOd',
      validUntil:
        'DATBI EndingDate EndDate ValidUntil GültigBis DateFin ValidTo EffectiveTo ValideAu ValidoAl DataFine WażnyDo DataDo',
    },
    lists: {
      breaks: {
        from: 'KSTBM MinimumQuantity FromQuantity MinQty Staffel AbMenge QuantiteMini QtyFrom FromQty BreakQty MinimumQty Staffelmenge AbStück QteMin APartirDe DaQuantità QuantitàMinima IlośćOd Quantity Qty Menge Quantite Quantità Ilość',
        price: `${breakPrices} KBETR UnitPrice SalesPrice Price Preis Prix PrixUnitaire NetPrice Nettopreis Verkaufspreis VK VKPreis PrixHT Prezzo PrezzoNetto Cena CenaNetto`,
      },
    },
  },
  stock: {
    columns: {
      sku: 'MATNR ItemNo StockCode SKU Artikelnummer ArtNr Artikel CodeArticle ProductCode ProductNo ItemCode PartNumber PartNo Material Produktnummer Artikelcode RefArticle ReferenceArticle CodiceArticolo CodArticolo Articolo CodiceProdotto KodTowaru KodProduktu IndeksTowaru Indeks Symbol NumerArtykułu Reference Product Produkt Produit Prodotto Nr',
      stock:
        'LABST QuantityOnHand QtyInStock QuantityInStock QuantiteEnStock Inventory Stock Bestand Lagerbestand QuantiteStock OnHand InStock QtyOnHand Available AvailableStock Quantity Qty Lagermenge Verfügbar Menge StockDisponible Disponible Quantite Giacenza Disponibilità Quantità StanMagazynowy Stan Dostępne Ilość UnrestrictedStock Unrestricted FreiVerwendbar',
      restockedOn:
        'EINDT ExpectedReceiptDate DueDate Wareneingang DateReception NextDelivery ExpectedOn RestockDate AvailableFrom Liefertermin NächsterEingang NächsteLieferung VerfügbarAb DateReapprovisionnement DateDeReapprovisionnement DataArrivo DataDostawy',
      leadDays:
        'PLIFZ LeadTime LeadTimeDays LeadDays Lieferzeit Delai LeadTimeInDays DeliveryDays LieferzeitTage Wiederbeschaffungszeit DelaiLivraison TempiConsegna GiorniConsegna CzasDostawy',
    },
  },
  orders: {
    columns: {
      no: 'VBELN No OrderNo OrderNumber Auftragsnummer AuftragsNr NumeroCommande SalesOrderNo SalesOrder OrderId Order Auftrag NoCommande RefCommande Commande NumeroOrdine NrOrdine Ordine NumerZamówienia NrZamówienia Zamówienie DocumentNo Belegnummer BelegNr NumeroDocument NumeroDocumento NumerDokumentu SalesDocument Verkaufsbeleg Nr',
      ...document,
      ...shipped,
    },
    lists: {
      lines: {
        ...line,
        quantityShipped:
          'LFIMG QuantityShipped QtyDelivered GelieferteMenge ShippedQty QtyShipped DeliveredQty QuantityDelivered Geliefert QteLivree QuantitàConsegnata IlośćDostarczona',
        promisedOn:
          'EDATU PromisedDeliveryDate PromisedDate PromiseDate PromisedOn ConfirmedDate Zusagetermin ZugesagtesLieferdatum BestätigterTermin DatePromise DateLivraisonPromise DataPromessa DataConsegnaPromessa ObiecanyTermin PotwierdzonyTermin',
      },
    },
  },
  shipments: {
    columns: {
      no: 'VBELN No ShipmentNo GDNNumber Lieferscheinnummer LieferscheinNr NumeroLivraison DeliveryNo DeliveryNoteNo DeliveryNote DespatchNo DispatchNo Lieferschein Liefernummer NumeroBL BonLivraison NumeroDDT DDT NumerWZ WZ Nr',
      order:
        'VGBEL OrderNo OrderNumber Auftragsnummer AuftragsNr NumeroCommande SalesOrderNo SalesOrder OrderId Order Auftrag NoCommande RefCommande Commande NumeroOrdine NrOrdine Ordine NumerZamówienia NrZamówienia Zamówienie',
      postingDate:
        'WADATIST PostingDate ShipmentDate Date Lieferdatum DateLivraison ShipDate ShippedOn DespatchDate DispatchDate DeliveryDate Versanddatum DateExpedition DataSpedizione DataConsegna DataWysyłki DataDostawy Datum Data',
      ...shipped,
    },
    lists: {
      lines: { sku: line['sku'] ?? '', description: line['description'] ?? '', quantity: line['quantity'] ?? '' },
    },
  },
  invoices: {
    columns: {
      no: 'VBELN No InvoiceNo InvoiceNumber Rechnungsnummer RechnungsNr NumeroFacture InvoiceId Invoice Rechnung RechnungId NoFacture NumFacture Facture NumeroFattura NrFattura Fattura NumerFaktury NrFaktury Faktura DocumentNo Belegnummer BelegNr NumeroDocument NumeroDocumento NumerDokumentu BillingDocument Fakturanummer Nr',
      ...document,
      order:
        'AUBEL OrderNo OrderNumber Auftragsnummer AuftragsNr NumeroCommande SalesOrderNo SalesOrder OrderId Order Auftrag NoCommande RefCommande Commande NumeroOrdine NrOrdine Ordine NumerZamówienia NrZamówienia Zamówienie',
      remaining:
        'RemainingAmount Outstanding OffenerBetrag Offen ResteAPayer OpenAmount AmountDue BalanceDue Unpaid Balance Open Restbetrag MontantDu SoldeDu ImportoResiduo Residuo Saldo Pozostało DoZapłaty OutstandingAmount',
    },
    lists: { lines: line },
  },
  'credit-notes': {
    columns: {
      no: 'VBELN No CreditMemoNo CreditNoteNumber Gutschriftnummer GutschriftNr NumeroAvoir CreditNoteNo CreditNote CreditNo Gutschrift NoAvoir Avoir NumeroNotaCredito NotaCredito NumerKorekty Korekta DocumentNo Belegnummer BelegNr NumeroDocument NumeroDocumento NumerDokumentu Nr',
      ...document,
    },
    lists: { lines: line },
  },
  payments: {
    columns: {
      no: 'BELNR DocumentNo No Ref PaymentNo Belegnummer BelegNr Zahlungsnummer NumeroReglement NoReglement PaymentNumber PaymentId ReceiptNo Receipt Payment Zahlung NumeroPaiement NoPaiement Paiement NumeroPagamento Pagamento NumerPłatności Płatność',
      customer: document['customer'] ?? '',
      date: 'BUDAT PostingDate PaymentDate Date Buchungsdatum Zahlungsdatum DateReglement PaidOn DatePaid ReceiptDate Zahldatum Eingangsdatum Datum DatePaiement DataPagamento DataPłatności DataZapłaty Data',
      reference:
        'SGTXT Description Details Verwendungszweck Libelle Memo Reference Referenz Communication Causale Riferimento TytułPrzelewu Tytuł',
      amount:
        'WRBTR Amount GrossAmount Betrag Zahlbetrag Montant AmountPaid PaymentAmount Paid MontantPaye MontantRegle ImportoPagato Importo KwotaWpłaty Kwota',
    },
    lists: {
      allocations: {
        invoice:
          'REBZG AppliedDocumentNo InvoiceNumber InvoiceNo Rechnungsnummer NumeroFacture InvoiceId Invoice Rechnung RechnungId NoFacture NumFacture Facture NumeroFattura NrFattura Fattura NumerFaktury NrFaktury Faktura',
        amount:
          'AppliedAmount Ausgleichsbetrag MontantLettre AllocatedAmount Allocated AmountApplied ZugeordneterBetrag MontantImpute ImportoAllocato KwotaRozliczona',
      },
    },
  },
  banners: {
    columns: {
      position: 'Position Platz Emplacement Posizione Pozycja',
      link: 'Link URL Lien Collegamento',
      image: 'Image Bild Picture Immagine Obraz',
      alt: 'Alt Text',
      language: 'Language Sprache Lang Langue Lingua Język',
    },
  },
  'help-articles': {
    columns: {
      key: 'Key Code ArticleRef Schlüssel Kürzel Kuerzel',
      language: 'Language Sprache Langue Lingua Język SPRAS',
      topic: 'Topic Section Thema Bereich Rubrique Argomento Temat',
      title: 'Title Question Titel Frage Titre Titolo Tytuł',
      body: 'Body Text Answer Markdown Inhalt Antwort Texte Contenu Testo Treść',
      position: 'Position Order Reihenfolge',
    },
  },
};

/** What names of files have in them, by the kind of what they hold. */
export const fileNames: Readonly<Record<Kind, string>> = {
  staff:
    'staff salespeople salesperson mitarbeiter employees personnel reps vertrieb equipe personale dipendenti pracownicy handlowcy',
  customers: 'KNA1 customers customer kunden debitoren clients accounts clienti klienci kontrahenci',
  users: 'users user benutzer utilisateurs logins utenti użytkownicy',
  products:
    'MARA items products product stockrecords artikel produkte articles catalogue catalog katalog produits prodotti articoli produkty towary',
  prices: 'KONP A304 prices pricelists price preise preislisten tarifs prix listino prezzi cennik ceny',
  stock: 'MARD inventory stocklevels bestand lager stock bestände giacenze magazzino magazyn stany',
  orders:
    'VBAK VBAP salesorders saleslines orders order auftraege auftrag commandes bestellungen ordini zamówienia commande bestellung ordine',
  shipments:
    'LIKP LIPS shipments despatches deliveries lieferungen lieferscheine livraisons versand spedizioni consegne wysyłki dostawy',
  invoices: 'VBRK VBRP invoices invoice rechnungen factures fatture faktury rechnung facture fattura faktura',
  'credit-notes': 'creditmemos creditnotes credits gutschriften avoirs notecredito korekty',
  payments: 'payments receipts zahlungen reglements paiements encaissements pagamenti incassi płatności wpłaty',
  banners: 'banners banner banery',
  'help-articles': 'helparticles help faq hilfe hilfeartikel aide guida pomoc',
};

/** Headings of the days that customers have to pay in. */
export const termDays =
  'PaymentDueDays PaymentDays PaymentTermsDays TermsDays PaymentDue(Days) DueDays NetDays CreditDays DaysCredit ZahlungszielTage ZahlungszielInTagen Zahlungstage NettoTage TageNetto NetTage DelaiPaiement DelaiReglement DelaiDePaiement GiorniPagamento DniPłatności TerminPłatnościDni';
/** Headings of the document's number in a file of lines. */
export const documentNumbers =
  'VBELN DocumentNo SalesDocument Verkaufsbeleg BillingDocument OrderNumber InvoiceNumber OrderNo InvoiceNo GDNNumber Belegnummer BelegNr Auftragsnummer Rechnungsnummer NumeroDocument SalesOrderNo SalesOrder OrderId Order Auftrag NoCommande RefCommande Commande NumeroOrdine NrOrdine Ordine NumerZamówienia NrZamówienia Zamówienie InvoiceId Invoice Rechnung RechnungId NoFacture NumFacture Facture NumeroFattura NrFattura Fattura NumerFaktury NrFaktury Faktura DeliveryNo Lieferschein NumeroBL NumeroDDT NumerWZ CreditNoteNo Gutschriftnummer NumeroAvoir AuftragsNr RechnungsNr NumeroCommande NumeroFacture';
/** Headings of a line's place in its document. */
export const linePlaces = 'POSNR LineNo ItemNumber Position Pos Zeile NumeroLigne Line Ligne Riga Posizione Lp Pozycja';
export const currencies = 'WAERK WAERS KONWA Currency CurrencyCode Währung Devise Curr Monnaie Valuta Waluta';
/** Headings of the VAT on an amount: where there is no amount with it, both are added. */
export const taxes =
  'MWSBP MWSBK ItemsTax InvoiceTax TaxAmount VatAmount Steuer Steuerbetrag MwSt MwStBetrag MontantTVA TVA VAT VatTotal Tax TaxTotal Umsatzsteuer USt MontantTaxe IVA ImportoIVA KwotaVAT PodatekVAT';
/** Headings of what was paid of an invoice, whether it was, or when. */
export const paidHeadings =
  'Paid IsPaid PaidInFull AmountPaid PaidAmount PaidToDate Payments PaymentReceived PaymentStatus PaidOn PaidDate DatePaid Settled Bezahlt BezahltAm BezahlterBetrag BereitsBezahlt Zahlbetrag Zahlungseingang Zahlungsstatus Beglichen Ausgeglichen Payé Payée PayéLe MontantPayé Réglé Réglée RégléLe MontantRéglé DateRèglement DatePaiement StatutPaiement Pagato Pagata ImportoPagato DataPagamento StatoPagamento Saldato Incassato Zapłacono Zapłacone Zapłacona KwotaZapłacona DataZapłaty Opłacono Opłacone Opłacona StatusPłatności';
/** Headings of how many a price is for. */
export const pricesPer =
  'KPEIN PEINH PricePer UnitPricePer PricePerQuantity PerQuantity PriceUnit PriceUnitQuantity Per Preiseinheit PreisPro PreisJe UnitéPrix PrixPar ParQuantite UnitaPrezzo PrezzoPer CenaZa JednostkaCeny';

/** Parts of headings, letters and digits alone, of what is looked for by no more than that: rates of VAT, what prices are less by, and quantities that they hold from. */
export const rateWords: RegExp =
  /(vat|tax|mwst|ust|steuer|tva|iva).*(percent|prozent|rate|satz)|(percent|prozent|taux|aliquota|stawka).*(vat|tax|mwst|ust|tva|iva)|mwsatz|^(steuersatz|aliquota|stawka)$/;
export const discountWords: RegExp = /discount|rabatt?|nachlass|skonto|remise|escompte|sconto|upust|rebate/;
export const breakWords: RegExp =
  /break|staffel|palier|scaglione|prog|(qty|quantity|menge|qte|quantite|quantita|ilosc|ab|from|price|preis|prix|prezzo|cena)\d/;
