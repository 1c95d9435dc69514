import type { ReactNode } from 'react';

import { ChevronMark } from './chevrons.tsx';
import * as css from './empty-state.css.ts';

interface StateProps {
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Nothing to show: the chevron, one sentence, one action. */
export function EmptyState({ children, action }: StateProps) {
  return (
    <div className={css.state}>
      <ChevronMark />
      <p className={css.text}>{children}</p>
      {action}
    </div>
  );
}

/** It could not be shown: as the empty state, and announced. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
