import type { ReactNode } from 'react';

import * as css from './products-screen.css.ts';
import * as textStyles from '../../theme/text.css.ts';

/** Something in a word or two, and what is finer about it below. */
export function Lines({ strong, fine }: { readonly strong: string; readonly fine: ReactNode }) {
  return (
    <span className={css.lines}>
      <span className={textStyles.strong}>{strong}</span>
      <span className={css.fine}>{fine}</span>
    </span>
  );
}
