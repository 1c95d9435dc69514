import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';
import * as css from './row-link.css.ts';

/**
 * The main link of a table's row. It covers the whole row, so that a row is one target for the pointer and one stop for the
 * keyboard.
 */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={css.link} {...props} />;
}
