import type { ReactNode } from 'react';

import * as css from './notice.css.ts';

interface NoticeProps {
  tone?: keyof typeof css.notice;
  children: ReactNode;
  /** The one thing to do about it, such as Try again. */
  action?: { label: string; onAction: () => void };
  /** It is said elsewhere. */
  unheard?: boolean;
}

/** A small message in the page, announced when it appears. */
export function Notice({ tone = 'bad', children, action, unheard }: NoticeProps) {
  return (
    <div role={unheard ? undefined : tone === 'bad' ? 'alert' : 'status'} className={css.notice[tone]}>
      <div className={css.text}>{children}</div>
      {action && (
        <button type="button" className={css.action} onClick={action.onAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}
