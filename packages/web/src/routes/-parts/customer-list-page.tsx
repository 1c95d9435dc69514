import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ListRequest } from '@connect/core/domain/documents/list-state';
import { pageFromAddress } from '@connect/core/domain/documents/paging';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';

import { customerListPath, customerListSearch } from '../../features/customers/customer-list-address.ts';
import type { CustomerListSearch } from '../../features/customers/customer-list-address.ts';
import { DocumentsOfCustomer } from '../../features/customers/documents-of-customer.tsx';
import { DocumentListScreen } from '../../features/documents/document-list-screen.tsx';
import { useDocumentSource } from '../../shared/documents/document-source.ts';
import { viewTexts } from '../../shared/documents/document-texts.ts';
import { usePageName } from '../../shared/page/use-page-name.ts';
import { isTypingOn } from '../../shared/lists/list-address.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { SegmentLinks } from '../../ui/segment-links.tsx';

const views = ['orders', 'invoices'] as const;

interface CustomerListPageProps {
  view: (typeof views)[number];
  /** Key it by it. */
  customerNo: CustomerNo;
  search: CustomerListSearch;
}

/** Customer Orders and Customer Invoices: the customers' own list, each of its views a page of its own (specification §customers-lists-and-documents). */
export function CustomerListPage({ view, customerNo, search }: CustomerListPageProps) {
  const t = useTranslate();
  const services = useServices();
  const { user } = useSession();
  const navigate = useNavigate();
  const criteria = useMemo(() => ({ ...services.listCriteria(search, user), view }), [services, search, user, view]);

  const page = pageFromAddress(search.page);
  const wanted = useMemo(() => ({ criteria, page }), [criteria, page]);

  const onRequest = (next: ListRequest) => {
    const isPage = next.criteria === criteria;
    if (!isPage) services.keepListChoices({ range: next.criteria.range }, criteria);
    void navigate({
      to: '.',
      search: customerListSearch(next.criteria, next.page),
      // Specification §list-address: the address is replaced in place when the page changes.
      replace: isPage || isTypingOn(criteria, next.criteria),
    });
  };

  // The address says all that the list shows, stored choices and defaults included: it can be shared and gone back to.
  const isComplete = search.from === criteria.range.from && search.to === criteria.range.to;
  useEffect(() => {
    if (!isComplete) void navigate({ to: '.', search: customerListSearch(criteria, page), replace: true });
  }, [isComplete, navigate, criteria, page]);

  return (
    <DocumentsOfCustomer no={customerNo}>
      <ListName view={view} page={page} />
      <DocumentListScreen
        wanted={wanted}
        started={null}
        onRequest={onRequest}
        viewSwitch={
          <SegmentLinks
            label={t('Show')}
            options={views.map((each) => ({
              href: customerListPath(customerNo, { ...criteria, view: each }),
              label: t(viewTexts[each]),
              current: each === view,
            }))}
          />
        }
      />
    </DocumentsOfCustomer>
  );
}

/** Names the customer in the title of the document, once they are known. */
function ListName({ view, page }: { view: (typeof views)[number]; page: number }) {
  const t = useTranslate();
  usePageName(useDocumentSource().pageName?.(t, view), page);
  return null;
}
