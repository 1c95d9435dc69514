import { offeredViews } from '@connect/core/domain/documents/view';
import { hitDestination } from '@connect/core/domain/search/hit';
import { permittedKinds } from '@connect/core/use-cases/documents/list-documents';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { destinationPath } from '../documents/document-path.ts';
import { useViewer } from '../documents/document-source.ts';
import { searchPlaceholders } from '../documents/document-texts.ts';
import { allResultsPath } from './all-results-path.ts';
import { FoundDocument } from './found-document.tsx';
import { PanelBox } from './panel-box.tsx';

/**
 * The search box of the action area, over the orders and invoices the user may see (specification §dashboard-search). A user who may see one kind
 * only searches that kind; one who may see none has no box (decisions §permitted-indexes). The list with all results is the customers'.
 */
export function SearchBox() {
  const t = useTranslate();
  const { clock, searchDocuments } = useServices();
  const { user } = useSession();
  const viewer = useViewer();
  const view = offeredViews(permittedKinds(user)).at(-1);
  if (view === undefined) return null;
  const isCustomer = viewer === 'customer';
  return (
    <PanelBox
      placeholder={isCustomer ? t(searchPlaceholders[view]) : t('Search Orders and Invoices')}
      search={(text) => searchDocuments(text, user)}
      option={(hit) => ({
        key: `${hit.kind}-${hit.id}`,
        href: destinationPath(hitDestination(hit, viewer)),
        content: <FoundDocument hit={hit} />,
      })}
      none={(text) => t('No orders or invoices match “{text}”.', { text })}
      allHref={isCustomer ? (text) => allResultsPath(text, clock.today()) : undefined}
    />
  );
}
