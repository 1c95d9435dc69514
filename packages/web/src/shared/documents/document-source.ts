import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentView } from '@connect/core/domain/documents/view';
import { userKind } from '@connect/core/domain/access/user';
import type { DocumentHit, Viewer } from '@connect/core/domain/search/hit';
import { createContext, use } from 'react';

import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';
import { useServices, useSession } from '../../services.ts';
import type { Services } from '../../services.ts';
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx';
import { documentPath } from './document-path.ts';
import { listTitles } from './document-texts.ts';

/** Whose documents the screens of documents show, and where their pages are. */
export interface DocumentSource extends Pick<Services, 'viewOrder' | 'viewInvoice' | 'downloadPdf' | 'trackParcel'> {
  /** The customer they are of; absent for the user's own company. */
  readonly customerNo?: CustomerNo;
  /** What their amounts are in, where it is not what the portal shows money in; null while that is not known. */
  readonly currency?: string | null;
  readonly listTitle: (view: DocumentView) => string;
  /** What the customer's reference is called (specification §list-columns): "your" is theirs alone. */
  readonly referenceName: string;
  /** The list in the title of the document, where that names whose it is; null while they are not known. */
  readonly pageName?: (t: Translate, view: DocumentView) => string | null;
  readonly documentPath: (kind: DocumentKind, no: DocumentNo) => string;
  /** The page that a row of the list leads to. */
  readonly hitPath: (hit: DocumentHit) => string;
  /** The pages above a document's page, its list the last. */
  readonly trail: (t: Translate, kind: DocumentKind) => readonly Breadcrumb[];
  /** Where to go from a document that is not found. */
  readonly wayBack: { readonly href: string; readonly label: string };
}

/** Where the pages of one's own documents are. */
const ownPages = {
  listTitle: (view: DocumentView) => listTitles[view],
  referenceName: msg('Your Reference'),
  documentPath,
  hitPath: ({ kind, number }: DocumentHit) => documentPath(kind, number),
  trail: (t: Translate) => [
    { label: t('Dashboard'), href: '/connect' },
    { label: t('Orders & Invoices'), href: '/connect/orders' },
  ],
  wayBack: { href: '/connect/orders', label: msg('Go to Orders & Invoices') },
};

const DocumentSourceContext = createContext<DocumentSource | null>(null);

/** Has the screens inside show the documents of a customer to staff. */
export const DocumentSourceProvider = DocumentSourceContext;

/** The source of the documents on show: without a provider the signed-in customer's own. */
export const useDocumentSource = (): DocumentSource => {
  const services = useServices();
  return use(DocumentSourceContext) ?? { ...services, ...ownPages };
};

/** Who looks at the documents, for the rules that tell them apart (specification §sample-orders). */
export const useViewer = (): Viewer =>
  userKind(useSession().user) === 'account-manager' ? 'account-manager' : 'customer';
