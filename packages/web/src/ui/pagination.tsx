import * as css from './pagination.css.ts';

/** One place of a paginator, in the shape of the core's `paginator` (specification §list-paging, decisions §partial-final-page). */
export type PaginationItem =
  | { readonly kind: 'page'; readonly page: number; readonly current: boolean }
  | { readonly kind: 'gap'; readonly after: number }
  | { readonly kind: 'remaining'; readonly page: number; readonly count: number; readonly current: boolean };

interface PaginationProps {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly PaginationItem[];
  /** The accessible name of a page button, such as `Page 3`; its number alone without it. */
  pageName?: (page: number) => string;
  /** The text of the button for a partial final page: `Remaining {n}`. */
  remainingLabel: (count: number) => string;
  onPage: (page: number) => void;
  /** A page's button is pointed at or has the focus: the page is likely to be wanted next. */
  onPoint?: (page: number) => void;
}

/** Page buttons from a model; the current page is the dark square. */
export function Pagination({ label, items, pageName, remainingLabel, onPage, onPoint }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li key={`after ${item.after}`} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                className={css.page}
                aria-label={item.kind === 'page' ? pageName?.(item.page) : undefined}
                aria-current={item.current ? 'page' : undefined}
                onClick={() => onPage(item.page)}
                // A button that moved under a pointer at rest was not pointed at.
                onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onPoint?.(item.page)}
                onFocus={() => onPoint?.(item.page)}
              >
                {item.kind === 'page' ? item.page : remainingLabel(item.count)}
              </button>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
