import { highlightParts } from '@connect/core/domain/search/search-term';
import { shownNumbers } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import * as css from './document-numbers.css.ts';
import { useDocumentSource, useViewer } from './document-source.ts';
import * as layout from '../../theme/layout.css.ts';
import * as textStyles from '../../theme/text.css.ts';

const markedFields = ['number', 'orderNumber', 'poNumber'] as const;

/** A text that ends with one of the hit's own, with the searched part of that one marked. */
const marked = (text: string, hit: DocumentHit): string => {
  for (const field of markedFields) {
    const plain = hit[field];
    const highlighted = hit.highlighted[field];
    if (plain && highlighted && text.endsWith(plain)) return text.slice(0, -plain.length) + highlighted;
  }
  return text;
};

function Suffix({ hit }: { hit: DocumentHit }) {
  const t = useTranslate();
  const { invoiceNo, isSample } = shownNumbers(hit, useViewer());
  const suffix = isSample ? t('(sample)') : invoiceNo !== null && `/ ${invoiceNo}`;
  return (
    suffix !== false && (
      <span className={css.suffix}>
        <Highlight parts={highlightParts(marked(suffix, hit))} />
      </span>
    )
  );
}

/** The numbers of a found document: as the link to its page, which in a table covers the row (specification §row-numbers). */
export function DocumentNumbers({ hit }: { hit: DocumentHit }) {
  const { hitPath } = useDocumentSource();
  const { main } = shownNumbers(hit, useViewer());
  return (
    <RowLink href={hitPath(hit)}>
      <span className={css.numbers}>
        <span className={layout.unbroken}>
          <Highlight parts={highlightParts(marked(main, hit))} />
        </span>
        <Suffix hit={hit} />
      </span>
    </RowLink>
  );
}

/** The same without a link, for places that are links themselves. */
export function NumbersText({ hit }: { hit: DocumentHit }) {
  const { main } = shownNumbers(hit, useViewer());
  return (
    <span className={css.numbers}>
      <span className={textStyles.bold}>
        <Highlight parts={highlightParts(marked(main, hit))} />
      </span>
      <Suffix hit={hit} />
    </span>
  );
}

/** The customer's own number of a found document; short rows cut a long one off, and its page has it whole. */
export function DocumentReference({ hit: { poNumber, highlighted } }: { hit: DocumentHit }) {
  return (
    <span className={css.reference} title={poNumber ?? undefined}>
      <Highlight parts={highlightParts(highlighted.poNumber || poNumber || '—')} />
    </span>
  );
}
