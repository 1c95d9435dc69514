import type { ReactNode } from 'react';

import * as css from './example.css.ts';

interface ExampleProps {
  /** How it is written, which names the state in every language. */
  code: string;
  /** Takes a line of its own. */
  wide?: boolean;
  /** Several of a kind beside each other. */
  row?: boolean;
  children: ReactNode;
}

/** A component in one of its states, with how it is written. */
export function Example({ code, wide = false, row = false, children }: ExampleProps) {
  return (
    <figure className={wide || row ? css.wide : css.example}>
      <figcaption>
        <code className={css.code}>{code}</code>
      </figcaption>
      <div className={row ? css.row : css.sample}>{children}</div>
    </figure>
  );
}
