import * as css from './chevrons.css.ts';

/** A chevron band that points right: `x` its upper left corner, `tip` how far its middle stands out. */
function band(x: number, width: number, tip: number, height: number): string {
  const middle = height / 2;
  return `M${x} 0h${width}l${tip} ${middle}l${-tip} ${middle}h${-width}l${tip} ${-middle}z`;
}

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

/** The small ornament of empty and error states. */
export function ChevronMark() {
  return (
    <svg className={css.mark} width={44} height={32} viewBox="0 0 44 32" aria-hidden>
      <path d={band(0, 6, 9, 32)} />
      <path d={band(13, 6, 9, 32)} opacity={0.6} />
      <path d={band(26, 6, 9, 32)} opacity={0.3} />
    </svg>
  );
}
