import type { User } from '@connect/core/domain/access/user';
import type { SampleOrder } from '@connect/core/domain/samples/sample-order';

import { msg } from '../../i18n/translator.ts';
import type { StaffServices } from '../../staff-services.ts';
import { customerSource } from '../../shared/customers/customer-source.ts';
import type { DocumentSource } from '../../shared/documents/document-source.ts';

interface Parts {
  /** Null while it is not known. */
  readonly sample: SampleOrder | null;
  readonly documentsOf: StaffServices['documentsOf'];
  readonly user: Pick<User, 'permissions'>;
  readonly suppliersCurrency: string;
}

/** A sample order is one of its customer's documents, but is reached from the list of samples. */
export const sampleSource = ({ sample, documentsOf, user, suppliersCurrency }: Parts): DocumentSource => {
  const customerNo = sample?.customerNo ?? '';
  return {
    ...customerSource({
      customerNo,
      customer: sample && { name: sample.customerName, currencyCode: sample.currencyCode },
      documents: documentsOf(customerNo),
      user,
      suppliersCurrency,
    }),
    trail: (t) => [
      { label: t('Dashboard'), href: '/connect' },
      { label: t('Samples'), href: '/connect/sample-orders' },
    ],
    wayBack: { href: '/connect/sample-orders', label: msg('Go to the samples') },
  };
};
