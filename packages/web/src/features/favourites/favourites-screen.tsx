import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { orderingRefusalText } from '../../shared/ordering/ordering-refusal.ts';
import * as css from './favourites-screen.css.ts';
import { ListDialog } from './list-dialog.tsx';
import { useListColumns } from './list-columns.tsx';
import { OrderingGate } from '../../shared/ordering/ordering-gate.tsx';
import { useListRemoval } from './use-list-removal.ts';

/** Favourites (specification §favourite-lists): the user's lists of items, and those that colleagues share. `onOpen` leads to one. */
export function FavouritesScreen({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('Favourites')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Favourites') }]}
      />
      <OrderingGate>
        <Lists onOpen={onOpen} />
      </OrderingGate>
    </>
  );
}

function Lists({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useTranslate();
  const { listFavouriteLists } = useOrdering();
  const lists = useQuery(() => listFavouriteLists(), '');
  const [edited, setEdited] = useState<FavouriteList | 'new' | null>(null);
  const removal = useListRemoval(lists.reload);
  const onSaved = (list: FavouriteList) => {
    setEdited(null);
    if (edited === 'new') onOpen(list.id);
    else lists.reload();
  };
  const create = (
    <Button icon={ListPlus} onClick={() => setEdited('new')}>
      {t('New list')}
    </Button>
  );
  return (
    <>
      <div className={css.controls}>
        {removal.refusal && (
          <Toast tone="bad" about={removal.refusal}>
            {orderingRefusalText(t, removal.refusal)}
          </Toast>
        )}
        {removal.removed !== null && <Toast>{t('The list {name} was deleted.', { name: removal.removed })}</Toast>}
        {lists.value?.length !== 0 && create}
      </div>
      <ListCard
        label={t('Favourites')}
        list={lists}
        columns={useListColumns({ onEdit: setEdited, onRemove: removal.ask })}
        rows={lists.value}
        rowKey={({ id }) => id}
        failed={t('We couldn’t load your lists.')}
        none={t('You have no lists yet. Create one for products you order often and share it with your company.')}
        noneAction={create}
      />
      {edited !== null && (
        <ListDialog
          list={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={onSaved}
          onGone={() => {
            setEdited(null);
            if (edited !== 'new') removal.onGone(edited.name);
          }}
          onUnanswered={lists.reload}
        />
      )}
      <ConfirmDialog
        open={removal.asked !== null}
        title={t('Delete the list {name}?', { name: removal.asked?.name ?? '' })}
        confirm={t('Delete')}
        cancel={t('Cancel')}
        danger
        busy={removal.busy}
        onClose={removal.cancel}
        onConfirm={removal.confirm}
      >
        {removal.asked?.shared === true
          ? t(
              'This will delete the list for everyone in your company. Products already in baskets or on watchlists will stay there.',
            )
          : t('Products already in baskets or on watchlists stay there.')}
      </ConfirmDialog>
    </>
  );
}
