import type { StaffMember } from '@connect/core/domain/administration/staff-member';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './admin-form.css.ts';

/** Whose customers they are: those of one member of staff by name. */
export function StaffCustomersDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslate();
  const { staff } = useAdmin();
  const name = `${member.firstName} ${member.lastName}`;
  const found = useQuery(() => staff.customersOf(member.email), member.email);
  return (
    <Dialog
      open
      size="wide"
      title={t('Customers of {name}', { name })}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={css.form} aria-busy={found.state === 'loading'}>
        {found.state === 'failed' && (
          <LoadFailure onRetry={found.reload}>{t('We couldn’t load the customers.')}</LoadFailure>
        )}
        {found.value === null ? (
          found.state !== 'failed' && <Shimmer width="70%" />
        ) : (
          <ul className={css.form}>
            {found.value.map((each) => (
              <li key={each.no}>
                {each.name} <span className={css.beside}>{each.no}</span>
              </li>
            ))}
          </ul>
        )}
        {found.value && member.customers > found.value.length && (
          <p className={css.beside}>
            {t('The first {n} of {total}. Search to find the others.', {
              n: found.value.length,
              total: member.customers,
            })}
          </p>
        )}
        <p className={css.beside}>{t('To change who looks after a customer, open Customers.')}</p>
      </div>
    </Dialog>
  );
}
