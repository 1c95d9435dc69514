import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ActivityKind } from '@connect/core/domain/access/company-user';
import type { Money } from '@connect/core/domain/money/money';

/** One change of a company's users: who did it, to whom. */
export interface ActivityEntry {
  readonly customerNo: CustomerNo;
  readonly at: Date;
  readonly kind: ActivityKind;
  readonly actor: { readonly id: string | null; readonly name: string };
  /** Email of whom it was done to. */
  readonly subject: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly spendLimit?: Money | null;
}
