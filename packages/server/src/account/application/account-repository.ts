import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Banner, Customer } from '@connect/core/domain/account/customer';
import type { OrdersCount } from '@connect/core/domain/account/figures';
import type { HelpArticle } from '@connect/core/domain/help/article';
import type { Reader } from '@connect/core/domain/content/showing';
import type { Day } from '../../calendar.ts';

/** A customer's account, and how the days of its terms are counted. */
export interface Account {
  readonly customer: Customer;
  readonly termsCalculation: { readonly dueDate: string; readonly discountDate: string };
}

export interface AccountRepository {
  /** With figures as of a day, or with none: what a user may not see never leaves the server (decisions §figures-withheld). */
  account(no: CustomerNo, figuresAsOf: Day | null): Promise<Account | null>;
  /** Due date of the unpaid invoice due next: the first from today on, else the one overdue longest. */
  nextDue(customerNo: CustomerNo, today: Day): Promise<Day | null>;
  /** Orders created from the first day to the last: shipped ones are fulfilled, all others pending. */
  countOrders(customerNo: CustomerNo, from: Day, to: Day): Promise<OrdersCount>;
  /** Those on show for a reader; their pictures relative to the image host. */
  banners(reader: Reader): Promise<Banner[]>;
  /** Those on show for a reader, in their order. */
  helpArticles(reader: Reader): Promise<HelpArticle[]>;
}
