import { highlightParts } from '@connect/core/domain/search/search-term';
import { hitDestination, isSampleRow, visibleSkus } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import type { FoundDocuments } from '@connect/core/domain/documents/list-state';
import { PackageOpen, ReceiptText } from 'lucide-react';
import type { MouseEvent } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { cx } from '../../ui/cx.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NumbersText } from '../documents/document-numbers.tsx';
import { destinationPath } from '../documents/document-path.ts';
import { DocumentStatusBadge } from '../documents/document-status-badge.tsx';
import { DocumentTotal } from '../documents/document-total.tsx';
import { allResultsPath } from './all-results-path.ts';
import * as css from './search-results.css.ts';

/** The element id of an option of a search box, or of its link to all results. */
export const optionId = (boxId: string, option: number | 'all'): string => `${boxId}-hit-${option}`;

interface SearchResultsProps {
  /** The search box's own id, which its options are named after. */
  readonly id: string;
  readonly open: boolean;
  readonly text: string;
  readonly found: FoundDocuments | null;
  readonly active: number | null;
  readonly searching: boolean;
  readonly failed: boolean;
  /** A hit was opened in this window. */
  readonly onChosen: () => void;
}

/** The panel under a search box. It stays in the page and fades, in and out, for half a second (spec §9). */
export function SearchResults({ id, open, text, found, active, searching, failed, onChosen }: SearchResultsProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const hits = found?.hits ?? [];
  const leave = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChosen();
  };
  return (
    // A press inside must not take the focus from the box, or the panel would go before the click comes.
    <div className={css.panel} data-open={open} onMouseDown={(event) => event.preventDefault()} role="presentation">
      {hits.length > 0 && (
        <>
          <div role="listbox" id={`${id}-hits`} aria-label={t('Search results')} className={css.list}>
            {hits.map((hit, index) => (
              <Link
                key={`${hit.kind}-${hit.id}`}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={destinationPath(hitDestination(hit, 'customer'))}
                className={cx(css.option, index === active && css.active)}
                onClick={leave}
              >
                <Hit hit={hit} />
              </Link>
            ))}
          </div>
          <Link
            id={optionId(id, 'all')}
            href={allResultsPath(text, clock.today())}
            tabIndex={-1}
            className={css.all}
            onClick={leave}
          >
            {t('See all results in the list')}
          </Link>
        </>
      )}
      {hits.length === 0 && searching && (
        <p className={css.message}>
          <Spinner label={t('Searching')} />
        </p>
      )}
      {found && hits.length === 0 && !searching && (
        <p className={css.message}>{t('No orders or invoices match “{text}”.', { text: text.trim() })}</p>
      )}
      {failed && <p className={css.message}>{t('The search did not work. Change the text to try again.')}</p>}
    </div>
  );
}

function Hit({ hit }: { readonly hit: DocumentHit }) {
  const t = useTranslate();
  const format = useFormat();
  const skus = visibleSkus(hit);
  const reference = hit.highlighted.poNumber ?? hit.poNumber;
  return (
    <>
      <span className={css.icon}>
        <Icon of={hit.kind === 'order' ? PackageOpen : ReceiptText} />
      </span>
      <span className={css.body}>
        <span className={css.line}>
          <NumbersText hit={hit} />
          <DocumentStatusBadge document={hit} sample={isSampleRow(hit)} why={false} />
        </span>
        <span className={css.details}>
          <span>{hit.kind === 'order' ? t('Order') : t('Invoice')}</span>
          {reference && (
            <span>
              <Highlight parts={highlightParts(reference)} />
            </span>
          )}
          <span>{format.date(hit.documentDate)}</span>
        </span>
        {skus.length > 0 && <span className={css.skus}>{skus.join(', ')}</span>}
      </span>
      <span className={css.total}>
        <DocumentTotal hit={hit} />
      </span>
    </>
  );
}
