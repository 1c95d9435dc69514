import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { WatchNews } from '@connect/core/domain/ordering/watch';
import type { WaitReason } from '@connect/core/domain/ordering/placement';

/** What was done to a second factor, as the mail about it says. */
export type SecondFactorChange = 'turned-on' | 'turned-off' | 'recovery-codes-renewed' | 'recovery-code-used' | 'reset';

/** What a mail tells of a watched item: prices for one in minor units, where the price fell. */
export interface ToldNews {
  readonly sku: Sku;
  readonly kind: WatchNews;
  readonly before: number | null;
  readonly now: number | null;
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
      readonly payload: { readonly userId: string; readonly storefront: string; readonly news: readonly ToldNews[] };
    }
  | {
      readonly kind: 'contact';
      /** `copy`: the writer gets one too. */
      readonly payload: { readonly reference: string; readonly copy: boolean; readonly storefront: string };
    }
  | { readonly kind: 'webhook-paused'; readonly payload: { readonly endpointId: string } }
  // Mails about an order are in the language it was placed in.
  | { readonly kind: 'order-placed' | 'order-decided'; readonly payload: { readonly orderNo: OrderNo } }
  | {
      readonly kind: 'order-withdrawn';
      /** What it waited for until then. */
      readonly payload: { readonly orderNo: OrderNo; readonly reasons: readonly WaitReason[] };
    }
  | { readonly kind: 'order-waits'; readonly payload: { readonly orderNo: OrderNo; readonly reason: WaitReason } };

/** What a job of a kind says. */
export type PayloadOf<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>['payload'];

/**
 * Writes a job down for the mail worker of any process. In a transaction it is part of it: no mail goes out for what did not
 * happen. Who the mails go to, and whether to anybody, is found out only when they are made.
 */
export type QueueMail = (job: MailJob) => Promise<void>;
