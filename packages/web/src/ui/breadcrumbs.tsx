import * as css from './breadcrumbs.css.ts';
import { Link } from './link.tsx';

export interface Breadcrumb {
  label: string;
  /** Absent for the page itself. */
  href?: string | undefined;
}

/** Where the page stands; the last entry is the page itself. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }) {
  const longest = Math.max(...items.map(({ label: { length } }) => length));
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.label} className={css.item} data-long={item.label.length === longest || undefined}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link href={item.href} className={css.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
