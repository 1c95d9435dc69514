/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets
   that a table is one when CSS stacks its rows, so its roles are spelt out. */
import { useMemo } from 'react';
import type { Key, ReactNode } from 'react';

import { cx } from './cx.ts';
import * as css from './data-table.css.ts';
import { room as foldingRoom } from './folding-table.css.ts';
import './short-rows.css.ts';
import { Shimmer } from './shimmer.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as textStyles from '../theme/text.css.ts';

/** How the rows are sorted by a column. */
export type Sorted = 'ascending' | 'descending' | 'none';

export interface Column<Row> {
  key: string;
  /** The header, and the label beside the value where rows are stacked. */
  label: string;
  /** Drawn as the header in place of the label, such as a `SortButton`. */
  heading?: ReactNode;
  /** Absent where the rows cannot be sorted by it. */
  sorted?: Sorted;
  cell: (row: Row) => ReactNode;
  /** `end` for money and quantities. */
  align?: 'start' | 'end';
  /** A CSS width for the column. */
  width?: string;
  /** In little room its cell stands under that of the column before it, which is the second; it is the third. */
  under?: true;
  /**
   * Where it stands in the short rows that a table has on small screens once one of its columns says so: at the start or the end of a
   * line, or nowhere. Without any, rows are stacks of labels and values.
   */
  place?: Place;
  /** What is drawn before its value in a short row, in place of its label. */
  lead?: string;
}

/** A line of a short row and a side of it. What is `…-wide` has what room there is. */
export type Place =
  | 'top'
  | 'top-wide'
  | 'top-end'
  | 'middle'
  | 'middle-end'
  | 'bottom'
  | 'bottom-wide'
  | 'bottom-end'
  | 'none';

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** By what a row is the same one as before. */
  rowKey: (row: Row, index: number) => Key;
  /** Rows shown in grey, such as postage or what is not on the invoice. */
  isDimmed?: (row: Row) => boolean;
  /** The text of a row that has nothing but that, such as a note between the lines of an order. */
  spanning?: (row: Row) => ReactNode;
  /** Nothing has come yet: this many rows of shimmer. */
  shimmerRows?: number;
  /** A load runs over rows that are already there: they fade, and a progress bar with this name shows. */
  busy?: string | undefined;
  /** Fewer rows than this are followed by blank ones; no rows at all show only `empty`. */
  padTo?: number;
  /** What stands under the rows, in the room of the first blank ones, where there is room for it. */
  rest?: ReactNode;
  empty?: ReactNode;
  compact?: boolean;
  /** The last of six columns takes no more room than a button. */
  slimEnd?: boolean;
  /** 650px high on wide screens (specification §list-screen). */
  fixedHeight?: boolean;
  /** Below the rows, such as a paginator. */
  footer?: ReactNode;
}

/** How many blank rows `rest` has the room of. */
const restRows = 4;

/** A table of records; below 760px, or in too little room, each row is a stack of labels and values. Put it in a `Card padding="none"`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, isDimmed, spanning, shimmerRows = 0, padTo = 0, busy, empty, rest, footer } = props;
  const folds = columns.some(({ under }) => under);
  const isEmpty = rows.length === 0 && shimmerRows === 0;
  /** How high so many rows of a padded table are. */
  const roomOf = (count: number) => `((100% - ${css.headHeight}) * ${count / padTo})`;
  const blanks = isEmpty || shimmerRows > 0 ? 0 : Math.max(0, padTo - rows.length);
  // Rows are drawn again when they change, or what draws them, and not for a load that begins or the footer.
  const drawn = useMemo(
    () =>
      rows.map((row, index) => {
        const text = spanning?.(row);
        return (
          <tr key={rowKey(row, index)} role="row" className={cx(css.row, isDimmed?.(row) && textStyles.muted)}>
            {text ? (
              <td role="cell" colSpan={columns.length} className={cx(css.cell, css.spanning)}>
                {text}
              </td>
            ) : (
              columns.map((column) => (
                <td key={column.key} role="cell" {...cellOf(column)}>
                  <div className={css.value}>{column.cell(row)}</div>
                </td>
              ))
            )}
          </tr>
        );
      }),
    [rows, columns, rowKey, isDimmed, spanning],
  );
  return (
    // More than five columns need more room before they are columns.
    <div className={folds ? foldingRoom : props.slimEnd ? css.slimRoom : columns.length > 5 ? css.wideRoom : css.room}>
      <div className={cx(css.frame, props.fixedHeight && css.fixed)}>
        <div className={css.scroller}>
          <table role="table" aria-label={props.label} className={cx(css.table, props.compact && css.compact)}>
            <thead role="rowgroup" className={css.head}>
              <tr role="row">
                {columns.map(({ key, label, heading = label, sorted, align, width, place }) => (
                  <th
                    key={key}
                    role="columnheader"
                    scope="col"
                    aria-sort={sorted}
                    data-place={place}
                    className={cx(css.headCell, align === 'end' && css.end)}
                    style={{ width }}
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              role="rowgroup"
              className={css.body}
              data-busy={busy !== undefined}
              aria-busy={busy !== undefined || shimmerRows > 0}
            >
              {shimmerRows > 0
                ? Array.from({ length: shimmerRows }, (_, index) => <ShimmerRow key={index} columns={columns} />)
                : drawn}
              {Array.from({ length: blanks }, (_, index) => (
                <tr key={index} aria-hidden className={cx(css.row, css.blank)} data-blank>
                  <td colSpan={columns.length} className={css.cell} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {rest !== undefined && blanks >= restRows && (
          <div
            className={css.rest}
            style={{ top: `calc(${css.headHeight} + ${roomOf(rows.length)})`, height: `calc(${roomOf(restRows)})` }}
          >
            {rest}
          </div>
        )}
        {isEmpty && <div className={css.empty}>{empty}</div>}
        {busy !== undefined && (
          <div role="status" className={css.progress}>
            <VisuallyHidden>{busy}</VisuallyHidden>
          </div>
        )}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </div>
  );
}

type Cell = Omit<Column<never>, 'cell'>;

/** What is the same of a column's cells, whether its values have come or not. */
const cellOf = ({ label, align, place, lead }: Cell) => ({
  'data-label': place ? lead : label,
  'data-place': place,
  className: cx(css.cell, align === 'end' && css.end),
});

function ShimmerRow({ columns }: { columns: readonly Cell[] }) {
  return (
    <tr aria-hidden className={css.row}>
      {columns.map((column) => (
        <td key={column.key} {...cellOf(column)} data-label={column.place ? undefined : column.label}>
          <div className={css.value}>
            <Shimmer width="min(96px, 100%)" />
          </div>
        </td>
      ))}
    </tr>
  );
}
