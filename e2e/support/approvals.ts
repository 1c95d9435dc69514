import type { OrderableItem } from './ordering.ts';

/** What pages of approvals say in each language, whoever decides on them. */
export const approvalTexts = {
  en: {
    prefix: '',
    lang: 'en-GB',
    notice: /orders? (is|are) waiting for approval/,
    approve: (no: string) => `Approve ${no}`,
    reject: (no: string) => `Reject ${no}`,
    rejectNow: 'Reject',
    reason: 'Reason',
    approved: (no: string) => `Order ${no} is approved. We’ll start preparing it now.`,
    rejected: (no: string) => `Order ${no} was rejected.`,
  },
  de: {
    prefix: '/de/de',
    lang: 'de-DE',
    notice: /Bestellung(en)? warte(n|t) auf Freigabe/,
    approve: (no: string) => `${no} freigeben`,
    reject: (no: string) => `${no} ablehnen`,
    rejectNow: 'Ablehnen',
    reason: 'Grund',
    approved: (no: string) => `Bestellung ${no} ist freigegeben. Wir beginnen jetzt mit der Vorbereitung.`,
    rejected: (no: string) => `Bestellung ${no} wurde abgelehnt.`,
  },
} as const;

/** A pack of an item: more than a spend limit of one. */
export const small = ({ sku, packSize: pack }: OrderableItem) => ({ [sku]: pack });
