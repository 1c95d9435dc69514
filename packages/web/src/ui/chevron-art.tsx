import * as css from './chevron-art.css.ts';
import { band } from './chevrons.tsx';

/** The chevrons of a hi-vis jacket behind the sign-in text. Its parent is positioned and clips. */
export function LoginChevrons() {
  return (
    <svg className={css.art} viewBox="0 0 720 900" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <path d={band(281, 50, 194, 900)} opacity={0.12} />
      <path d={band(421, 50, 194, 900)} opacity={0.94} />
      <path d={band(561, 50, 194, 900)} opacity={0.42} />
    </svg>
  );
}

/** The chevrons at the right end of a banner. Its parent is positioned and clips. */
export function BannerChevrons() {
  return (
    <svg className={css.banner} viewBox="0 0 180 138" preserveAspectRatio="xMinYMid slice" aria-hidden>
      <path d={band(4, 18, 48, 138)} />
      <path d={band(54, 18, 48, 138)} opacity={0.6} />
      <path d={band(104, 18, 48, 138)} opacity={0.28} />
    </svg>
  );
}
