import type { MailText } from '@connect/core/domain/administration/mail-template';
import type { InvoiceNo, OrderNo } from '@connect/core/domain/documents/number';
import type { OrderChanges } from '@connect/core/domain/documents/order-changes';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { WatchNews } from '@connect/core/domain/ordering/watch';
import type { WaitReason } from '@connect/core/domain/ordering/placement';

/** What was done to a second factor, as the mail about it says. */
export type SecondFactorChange =
  | 'turned-on'
  | 'turned-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'reset'
  | 'passkey-added'
  | 'passkey-removed'
  | 'staff-passkey-added'
  | 'staff-passkey-removed';

/** What a mail tells of a watched item: prices for one in minor units, where the price fell. */
export interface WatchedItemNews {
  readonly sku: Sku;
  readonly kind: WatchNews;
  readonly before: number | null;
  readonly now: number | null;
  /** Left out in jobs of earlier versions: their company's. */
  readonly currency?: string;
}

/** Why mails are sent. `storefront` is the path of the page that caused it, such as `de/de`; '' is the first. */
export type MailJob =
  | { readonly kind: 'invitation'; readonly payload: { readonly invitationId: string; readonly storefront: string } }
  /** To a user who came with the supplier's records and has no password yet; `inviter` is whose name it is sent in. */
  | {
      readonly kind: 'first-password';
      readonly payload: { readonly userId: string; readonly inviter: string; readonly storefront: string };
    }
  | { readonly kind: 'password-reset'; readonly payload: { readonly email: string; readonly storefront: string } }
  | {
      readonly kind: 'signed-in-elsewhere';
      /** Where from, and with which browser, as it describes itself. */
      readonly payload: {
        readonly userId: string;
        readonly storefront: string;
        readonly address: string;
        readonly userAgent: string | null;
      };
    }
  | { readonly kind: 'password-changed'; readonly payload: { readonly userId: string; readonly storefront: string } }
  | {
      readonly kind: 'second-factor-changed';
      readonly payload: { readonly userId: string; readonly storefront: string; readonly change: SecondFactorChange };
    }
  | {
      readonly kind: 'watch-news';
      readonly payload: {
        readonly userId: string;
        readonly storefront: string;
        readonly news: readonly WatchedItemNews[];
      };
    }
  | {
      readonly kind: 'contact';
      /** `copy`: the writer gets one too. */
      readonly payload: { readonly reference: string; readonly copy: boolean; readonly storefront: string };
    }
  /** A mail as an administrator is writing it, with sample values, to themselves. */
  | {
      readonly kind: 'template-test';
      readonly payload: {
        readonly email: string;
        readonly name: string;
        readonly language: string;
        readonly text: MailText;
      };
    }
  | { readonly kind: 'webhook-paused'; readonly payload: { readonly endpointId: string } }
  // Mails about an order are in the language it was placed in.
  | { readonly kind: 'order-placed' | 'order-decided'; readonly payload: { readonly orderNo: OrderNo } }
  | {
      readonly kind: 'order-withdrawn';
      /** What it waited for until then. */
      readonly payload: { readonly orderNo: OrderNo; readonly reasons: readonly WaitReason[] };
    }
  // Mails about what the supplier's system answered, to whoever chose them (specification §order-emails).
  | {
      readonly kind: 'order-confirmed';
      /** What it is otherwise than it was ordered; null for nothing. */
      readonly payload: { readonly orderNo: OrderNo; readonly changes: OrderChanges | null };
    }
  | { readonly kind: 'order-changed'; readonly payload: { readonly orderNo: OrderNo; readonly changes: OrderChanges } }
  | { readonly kind: 'order-dispatched'; readonly payload: { readonly orderNo: OrderNo; readonly shipmentNo: string } }
  | { readonly kind: 'order-invoiced'; readonly payload: { readonly invoiceNo: InvoiceNo } }
  | { readonly kind: 'order-waits'; readonly payload: { readonly orderNo: OrderNo; readonly reason: WaitReason } };

/** What a job of a kind says. */
export type PayloadOf<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>['payload'];

/**
 * Writes a job down for the mail worker of any process. In a transaction it is part of it: no mail goes out for what did not
 * happen. Who the mails go to, and whether to anybody, is found out only when they are made.
 */
export type QueueMail = (job: MailJob) => Promise<void>;
