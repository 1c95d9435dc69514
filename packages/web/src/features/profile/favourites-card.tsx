import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { useStaff } from '../../staff-services.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { customerPath } from '../../shared/customers/customer-path.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { moved } from '../../shared/saving/moved.ts';
import * as css from './profile-screen.css.ts';
import { useFavouriteOrder } from './use-favourite-order.ts';
import * as textStyles from '../../theme/text.css.ts';

/** The favourite customers in the order the dashboard shows them, to be put in another (specification §favourite-and-top-customers). */
export function FavouritesCard() {
  const t = useTranslate();
  const id = useId();
  const { listFavouriteCustomers } = useStaff();
  const { value, failure, reload } = useQuery(() => listFavouriteCustomers(), '');
  return (
    <Card padding="none" aria-labelledby={id} aria-busy={value === null && failure === null}>
      <div className={css.head}>
        <CardTitle id={id}>{t('My favourite customers')}</CardTitle>
        <p className={textStyles.small}>{t('Listed as on your dashboard.')}</p>
      </div>
      {failure !== null && (
        <LoadFailure onRetry={reload}>{t('We couldn’t load your favourite customers.')}</LoadFailure>
      )}
      {failure === null && value === null && (
        <div className={css.favourite}>
          <Shimmer height={40} />
        </div>
      )}
      {value?.length === 0 && (
        <EmptyState
          action={
            <LinkButton variant="secondary" href="/connect/customers">
              {t('My Customers')}
            </LinkButton>
          }
        >
          {t('No customers found.')}
        </EmptyState>
      )}
      {value && value.length > 0 && <FavouriteOrder loaded={value} />}
    </Card>
  );
}

function FavouriteOrder({ loaded }: { readonly loaded: readonly ListedCustomer[] }) {
  const t = useTranslate();
  const { order, change, refusal } = useFavouriteOrder(loaded);
  const [announcement, setAnnouncement] = useState('');
  const move = (index: number, by: 1 | -1) => {
    const next = moved(order, index, by);
    const customer = order[index];
    // At an end it cannot go on; the button stays where it is, and so does the focus.
    if (next === order || customer === undefined) return;
    change(next);
    setAnnouncement(
      t('{name}: position {place} of {total}', { name: customer.name, place: index + by + 1, total: order.length }),
    );
  };
  return (
    <>
      {refusal !== null && (
        <div className={css.note}>
          <Notice>{refusalText(t, refusal)}</Notice>
        </div>
      )}
      <ol>
        {order.map(({ no, name }, index) => (
          <li key={no} className={css.favourite}>
            <span className={css.place}>{index + 1}</span>
            <span className={css.customer}>
              <Link href={customerPath(no)} className={css.customerName}>
                {name}
              </Link>
              <span className={textStyles.small}>{no}</span>
            </span>
            <span className={css.moves}>
              <IconButton
                icon={ChevronUp}
                label={t('Move {name} up', { name })}
                aria-disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ChevronDown}
                label={t('Move {name} down', { name })}
                aria-disabled={index === order.length - 1}
                onClick={() => move(index, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <LiveRegion text={announcement} />
    </>
  );
}
