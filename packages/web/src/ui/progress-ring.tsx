import type { ReactNode } from 'react';

import { rem } from '../theme/metrics.ts';
import { cx } from './cx.ts';
import * as css from './progress-ring.css.ts';

interface ProgressRingProps {
  /** 0 to 100; anything outside is drawn as the nearer end. */
  percent: number;
  tone?: keyof typeof css.tones;
  /** In px of the design, which grow with a browser's own text size as what stands in the middle does; or as CSS. */
  size?: number | string;
  /** What stands in the middle; the ring itself is decoration. */
  children?: ReactNode;
}

/** What it is drawn on, whatever its size. */
const canvas = 120;
const stroke = 10;
const radius = (canvas - stroke) / 2;
const length = 2 * Math.PI * radius;

/** The circular days chart of the payment due card. */
export function ProgressRing({ percent, tone = 'brand', size = canvas, children }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  const circle = { cx: canvas / 2, cy: canvas / 2, r: radius, fill: 'none', strokeWidth: stroke };
  const side = typeof size === 'number' ? rem(size) : size;
  return (
    <div className={css.frame} style={{ width: side, height: side }}>
      <svg width="100%" height="100%" viewBox={`0 0 ${canvas} ${canvas}`} aria-hidden>
        <circle {...circle} className={css.track} />
        {share > 0 && (
          <circle
            {...circle}
            className={cx(css.arc, css.tones[tone])}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
            transform={`rotate(-90 ${canvas / 2} ${canvas / 2})`}
          />
        )}
      </svg>
      <div className={css.centre}>{children}</div>
    </div>
  );
}
