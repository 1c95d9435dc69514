import type { PdfTexts } from './pdf-texts.ts';

export const fr: PdfTexts = {
  kinds: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    confirmation: 'Confirmation de commande',
    statement: 'Relevé de compte',
  },
  columns: {
    item: 'Référence',
    description: 'Désignation',
    quantity: 'Quantité',
    shipped: 'Expédié',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    date: 'Date',
    document: 'Document',
    reference: 'Votre référence',
    due: 'Échéance',
    status: 'Statut',
    outstanding: 'Restant dû',
  },
  facts: {
    invoiceNumber: 'N° de facture',
    invoiceDate: 'Date de facture',
    creditNumber: 'N° d’avoir',
    creditDate: 'Date de l’avoir',
    dueDate: 'Échéance',
    orderNumber: 'N° de commande',
    created: 'Créée le',
    accepted: 'Acceptée le',
    srNumber: 'Numéro SR',
    reference: 'Votre référence',
    account: 'N° client',
    terms: 'Paiement',
    placedBy: 'Passée par',
    promisedFor: 'Promis pour le',
    month: 'Mois',
    asAt: 'Soldes au',
    currency: 'Devise',
  },
  billTo: 'Adresse de facturation',
  shipTo: 'Adresse de livraison',
  vatNumber: (number) => `N° TVA ${number}`,
  stamps: {
    cancelled: ['ANNULÉ', ' — Ce document n’est plus valable'],
    sample: ['COMMANDE D’ÉCHANTILLONS', ' — aucun paiement requis'],
    creditOrder: ['AVOIR', ' — Nous vous devons ce montant'],
    creditNote: ['AVOIR', ' — En votre faveur, aucun paiement requis'],
  },
  totals: {
    subTotal: 'Sous-total HT',
    vat: 'TVA',
    vatAt: (rate) => `TVA à ${rate} %`,
    total: 'Total',
    settled: 'Réglé',
    balanceDue: 'Reste à payer',
    broughtForward: 'Report',
    carriedForward: 'À reporter',
    invoiced: 'Facturé',
    unusedCredit: 'Avoir disponible',
    notKnown: 'État inconnu',
    totalOwed: 'Total dû',
    accountBalance: 'Solde dans nos comptes',
    overdue: 'Dont en retard',
  },
  statuses: { credit: 'Avoir', overdue: 'En retard', unpaid: 'À régler', paid: 'Réglée' },
  sections: {
    before: (month) => `Restant dû d’avant ${month}`,
    ofMonth: (month) => `Factures et avoirs, ${month}`,
    none: 'Aucune facture ni aucun avoir ce mois-ci.',
    notIncluded: 'Articles non compris dans cette facture',
    notIncludedNote: 'Les articles ci-dessous peuvent être en attente d’expédition ou figurer sur une autre facture.',
    noLines: {
      invoice: 'Cette facture ne comporte aucune ligne.',
      creditNote: 'Cet avoir ne comporte aucune ligne.',
      order: 'Cette commande ne comporte aucune ligne.',
    },
  },
  payment: {
    title: 'Comment payer',
    payTo: 'À l’ordre de',
    sortCode: 'Code banque',
    account: (number) => `Compte ${number}`,
    reference: 'Référence',
  },
  foot: {
    companyNo: (number) => `N° d’immatriculation ${number}`,
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  small: {
    invoice: [
      'Conditions de vente',
      'Les marchandises restent la propriété du fournisseur jusqu’à leur paiement intégral. Merci de signaler les manquants et les ' +
        'dommages dans les trois jours ouvrés suivant la livraison, et les retours sous 30 jours, en indiquant le numéro de ' +
        'facture. Des intérêts peuvent être appliqués aux montants en retard en vertu de la loi britannique Late Payment of ' +
        'Commercial Debts (Interest) Act 1998.',
    ],
    confirmation: [
      'À propos de cette commande',
      'Merci de vérifier cette confirmation et de nous signaler tout changement dès que possible : nous ne pouvons plus modifier ' +
        'les articles qui ont quitté notre entrepôt. Les prix unitaires et les montants s’entendent hors TVA. Les articles non ' +
        'encore expédiés suivront dès qu’ils seront en stock et seront facturés à leur expédition.',
    ],
    statement: [
      'À propos de ce relevé',
      'Ce relevé présente les factures et avoirs du mois et tout ce qui reste dû des mois précédents. Les montants sont TTC. Les ' +
        'montants restant dus sont ceux du jour indiqué ci-dessus : les paiements reçus depuis la fin du mois ont été déduits. ' +
        'Merci de nous signaler tout écart avec vos écritures.',
    ],
  },
  balance: {
    derived: 'Le total résulte des factures, avoirs et paiements enregistrés ici.',
    given:
      'Le solde dans nos comptes fait foi : il peut comprendre des pièces et des paiements qui ne figurent pas ici.',
  },
  notProvided: 'Non indiquée',
  unknown: 'n° inconnu',
  special: { POSTAGE: 'Port, emballage et transport', SPL123: 'Supplément pour colis fractionné' },
  periods: {
    day: { one: 'jour', other: 'jours' },
    week: { one: 'semaine', other: 'semaines' },
    month: { one: 'mois', other: 'mois' },
  },
  qualifiers: { 'end-of-month': 'fin de mois', net: 'net' },
};
