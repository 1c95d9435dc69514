import { Link } from './link.tsx';
import * as css from './segment-switch.css.ts';

interface SegmentLinksProps {
  /** The accessible name of the group. */
  label: string;
  options: readonly { href: string; label: string; current: boolean }[];
}

/** The look of the segment switch, for a few views that are pages of their own. */
export function SegmentLinks({ label, options }: SegmentLinksProps) {
  return (
    <nav aria-label={label} className={css.group}>
      {options.map((option) => (
        <Link
          key={option.href}
          href={option.href}
          aria-current={option.current ? 'page' : undefined}
          className={css.link}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
