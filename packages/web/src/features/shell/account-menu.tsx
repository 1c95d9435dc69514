import { LogOut } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { chooseScheme, useScheme } from '../../theme/scheme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuRadios, MenuSeparator } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './account-menu.css.ts';
import type { ShellUser } from './shell-context.ts';

const initials = ({ firstName, lastName, email }: ShellUser): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0)).join('') || email.charAt(0);

/** The avatar and its menu: who is signed in, the colour scheme, Logout. A visitor gets a link to the login page. */
export function AccountMenu({ user, onLogout }: { user: ShellUser | null; onLogout: () => void }) {
  const t = useTranslate();
  const scheme = useScheme();
  if (user === null)
    return (
      <LinkButton variant="secondary" href="/connect/login">
        {t('Login')}
      </LinkButton>
    );
  return (
    <Menu
      label={t('Account menu')}
      // oxlint-disable-next-line react/no-unstable-nested-components -- A render prop, called and never mounted.
      trigger={(props) => (
        <button type="button" className={css.avatar} {...props}>
          {initials(user).toUpperCase()}
          <VisuallyHidden> {t('Account menu')}</VisuallyHidden>
        </button>
      )}
      header={
        <>
          <div className={css.name}>{`${user.firstName} ${user.lastName}`.trim()}</div>
          <div className={css.email}>{user.email}</div>
        </>
      }
    >
      <MenuRadios
        label={t('Colour scheme')}
        value={scheme}
        onChange={chooseScheme}
        options={[
          { value: 'system', label: t('System') },
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogout}>
        {t('Logout')}
      </MenuItem>
    </Menu>
  );
}
