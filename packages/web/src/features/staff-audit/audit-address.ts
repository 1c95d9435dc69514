import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { auditFilters } from '@connect/core/domain/access/audit';
import type { AuditFilter } from '@connect/core/domain/access/audit';

/** What the address of the audit log may say. */
export interface AuditSearch {
  show?: string | undefined;
  customer?: string | undefined;
  who?: string | undefined;
}

/** Which entries are shown; an empty text is for all. */
export interface AuditQuery {
  readonly filter: AuditFilter;
  readonly customerNo: CustomerNo;
  readonly actorEmail: string;
}

/** Whether something can be the number of a customer. */
export const isCustomerNo = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(text);

/** Whether something can be an email, as far as it matters to a search for it. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^\S+@\S+$/.test(text);

/** What an address asks for; what it does not say, or says wrongly, is all. */
export const auditQuery = ({ show, customer = '', who = '' }: AuditSearch): AuditQuery => ({
  filter: auditFilters.find((filter) => filter === show) ?? 'all',
  customerNo: isCustomerNo(customer) ? customer : '',
  actorEmail: isEmail(who) ? who : '',
});

/** The address of a query, without what would say of itself. */
export const auditSearch = ({ filter, customerNo, actorEmail }: AuditQuery): AuditSearch => ({
  ...(filter !== 'all' && { show: filter }),
  ...(customerNo !== '' && { customer: customerNo }),
  ...(actorEmail !== '' && { who: actorEmail }),
});
