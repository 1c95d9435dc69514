import { useId } from 'react';
import type { ReactNode } from 'react';

import * as css from './bar-list.css.ts';
import { paintOf, Patterns } from './fills.tsx';
import { Legend } from './legend.tsx';
import type { Series } from './legend.tsx';

/** A named value of a list, with the bars that are drawn for it. */
export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** The value in full, and what stands beside it. */
  readonly value: ReactNode;
  readonly note: string;
  /** One for each series, in its order. */
  readonly values: readonly number[];
}

interface BarListProps {
  rows: readonly BarRow[];
  series: readonly Series[];
  /** The bars of a row one after another, as parts of a whole, in place of one below the other. */
  stacked?: boolean;
}

const share = (value: number, whole: number): number => (Math.max(0, value) / whole) * 100;

/** Values with bars beside them: a list that reads without the bars, which are decoration. A value below zero has none. */
export function BarList({ rows, series, stacked = false }: BarListProps) {
  const sizes = rows.flatMap(({ values }) => (stacked ? [values.reduce((sum, value) => sum + value, 0)] : values));
  const whole = Math.max(...sizes, Number.MIN_VALUE);
  return (
    <div className={css.room}>
      {series.length > 1 && <Legend series={series} />}
      <ul className={css.list}>
        {rows.map(({ key, name, value, note, values }) => (
          <li key={key} className={css.row}>
            <span className={css.name}>{name}</span>
            <span className={css.value}>{value}</span>
            <span className={css.note}>{note}</span>
            <Bars values={values} series={series} whole={whole} stacked={stacked} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const barHeight = 8;

function Bars({
  values,
  series,
  whole,
  stacked,
}: Omit<BarListProps, 'rows'> & { values: readonly number[]; whole: number }) {
  const id = useId();
  const height = stacked ? barHeight + 2 : values.length * (barHeight + 2);
  return (
    <svg width="100%" height={height} className={css.bars} aria-hidden>
      <Patterns id={id} />
      {series.length === 1 && <rect y="1" width="100%" height={barHeight} rx="2" className={css.track} />}
      {series.map(({ label, fill }, index) => {
        const value = values[index] ?? 0;
        const before = stacked ? values.slice(0, index).reduce((sum, each) => sum + Math.max(0, each), 0) : 0;
        const width = share(value, whole);
        // A value that is there is never drawn as none.
        return value > 0 ? (
          <rect
            key={label}
            x={`${share(before, whole)}%`}
            y={stacked ? 1 : 1 + index * (barHeight + 2)}
            width={`${Math.max(width, 0.5)}%`}
            height={barHeight}
            rx="2"
            {...paintOf(fill, id)}
          />
        ) : null;
      })}
    </svg>
  );
}
