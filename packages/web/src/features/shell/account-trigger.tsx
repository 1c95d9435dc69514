import type { ButtonHTMLAttributes } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './account-menu.css.ts';
import type { ShellUser } from '../../shared/page/shell-context.ts';

const initials = ({ firstName, lastName, email }: ShellUser): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0)).join('') || email.charAt(0);

interface AccountTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  user: ShellUser;
}

/** The avatar: initials of who is signed in, and the button of the account menu. */
export function AccountTrigger({ user, ...rest }: AccountTriggerProps) {
  const t = useTranslate();
  return (
    <button type="button" aria-haspopup="menu" className={css.avatar} {...rest}>
      {initials(user).toUpperCase()}
      <VisuallyHidden> {t('Account menu')}</VisuallyHidden>
    </button>
  );
}
