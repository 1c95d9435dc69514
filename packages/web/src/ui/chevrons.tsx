import * as css from './chevrons.css.ts';

/** A chevron band that points right: `x` its upper left corner, `tip` how far its middle stands out. */
export function band(x: number, width: number, tip: number, height: number): string {
  const middle = height / 2;
  return `M${x} 0h${width}l${tip} ${middle}l${-tip} ${middle}h${-width}l${tip} ${-middle}z`;
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
