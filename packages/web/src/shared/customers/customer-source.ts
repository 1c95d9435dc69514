import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { may, permissions } from '@connect/core/domain/access/user';
import type { User } from '@connect/core/domain/access/user';
import { shownCurrency } from '@connect/core/domain/account/customer';
import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { hitDestination } from '@connect/core/domain/search/hit';

import { msg } from '../../i18n/translator.ts';
import type { CustomerDocuments } from '../../staff-services.ts';
import { destinationPath } from '../documents/document-path.ts';
import type { DocumentSource } from '../documents/document-source.ts';
import { customerPath } from './customer-path.ts';

/** What the pages of documents need to know of their customer. */
export type NamedCustomer = Pick<ManagedCustomer, 'name' | 'currencyCode'>;

interface Parts {
  readonly customerNo: CustomerNo;
  /** Null while it is not known. */
  readonly customer: NamedCustomer | null;
  readonly documents: CustomerDocuments;
  /** Who looks. */
  readonly user: Pick<User, 'permissions'>;
  readonly suppliersCurrency: string;
}

/** How a customer is named above the pages about them; by number alone while the name is not known. */
export const customerLabel = (no: CustomerNo, customer: Pick<ManagedCustomer, 'name'> | null): string =>
  customer ? `${customer.name} · ${no}` : no;

/**
 * The documents of a customer, for the customers' own screens to show to their account manager. Amounts are in what that
 * customer is billed in: the portal's currency, cleared for account managers (specification §currency), is for places that are nobody's.
 */
export const customerSource = ({ customerNo, customer, documents, user, suppliersCurrency }: Parts): DocumentSource => {
  const home = customerPath(customerNo);
  const documentPath = (kind: DocumentKind, id: string): string =>
    destinationPath({ screen: `customer-${kind}`, customerNo, id });
  return {
    ...documents,
    customerNo,
    currency: customer && shownCurrency(customer, false, suppliersCurrency),
    listTitle: (view) => (view === 'invoices' ? msg('Customer Invoices') : msg('Customer Orders')),
    referenceName: msg('Customer’s reference'),
    pageName: (t, view) =>
      customer &&
      (view === 'invoices'
        ? t('Invoices of {name}', { name: customer.name })
        : t('Orders of {name}', { name: customer.name })),
    documentPath,
    // Specification §customers-lists-and-documents: a sample leads to its own screen. Whoever may not open that still sees the order.
    hitPath: (hit) => {
      const destination = hitDestination(hit, 'account-manager');
      return destination.screen === 'sample-order' && may(user, permissions.viewSampleOrders)
        ? destinationPath(destination)
        : documentPath(hit.kind, hit.number);
    },
    trail: (t, kind) => [
      { label: t('Dashboard'), href: '/connect' },
      { label: t('My Customers'), href: '/connect/customers' },
      { label: customerLabel(customerNo, customer), href: home },
      kind === 'order'
        ? { label: t('Orders'), href: `${home}/orders` }
        : { label: t('Invoices'), href: `${home}/invoices` },
    ],
    wayBack: { href: home, label: msg('Go to customer') },
  };
};
