import type { HTMLAttributes, ReactNode } from 'react';

import * as css from './card.css.ts';
import { cx } from './cx.ts';

type CardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  /** `none` for a table that reaches the edges. */
  padding?: 'normal' | 'none';
  /** A quieter ground, for what is not part of the document. */
  dimmed?: boolean;
};

/** A white panel with a hairline. Give it `aria-label` or `aria-labelledby` to make it a landmark. */
export function Card({ padding = 'normal', dimmed = false, className, ...rest }: CardProps) {
  return (
    <section className={cx(css.card, padding === 'normal' && css.padded, dimmed && css.dimmed, className)} {...rest} />
  );
}

/** The small heading of a card. */
export function CardTitle({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <h2 id={id} className={css.title}>
      {children}
    </h2>
  );
}
