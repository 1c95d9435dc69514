import { Globe, LogOut, MonitorSmartphone, Search, ShieldCheck } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { chooseScheme, useScheme } from '../../theme/scheme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Menu, MenuDisclosure, MenuItem, MenuLink, MenuRadios, MenuSeparator } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StorefrontItems } from '../storefront/storefront-items.tsx';
import { StorefrontMenu } from '../storefront/storefront-menu.tsx';
import { ownNameOf, useStorefronts } from '../storefront/storefronts.ts';
import * as css from './account-menu.css.ts';
import type { ShellModel, ShellUser } from './shell-context.ts';

const initials = ({ firstName, lastName, email }: ShellUser): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0)).join('') || email.charAt(0);

type AccountMenuProps = Pick<ShellModel, 'user' | 'securityHref' | 'onPalette' | 'onLogout'>;

/**
 * The avatar and its menu: who is signed in, the storefront, the colour scheme, Logout. A visitor gets the storefronts and
 * a link to the login page.
 */
export function AccountMenu({ user, securityHref, onPalette, onLogout }: AccountMenuProps) {
  const t = useTranslate();
  const scheme = useScheme();
  const storefronts = useStorefronts();
  if (user === null)
    return (
      <div className={css.visitor}>
        <LinkButton variant="secondary" href="/connect/login" className={css.login}>
          {t('Login')}
        </LinkButton>
        <StorefrontMenu place="header" />
      </div>
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
      <MenuItem icon={Search} onSelect={onPalette}>
        {t('Go to anything')}
        <Kbd>Ctrl K</Kbd>
      </MenuItem>
      <MenuSeparator />
      {securityHref !== null && (
        <>
          <MenuLink icon={ShieldCheck} href={securityHref}>
            {t('Multi-factor settings')}
          </MenuLink>
          <MenuLink icon={MonitorSmartphone} href={`${securityHref}#sessions`}>
            {t('Active sessions')}
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      <MenuDisclosure icon={Globe} label={t('Region and language')} value={ownNameOf(storefronts.current)}>
        <StorefrontItems />
      </MenuDisclosure>
      <MenuSeparator />
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
