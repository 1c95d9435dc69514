import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import { Pencil, Trash2 } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import * as css from './favourites-screen.css.ts';

interface ListActions {
  readonly onEdit: (list: FavouriteList) => void;
  readonly onRemove: (list: FavouriteList) => void;
}

/** Lists of favourites; each row leads to its items. Only the own ones can be changed. */
export const useListColumns = ({ onEdit, onRemove }: ListActions): readonly Column<FavouriteList>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    {
      key: 'name',
      label: t('List name'),
      place: 'top-wide',
      cell: ({ id, name }) => <RowLink href={`/connect/favourites/${id}`}>{name}</RowLink>,
    },
    {
      key: 'size',
      label: t('Items'),
      align: 'end',
      width: '10%',
      place: 'bottom',
      lead: t('Items'),
      cell: ({ size }) => format.number(size),
    },
    {
      key: 'shared',
      label: t('Sharing'),
      width: '26%',
      place: 'top-end',
      cell: (list) => <SharedBadge list={list} />,
    },
    {
      key: 'changed',
      label: t('Last changed'),
      width: '20%',
      place: 'bottom-wide',
      cell: ({ changedAt }) => format.moment(changedAt),
    },
    {
      key: 'actions',
      label: t('Actions'),
      heading: <span data-off-paper>{t('Actions')}</span>,
      align: 'end',
      width: '12%',
      place: 'bottom-end',
      cell: (list) => (
        <span className={css.actions} data-off-paper>
          {list.isYours && (
            <>
              <IconButton icon={Pencil} label={t('Edit {name}', { name: list.name })} onClick={() => onEdit(list)} />
              <IconButton
                icon={Trash2}
                label={t('Delete {name}', { name: list.name })}
                onClick={() => onRemove(list)}
              />
            </>
          )}
        </span>
      ),
    },
  ];
};

/** Who sees a list. */
export function SharedBadge({ list }: { readonly list: Pick<FavouriteList, 'shared' | 'isYours' | 'owner'> }) {
  const t = useTranslate();
  if (!list.isYours) return <StatusBadge tone="info">{t('Shared by {name}', { name: list.owner })}</StatusBadge>;
  return list.shared ? (
    <StatusBadge tone="good">{t('In your company')}</StatusBadge>
  ) : (
    <StatusBadge tone="none">{t('Only you')}</StatusBadge>
  );
}
