import { Pencil, Printer } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { Shimmer } from '../../ui/shimmer.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { usePageName } from '../../shared/page/use-page-name.ts';
import { PageHeader } from '../../shared/page/page-header.tsx';
import * as css from './favourite-list.css.ts';
import { FavouriteLines } from './favourite-lines.tsx';
import { ListDialog } from './list-dialog.tsx';
import { SharedBadge } from './list-columns.tsx';
import { OrderingGate } from '../../shared/ordering/ordering-gate.tsx';
import { useLightOnPaper } from './use-light-on-paper.ts';
import { useOpenedList } from './use-opened-list.ts';

/** A list of favourites (specification §favourite-lists): its items in their order, to be ordered, sorted and printed. Key it by its id. */
export function FavouriteListScreen({ id }: { readonly id: string }) {
  const t = useTranslate();
  const title = t('Favourites');
  return (
    <OrderingGate
      header={
        <PageHeader title={title} breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: title }]} />
      }
    >
      <OpenedListScreen id={id} fallback={title} />
    </OrderingGate>
  );
}

function OpenedListScreen({ id, fallback }: { readonly id: string; readonly fallback: string }) {
  const t = useTranslate();
  const { value, failure, reload, set, version, onSaved } = useOpenedList(id);
  const [editing, setEditing] = useState(false);
  useLightOnPaper();
  const isGone = failure === 'not-found';
  useLayoutEffect(() => {
    // The button or the dialog that had the focus went with the list.
    if (isGone && document.activeElement === document.body) focusContent();
  }, [isGone]);
  const list = value?.list ?? null;
  usePageName(list?.name);
  return (
    <>
      <PageHeader
        title={list?.name ?? fallback}
        badge={list && <SharedBadge list={list} />}
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('Favourites'), href: '/connect/favourites' },
          { label: list?.name ?? '…' },
        ]}
        actionArea={
          list && (
            <span className={css.headActions}>
              {list.isYours && (
                <Button variant="secondary" icon={Pencil} onClick={() => setEditing(true)}>
                  {t('Edit')}
                </Button>
              )}
              <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
                {t('Print')}
              </Button>
            </span>
          )
        }
      />
      {isGone && (
        <Card>
          <ErrorState action={<LinkButton href="/connect/favourites">{t('All lists')}</LinkButton>}>
            {t('This list doesn’t exist, or it’s no longer shared with you.')}
          </ErrorState>
        </Card>
      )}
      {failure !== null && !isGone && (
        <Card>
          <LoadFailure onRetry={reload}>{t('We couldn’t load this list.')}</LoadFailure>
        </Card>
      )}
      {failure === null && value === null && (
        <Card aria-busy>
          <div className={css.shimmers}>
            {[1, 2, 3].map((row) => (
              <Shimmer key={row} height={44} />
            ))}
          </div>
        </Card>
      )}
      {value && <FavouriteLines key={version} opened={value} onSaved={onSaved} onGone={reload} />}
      {editing && value && (
        <ListDialog
          list={value.list}
          onClose={() => setEditing(false)}
          onGone={() => {
            setEditing(false);
            reload();
          }}
          onSaved={(saved) => {
            setEditing(false);
            onSaved(saved);
            set({ ...value, list: saved });
          }}
        />
      )}
    </>
  );
}
