import type { WatchedItem } from '@connect/core/domain/ordering/watch';
import { useRef } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { AddedNotice } from '../../shared/ordering/added-notice.tsx';
import { useAddToBasket } from '../../shared/ordering/use-add-to-basket.ts';
import { OrderingGate } from '../../shared/ordering/ordering-gate.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { orderingRefusalText } from '../../shared/ordering/ordering-refusal.ts';
import { useWatched } from './use-watched.ts';
import { WatchedRow } from './watched-row.tsx';
import * as css from './watchlist.css.ts';
import * as layout from '../../theme/layout.css.ts';

/** Watchlist (specification §watchlist): items whose price and stock the user wants to hear of, those with news first. */
export function WatchlistScreen() {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('Watchlist')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Watchlist') }]}
      />
      <OrderingGate>
        <Watched />
      </OrderingGate>
    </>
  );
}

function Watched() {
  const t = useTranslate();
  const { listWatched } = useOrdering();
  const { value, failure, reload } = useQuery(() => listWatched(), '');
  if (failure !== null)
    return (
      <Card>
        <LoadFailure onRetry={reload}>{t('We couldn’t load your watchlist.')}</LoadFailure>
      </Card>
    );
  if (value === null)
    return (
      <Card aria-busy>
        <div className={css.shimmers}>
          {[1, 2, 3].map((row) => (
            <Shimmer key={row} height={44} />
          ))}
        </div>
      </Card>
    );
  return <WatchedItems loaded={value} />;
}

function WatchedItems({ loaded }: { readonly loaded: readonly WatchedItem[] }) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(frame);
  const [announcement, announce] = useAnnouncement();
  const { lines, removed, refusal, remove, restore } = useWatched(loaded, () => announce(''));
  const basket = useAddToBasket(useOrdering().addToBasket);
  const undo = (index: number) => {
    focusNext(`li:nth-child(${index + 1}) button`);
    restore();
    announce(t('The last change was undone.'));
  };
  return (
    <div ref={frame} className={css.frame}>
      {announcement}
      {refusal && (
        <Toast tone="bad" about={refusal}>
          {orderingRefusalText(t, refusal)}
        </Toast>
      )}
      <AddedNotice {...basket} />
      {removed && (
        <Toast tone="info" action={{ label: t('Undo'), onAction: () => undo(removed.index) }} about={removed}>
          {t('{sku} removed from your watchlist.', { sku: removed.line.item.sku })}
        </Toast>
      )}
      <Card padding="none">
        {lines.length === 0 ? (
          <EmptyState
            action={
              <LinkButton variant="secondary" href="/connect/favourites">
                {t('Favourites')}
              </LinkButton>
            }
          >
            {t(
              'You’re not watching anything yet. Select the heart next to a product, then Watch price and stock: we’ll tell you when its price falls or it is back in stock.',
            )}
          </EmptyState>
        ) : (
          <ul aria-label={t('Watchlist')} className={layout.column}>
            {lines.map((watched, index) => (
              <WatchedRow
                key={watched.item.sku}
                watched={watched}
                waits={basket.busy}
                busy={basket.busy && basket.wish.some(({ sku }) => sku === watched.item.sku)}
                onAdd={(quantity) => void basket.add([{ sku: watched.item.sku, quantity }])}
                onStop={() => {
                  focusNext('[data-toast-action]');
                  remove(index);
                }}
              />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
