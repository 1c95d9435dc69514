import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import * as css from './progress-ring.css.ts';

interface ProgressRingProps {
  /** 0 to 100; anything outside is drawn as the nearer end. */
  percent: number;
  tone?: keyof typeof css.tones;
  size?: number;
  /** What stands in the middle; the ring itself is decoration. */
  children?: ReactNode;
}

const stroke = 10;

/** The circular days chart of the payment due card. */
export function ProgressRing({ percent, tone = 'brand', size = 120, children }: ProgressRingProps) {
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const share = Math.min(100, Math.max(0, percent)) / 100;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <div className={css.frame} style={{ width: size, height: size }}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <circle {...circle} className={css.track} />
        {share > 0 && (
          <circle
            {...circle}
            className={cx(css.arc, css.tones[tone])}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <div className={css.centre}>{children}</div>
    </div>
  );
}
