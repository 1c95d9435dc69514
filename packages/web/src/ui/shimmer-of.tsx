import type { ReactNode } from 'react';

import * as css from './shimmer-of.css.ts';

/** A grey stand-in of the size that these have at any width and in any language; nobody sees or hears them, or can press what is in them. */
export function ShimmerOf({ children }: { children: ReactNode }) {
  return (
    <div className={css.shimmerOf} aria-hidden inert>
      <div className={css.form}>{children}</div>
    </div>
  );
}
