import { pageButtons, shownRange } from '@connect/core/domain/documents/paging';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Pagination } from '../../ui/pagination.tsx';

/** 'Showing {first}–{last} of {total}' for pages of so many, or null when the page has nothing. */
export const useShownPart = (page: number, total: number, size: number): string | null => {
  const t = useTranslate();
  const range = shownRange(page, total, size);
  return range && t('Showing {first}–{last} of {total}', { ...range });
};

interface PageFooterProps {
  /** How many fit on a page. */
  readonly size: number;
  /** The page that is on show. */
  readonly shownPage: number;
  /** The page that is wanted. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** What part of a list is on show, and its paginator, which counts every page (the documents' list: `ListFooter`). */
export function PageFooter({ size, shownPage, page, total, onPage }: PageFooterProps) {
  const t = useTranslate();
  const pages = Math.ceil(total / size);
  return (
    <>
      <span>{useShownPart(shownPage, total, size)}</span>
      {pages > 1 && (
        <Pagination
          label={t('Pages')}
          items={pageButtons(page, pages)}
          pageName={(to) => t('Page {page}', { page: to })}
          remainingLabel={String}
          onPage={onPage}
        />
      )}
    </>
  );
}
