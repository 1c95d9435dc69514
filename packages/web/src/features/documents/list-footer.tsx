import { paginator, shownRange } from '@connect/core/domain/documents/paging';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Pagination } from '../../ui/pagination.tsx';

/** 'Showing {first}–{last} of {total}', or null when the page has no documents (decisions §partial-final-page). */
export const useShowing = (page: number, total: number): string | null => {
  const t = useTranslate();
  const range = shownRange(page, total);
  return range && t('Showing {first}–{last} of {total}', { ...range });
};

interface ListFooterProps {
  /** The page of the documents on show. */
  shownPage: number;
  /** The page that is wanted. */
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** A page button is pointed at. */
  onPoint: (page: number) => void;
}

/** What part of the list is on show, and the paginator (specification §list-paging, decisions §partial-final-page). */
export function ListFooter({ shownPage, page, total, onPage, onPoint }: ListFooterProps) {
  const t = useTranslate();
  const items = paginator(page, total);
  return (
    <>
      <span>{useShowing(shownPage, total)}</span>
      {items.length > 0 && (
        <Pagination
          label={t('Pages')}
          items={items}
          pageName={(to) => t('Page {page}', { page: to })}
          remainingLabel={(n) => t('Remaining {n}', { n })}
          onPage={onPage}
          onPoint={onPoint}
        />
      )}
    </>
  );
}
