import { customerSorts } from '@connect/core/domain/account/managed-customer';
import type { CustomerSort, ListedCustomer } from '@connect/core/domain/account/managed-customer';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { SortButton } from '../../ui/sort-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import * as css from './my-customers-screen.css.ts';
import type { Sorting } from './sorting.ts';
import { useFavourite } from './use-favourite.ts';
import type { Favourites } from './use-favourites.ts';

interface MyCustomersColumns {
  readonly censored: boolean;
  readonly favourites: Favourites;
  readonly sorting: Sorting;
  readonly onSort: (sort: CustomerSort) => void;
}

/** A page of customers; each row leads to its customer, and the headers of what can be sorted by sort. */
export const useMyCustomersColumns = ({
  censored,
  favourites,
  sorting,
  onSort,
}: MyCustomersColumns): readonly Column<ListedCustomer>[] => {
  const t = useTranslate();
  const columns = useCustomerColumns({ censored, marksBlocked: true }).map((column) => {
    const sort = customerSorts.find((each) => each === column.key);
    if (sort === undefined) return column;
    const sorted = sorting.sort === sort ? (sorting.descending ? 'descending' : 'ascending') : 'none';
    const heading = (
      <SortButton label={column.label} align={column.align} sorted={sorted} onSort={() => onSort(sort)} />
    );
    return { ...column, sorted, heading } as const;
  });
  const star: Column<ListedCustomer> = {
    key: 'favourite',
    label: t('Favourite'),
    heading: (
      <span data-off-paper>
        <VisuallyHidden>{t('Favourite')}</VisuallyHidden>
      </span>
    ),
    width: '48px',
    place: 'top-end',
    cell: (customer) => (
      <span className={css.star} data-off-paper>
        <RowStar customer={customer} favourites={favourites} />
      </span>
    ),
  };
  return [...columns, star];
};

interface RowStarProps {
  readonly customer: ListedCustomer;
  readonly favourites: Favourites;
}

function RowStar({ customer: { no, name }, favourites }: RowStarProps) {
  const favourite = favourites.has(no);
  // Before it is known there is nothing to change.
  if (favourite === null) return <FavouriteStar name={name} favourite={null} onToggle={() => undefined} />;
  return <SavedStar name={name} favourite={favourite} save={(next) => favourites.save(no, next)} />;
}

interface SavedStarProps {
  readonly name: string;
  readonly favourite: boolean;
  readonly save: (favourite: boolean) => Promise<boolean>;
}

function SavedStar({ name, favourite, save }: SavedStarProps) {
  const { on, toggle } = useFavourite(favourite, save);
  return <FavouriteStar name={name} favourite={on} onToggle={toggle} />;
}
