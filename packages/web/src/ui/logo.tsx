import { logoGround, logoMark } from './logo.css.ts';

/** The hi-vis square with the double chevron. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <rect width={28} height={28} rx={8} className={logoGround} />
      <path d="M10 13.7l4-4 4 4M10 19l4-4 4 4" className={logoMark} />
    </svg>
  );
}
