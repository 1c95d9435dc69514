import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { DocumentKind, Invoice, Order } from '@connect/core/domain/documents/document';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { usePageName } from '../page/use-page-name.ts';
import { PageHeader } from '../page/page-header.tsx';
import { useDocumentSource } from '../documents/document-source.ts';
import { DocumentStatusBadge } from '../documents/document-status-badge.tsx';
import * as css from './detail-page.css.ts';
import { LoadFailure } from '../query/load-failure.tsx';
import { DownloadButton } from './download-button.tsx';
import type { Detail } from './use-detail.ts';

interface DetailPageProps<D> {
  kind: DocumentKind;
  /** The number of the address. */
  no: DocumentNo;
  title: string;
  /** Whether the invoice is one that its customer gets money back by. */
  isCreditNote?: boolean;
  detail: Detail<D>;
  /** The row that a list had of it, which is shown until the document comes. */
  row?: DocumentHit | null;
  /** What it is besides its status, such as a web order. */
  badge?: ReactNode;
  /** The line under the header: other numbers and the reference. */
  facts: ReactNode;
  /** Beside the download. */
  actions?: ReactNode;
  /** Below the line: what happened to the document. */
  notice?: ReactNode;
  /** Whether there is a PDF of it. */
  hasPdf?: boolean;
  /** The wide column. */
  children: ReactNode;
  /** The narrow column. */
  aside: ReactNode;
}

/** The frame of an order's or invoice's page, and what stands there when the document does not come (decisions §failed-details). */
export function DetailPage<D extends Order | Invoice>(props: DetailPageProps<D>) {
  const t = useTranslate();
  const { kind, no, detail, isCreditNote = false, hasPdf = true } = props;
  const source = useDocumentSource();
  usePageName(no);
  // What a notice stands above is drawn with it as it comes, and not moved by it; later nothing is, as somebody may be there by keyboard.
  const [cameNoticed, setCameNoticed] = useState<boolean | null>(null);
  if (cameNoticed === null && detail.document !== null) setCameNoticed(Boolean(props.notice));
  const failed = detail.document === null && detail.failure !== null && !detail.loading;
  const status = () => {
    const known = detail.document ?? (detail.loading ? props.row : null);
    if (known) return <DocumentStatusBadge document={known} />;
    return detail.loading && <StatusBadge tone="none">...</StatusBadge>;
  };
  return (
    <>
      <PageHeader
        title={props.title}
        badge={
          <div className={css.badges[kind]}>
            {status()}
            {props.badge && <span className={css.badgeOfStatus}>{props.badge}</span>}
          </div>
        }
        breadcrumbs={[...source.trail(t, kind), { label: no }]}
        actionArea={<SearchBox />}
      />
      <LiveRegion text={detail.document === null && detail.loading ? t('Loading') : ''} />
      {failed ? (
        <Card>
          <Failed kind={kind} no={no} detail={detail} />
        </Card>
      ) : (
        <>
          <div className={css.summary}>
            <div className={css.facts}>
              {props.facts}
              {props.badge && <span className={css.badgeOfFacts}>{props.badge}</span>}
            </div>
            <div className={css.actions}>
              {props.actions}
              {hasPdf && <DownloadButton kind={kind} isCreditNote={isCreditNote} no={no} />}
            </div>
          </div>
          {detail.failure !== null && (
            <div className={css.notice} data-on-paper>
              <Notice tone="wait" action={{ label: t('Try again'), onAction: detail.retry }}>
                {t(
                  'We couldn’t load the latest version. This is a copy saved on this device; status and amounts may have changed.',
                )}
              </Notice>
            </div>
          )}
          {props.notice}
          <div key={cameNoticed ? 'noticed' : 'plain'} className={css.columns} aria-busy={detail.document === null}>
            <div className={css.column}>{props.children}</div>
            <div className={css.aside}>{props.aside}</div>
          </div>
        </>
      )}
    </>
  );
}

function Failed({ kind, no, detail }: { kind: DocumentKind; no: DocumentNo; detail: Detail<Order | Invoice> }) {
  const t = useTranslate();
  const { wayBack } = useDocumentSource();
  if (detail.failure === 'not-found' || detail.failure === 'forbidden')
    return (
      <EmptyState action={<LinkButton href={wayBack.href}>{t(wayBack.label)}</LinkButton>}>
        {kind === 'order' ? t('We couldn’t find order {no}.', { no }) : t('We couldn’t find invoice {no}.', { no })}
      </EmptyState>
    );
  return (
    <LoadFailure onRetry={detail.retry}>
      {kind === 'order' ? t('We couldn’t load order {no}.', { no }) : t('We couldn’t load invoice {no}.', { no })}
    </LoadFailure>
  );
}
