import { documentOfHit } from '@connect/contract/document-of-hit';
import type { ShownOfHit } from '@connect/contract/document-of-hit';
import { amount, flag, list, orNull, shape, text } from '@connect/adapters-storage/shape';
import type { Locale } from '@connect/core/domain/access/storefront';
import type { Day } from '@connect/core/domain/calendar/day';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { documentStatus } from '@connect/core/domain/documents/document-status';
import type { DocumentStatus } from '@connect/core/domain/documents/document-status';
import { money } from '@connect/core/domain/money/money';
import { shownTotal } from '@connect/core/domain/samples/sample';
import { isSampleRow, shownNumbers } from '@connect/core/domain/search/hit';

import { formatOf } from '../../i18n/format.ts';

/** What a row says in words: a status, that nothing is to be paid, and what stands behind a sample's number. */
export type RowText = DocumentStatus | 'free' | 'suffix';

/** The words of rows, by language; the build puts them into the page's script, as no catalogue has come yet. */
export type RowTexts = Readonly<Record<string, Readonly<Record<RowText, string>>>>;

/** A row of the list as it can be read before the app is there. */
export interface FirstRow {
  readonly kind: DocumentKind;
  readonly number: string;
  /** What its columns say, from the left to the right. */
  readonly cells: readonly string[];
  /** Its total, the last of them, is not to be paid (specification §sample-totals). */
  readonly isStruck: boolean;
}

type Hit = ShownOfHit & { readonly _federation: { readonly indexUid: string } };
const isHits = shape<{ hits: readonly Hit[] }>({
  hits: list(
    shape<Hit>({
      number: text,
      order_number: orNull(text),
      po_number: orNull(text),
      total_amount: amount,
      document_date: orNull(text),
      posting_date: orNull(text),
      due_date: orNull(text),
      remaining_amount: orNull(amount),
      status: orNull(text),
      progress: orNull(text),
      completely_shipped: orNull(flag),
      sample: orNull(flag),
      sr_number: orNull(text),
      _federation: shape<Hit['_federation']>({ indexUid: text }),
    }),
  ),
});

interface Reading {
  readonly kinds: ReadonlyMap<string, DocumentKind>;
  /** That of amounts. */
  readonly currency: string;
  readonly locale: Locale;
  readonly today: Day;
  readonly word: (text: RowText) => string;
}

/**
 * The rows of a search's answer, by the same rules as the list's (specification §list-rows); none where anything of it is not as it should be:
 * the app, which knows what to do with such an answer, is not far behind.
 */
export const firstRows = (answer: unknown, { kinds, currency, locale, today, word }: Reading): readonly FirstRow[] => {
  if (!isHits(answer)) return [];
  const format = formatOf(locale);
  return answer.hits.flatMap((hit) => {
    const kind = kinds.get(hit._federation.indexUid);
    if (!kind) return [];
    const document = documentOfHit(kind, hit);
    const isSample = isSampleRow(document, 'customer');
    const { main, invoiceNo } = shownNumbers(document, 'customer');
    const suffix = isSample ? word('suffix') : invoiceNo && `/ ${invoiceNo}`;
    const total = document.totalIncVat;
    const shown = shownTotal(total, isSample);
    const cells = [
      suffix ? `${main} ${suffix}` : main,
      document.poNumber || '—',
      format.date(document.documentDate),
      format.date(document.postingDate),
      word(documentStatus(document, isSample, today)),
      shown === 'free' ? word('free') : format.money(money(total.minor, currency)),
    ];
    return { kind, number: document.number, cells, isStruck: shown === 'struck-through' };
  });
};

/** Makes the formatters that rows need, which takes a while where a page has had none yet. */
export const warmUp = (locale: Locale, currency: string): void => {
  const format = formatOf(locale);
  format.date('2026-01-01');
  format.money(money(0, currency));
};

const element = (tag: string, text: string, children: readonly Element[] = []): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
};

/** Where rows are shown, and whose they are: they go as soon as somebody else, or nobody, is signed in. */
interface Shown {
  /** Where the app draws. */
  readonly app: Element | null;
  /** The card of the page's own shell. */
  readonly card: Element | null;
  readonly prefix: string;
  readonly isTheirs: () => boolean;
}

/**
 * Shows rows in the page's own shell, over the app too, until that shows its own, or another page, or something is wrong with it: at the
 * latest three seconds after it has drawn anything. A press on a row opens its document, app or none.
 */
export const showRows = (rows: readonly FirstRow[], { app, card, prefix, isTheirs }: Shown): void => {
  if (!app || !card || app.hasChildNodes() || rows.length === 0 || !isTheirs()) return;
  card.replaceChildren(
    ...rows.map(({ kind, number, cells, isStruck }) => {
      const row = element(
        'a',
        '',
        cells.map((cell, at) => element(isStruck && at === cells.length - 1 ? 's' : 'span', cell)),
      );
      Object.assign(row, { href: `${prefix}/${kind}s/view/${encodeURIComponent(number)}`, tabIndex: -1 });
      row.dataset['part'] = 'row';
      return row;
    }),
  );
  const root = document.documentElement;
  const { pathname } = location;
  root.dataset['rows'] = '';
  const end = (): void => {
    observer.disconnect();
    removeEventListener('storage', look);
    card.replaceChildren();
    delete root.dataset['rows'];
  };
  const look = (): void => {
    if (!isTheirs() || location.pathname !== pathname || app.querySelector('tbody a, [role="alert"]')) end();
  };
  const observer = new MutationObserver(() => {
    if (root.dataset['rows'] !== 'over') setTimeout(end, 3000);
    root.dataset['rows'] = 'over';
    look();
  });
  observer.observe(app, { childList: true, subtree: true });
  addEventListener('storage', look);
};
