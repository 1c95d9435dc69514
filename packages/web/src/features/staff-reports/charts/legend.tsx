import { useId } from 'react';

import * as css from './legend.css.ts';
import { paintOf, Patterns } from './fills.tsx';
import type { Fill } from './fills.tsx';

/** One series of a chart: what its values are, and how they are drawn. */
export interface Series {
  readonly label: string;
  readonly fill: Fill;
}

export function Swatch({ fill }: { fill: Fill }) {
  const id = useId();
  return (
    <svg width="14" height="14" aria-hidden className={css.swatch}>
      <Patterns id={id} />
      <rect x="0.5" y="0.5" width="13" height="13" rx="3" {...paintOf(fill, id)} />
    </svg>
  );
}

/** Which pattern of a chart means what. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={css.legend}>
      {series.map(({ label, fill }) => (
        <li key={label} className={css.item}>
          <Swatch fill={fill} />
          {label}
        </li>
      ))}
    </ul>
  );
}
