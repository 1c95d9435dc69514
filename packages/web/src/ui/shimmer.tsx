import * as css from './shimmer.css.ts';

/** A grey stand-in of the size of what is loading, so that nothing moves when it comes. Sizes in px or as CSS. */
export function Shimmer({ width = '100%', height = 14 }: { width?: number | string; height?: number | string }) {
  return <span className={css.shimmer} style={{ width, height }} aria-hidden />;
}
