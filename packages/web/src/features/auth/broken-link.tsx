import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import * as css from './auth-form.css.ts';

interface BrokenLinkProps {
  readonly title: string;
  /** What is wrong with the link, and where to get another. */
  readonly children: ReactNode;
  /** A better way on than the login page, which there is in any case. */
  readonly action?: ReactNode;
}

/** A page whose address lacks what its email's link carried. */
export function BrokenLink({ title, children, action }: BrokenLinkProps) {
  const t = useTranslate();
  return (
    <>
      <BareTitle title={title} />
      <div className={css.form}>
        <Notice>{children}</Notice>
        {action}
        <LinkButton href="/connect/login" wide variant={action === undefined ? 'primary' : 'secondary'}>
          {t('Go to login')}
        </LinkButton>
      </div>
    </>
  );
}
