import type { DocumentStatus } from '@connect/core/domain/documents/document-status';
import type { Language } from '@connect/core/domain/access/language';

export type ExportColumn =
  | 'numbers'
  | 'reference'
  | 'created'
  | 'accepted'
  | 'status'
  | 'total'
  | 'dueDate'
  | 'remaining';

export interface ExportTexts {
  readonly columns: Readonly<Record<ExportColumn, string>>;
  readonly statuses: Readonly<Record<DocumentStatus, string>>;
  /** Behind the number of a sample (specification §row-numbers). */
  readonly sample: string;
}

const unknown = '…';

/** What an export says, in the words of the list on the page of its language. */
export const exportTexts: Readonly<Record<Language, ExportTexts>> = {
  en: {
    columns: {
      numbers: 'Document Numbers',
      reference: 'Your Reference',
      created: 'Date Created',
      accepted: 'Date Accepted',
      status: 'Status',
      total: 'Total',
      dueDate: 'Due Date',
      remaining: 'Remaining Amount',
    },
    statuses: {
      received: 'Received',
      'awaiting-credit-approval': 'Awaiting Credit Approval',
      'being-prepared': 'Being Prepared',
      shipped: 'Shipped',
      'partially-shipped': 'Partially Shipped',
      pending: 'Pending',
      overdue: 'Overdue',
      'awaiting-payment': 'Awaiting payment',
      settled: 'Settled',
      sample: 'Sample',
      unknown,
    },
    sample: '(sample)',
  },
  fr: {
    columns: {
      numbers: 'Numéros de document',
      reference: 'Votre référence',
      created: 'Date de création',
      accepted: 'Date d’acceptation',
      status: 'Statut',
      total: 'Total',
      dueDate: 'Échéance',
      remaining: 'Montant restant dû',
    },
    statuses: {
      received: 'Reçue',
      'awaiting-credit-approval': 'En attente d’accord de crédit',
      'being-prepared': 'En préparation',
      shipped: 'Expédiée',
      'partially-shipped': 'Partiellement expédiée',
      pending: 'En attente',
      overdue: 'En retard',
      'awaiting-payment': 'À régler',
      settled: 'Réglée',
      sample: 'Échantillon',
      unknown,
    },
    sample: '(échantillon)',
  },
  it: {
    columns: {
      numbers: 'Numeri documento',
      reference: 'Vostro riferimento',
      created: 'Data creazione',
      accepted: 'Data accettazione',
      status: 'Stato',
      total: 'Totale',
      dueDate: 'Scadenza',
      remaining: 'Importo residuo',
    },
    statuses: {
      received: 'Ricevuto',
      'awaiting-credit-approval': 'In attesa di approvazione fido',
      'being-prepared': 'In preparazione',
      shipped: 'Spedito',
      'partially-shipped': 'Parzialmente spedito',
      pending: 'In sospeso',
      overdue: 'Scaduta',
      'awaiting-payment': 'Da saldare',
      settled: 'Saldata',
      sample: 'Campione',
      unknown,
    },
    sample: '(campione)',
  },
  pl: {
    columns: {
      numbers: 'Numery dokumentów',
      reference: 'Państwa nr referencyjny',
      created: 'Data utworzenia',
      accepted: 'Data przyjęcia',
      status: 'Status',
      total: 'Razem',
      dueDate: 'Termin płatności',
      remaining: 'Pozostało do zapłaty',
    },
    statuses: {
      received: 'Otrzymano',
      'awaiting-credit-approval': 'Czeka na zgodę kredytową',
      'being-prepared': 'W przygotowaniu',
      shipped: 'Wysłano',
      'partially-shipped': 'Wysłano częściowo',
      pending: 'Oczekujące',
      overdue: 'Po terminie',
      'awaiting-payment': 'Do zapłaty',
      settled: 'Opłacona',
      sample: 'Próbka',
      unknown,
    },
    sample: '(próbka)',
  },
  de: {
    columns: {
      numbers: 'Belegnummern',
      reference: 'Ihre Referenz',
      created: 'Erstellt am',
      accepted: 'Angenommen am',
      status: 'Status',
      total: 'Gesamt',
      dueDate: 'Fällig am',
      remaining: 'Offener Betrag',
    },
    statuses: {
      received: 'Eingegangen',
      'awaiting-credit-approval': 'Wartet auf Kreditfreigabe',
      'being-prepared': 'In Vorbereitung',
      shipped: 'Versandt',
      'partially-shipped': 'Teilweise versandt',
      pending: 'Ausstehend',
      overdue: 'Überfällig',
      'awaiting-payment': 'Zahlung offen',
      settled: 'Beglichen',
      sample: 'Muster',
      unknown,
    },
    sample: '(Muster)',
  },
};
