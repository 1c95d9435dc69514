import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import * as css from './stacked-bar.css.ts';
import * as textStyles from '../theme/text.css.ts';

export interface BarSegment {
  label: string;
  /** Its share of the bar; a negative or missing one takes no room. */
  value: number;
  /** What the legend says, such as the amount of money. */
  text: ReactNode;
  fill: keyof typeof css.fills;
}

/** A bar of parts of a whole with its legend; the legend carries every value, the bar is decoration. */
export function StackedBar({ segments, total }: { segments: readonly BarSegment[]; total: number }) {
  const whole = Math.max(
    total,
    segments.reduce((sum, { value }) => sum + Math.max(0, value), 0),
    Number.MIN_VALUE,
  );
  return (
    <div>
      <div className={css.bar} aria-hidden>
        {segments.map(({ label, value, fill }) => (
          <div key={label} className={css.fills[fill]} style={{ width: `${(Math.max(0, value) / whole) * 100}%` }} />
        ))}
      </div>
      <dl className={css.legend}>
        {segments.map(({ label, text, fill }) => (
          <div key={label} className={css.item}>
            <span className={cx(css.dot, fill === 'rest' ? css.restDot : css.fills[fill])} aria-hidden />
            <dt className={textStyles.detail}>{label}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
