import { may, permissions } from '@connect/core/domain/access/user';
import type { ListedSample } from '@connect/core/domain/samples/sample-order';
import { Check } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { IconButton } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { customerPath } from '../../shared/customers/customer-path.ts';
import { DocumentStatusBadge } from '../../shared/documents/document-status-badge.tsx';
import { FollowUpMark } from './follow-up-mark.tsx';
import { samplePath } from './samples-address.ts';
import * as css from './samples-screen.css.ts';
import type { FollowedUp } from './use-followed-up.ts';
import * as layout from '../../theme/layout.css.ts';

/** Sample orders, each row leading to its page. */
export const useSampleColumns = (followUps: FollowedUp): readonly Column<ListedSample>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    {
      key: 'sr',
      label: t('SR Number'),
      width: '13%',
      place: 'top',
      cell: ({ no, srNo }) => <RowLink href={samplePath(no)}>{srNo ?? no}</RowLink>,
    },
    { key: 'order', label: t('Order Number'), width: '13%', place: 'none', cell: ({ no }) => no },
    { key: 'customer', label: t('Customer'), place: 'middle', cell: (sample) => <CustomerCell sample={sample} /> },
    {
      key: 'created',
      label: t('Date Created'),
      width: '13%',
      place: 'none',
      cell: ({ documentDate }) => <span className={layout.unbroken}>{format.date(documentDate)}</span>,
    },
    {
      key: 'status',
      label: t('Status'),
      width: '20%',
      place: 'top-end',
      cell: (sample) => (
        <DocumentStatusBadge document={{ ...sample, kind: 'order', remainingAmount: null, dueDate: null }} />
      ),
    },
    {
      key: 'follow-up',
      label: t('Follow-up'),
      width: '23%',
      place: 'middle-end',
      cell: (sample) => <FollowUpCell sample={sample} followUps={followUps} />,
    },
  ];
};

/** The customer's name, a link of its own for those who may see customers. */
function CustomerCell({ sample: { customerNo, customerName } }: { sample: ListedSample }) {
  const { user } = useSession();
  if (!may(user, permissions.viewCustomers)) return customerName;
  return (
    <Link href={customerPath(customerNo)} className={css.customer}>
      {customerName}
    </Link>
  );
}

/** When to ask, or that it is done; and the one press that says so. */
function FollowUpCell({ sample, followUps }: { sample: ListedSample; followUps: FollowedUp }) {
  const t = useTranslate();
  const { user } = useSession();
  const isOpen = sample.followUpOn !== null && sample.followedUpAt === null;
  return (
    <span className={css.followUp}>
      <FollowUpMark request={sample} />
      {isOpen && may(user, permissions.createSampleOrders) && (
        <span className={css.act}>
          <IconButton
            icon={Check}
            variant="secondary"
            label={t('Mark {no} as followed up', { no: sample.srNo ?? sample.no })}
            data-follow-up={sample.no}
            busy={followUps.busy === sample.no}
            onClick={() => followUps.mark(sample)}
          />
        </span>
      )}
    </span>
  );
}
