import { customerPageSize } from '@connect/core/domain/account/managed-customer';
import { pageButtons, shownRange } from '@connect/core/domain/documents/paging';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { customerPages } from './my-customers-address.ts';

/** 'Showing {first}–{last} of {total}', or null when the page has no customers. */
export const useShownCustomers = (page: number, total: number): string | null => {
  const t = useTranslate();
  const range = shownRange(page, total, customerPageSize);
  return range && t('Showing {first}–{last} of {total}', { ...range });
};

interface CustomersFooterProps {
  /** The page of the customers on show. */
  readonly shownPage: number;
  /** The page that is wanted. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** What part of the customers is on show, and the paginator. */
export function CustomersFooter({ shownPage, page, total, onPage }: CustomersFooterProps) {
  const t = useTranslate();
  const pages = customerPages(total);
  return (
    <>
      <span>{useShownCustomers(shownPage, total)}</span>
      {pages > 1 && (
        <Pagination
          label={t('Pages')}
          items={pageButtons(page, pages)}
          pageName={(to) => t('Page {page}', { page: to })}
          // Every page is counted here, the last one too.
          remainingLabel={String}
          onPage={onPage}
        />
      )}
    </>
  );
}
