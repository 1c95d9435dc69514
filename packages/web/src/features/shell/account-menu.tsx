import { userKind } from '@connect/core/domain/access/user';
import { Globe, LogOut, MonitorSmartphone, Scale, ShieldCheck } from 'lucide-react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { chooseScheme, useScheme } from '../../theme/scheme.ts';
import { Menu, MenuDisclosure, MenuItem, MenuLink, MenuRadios, MenuSeparator } from '../../ui/menu.tsx';
import { StorefrontItems } from '../../shared/storefront/storefront-items.tsx';
import { ownNameOf, useStorefronts } from '../../shared/storefront/storefronts.ts';
import { paths } from '../../shared/page/paths.ts';
import * as css from './account-menu.css.ts';
import { AccountTrigger } from './account-trigger.tsx';
import type { ShellModel, ShellUser } from '../../shared/page/shell-context.ts';
import * as textStyles from '../../theme/text.css.ts';

export type AccountMenuProps = Pick<ShellModel, 'securityHref' | 'legal' | 'onLogout'> & {
  readonly user: ShellUser;
  readonly startsOpen: boolean;
  readonly onToggle: (open: boolean) => void;
};

/** The menu of the avatar: who is signed in, the storefront, the colour scheme, legal texts where there are any (specification §branding), Logout. */
export function AccountMenu({ user, startsOpen, onToggle, securityHref, legal, onLogout }: AccountMenuProps) {
  const t = useTranslate();
  const scheme = useScheme();
  const storefronts = useStorefronts();
  const texts = Object.entries(legal[useLocale()] ?? {});
  return (
    <Menu
      label={t('Account menu')}
      startsOpen={startsOpen}
      onToggle={onToggle}
      // oxlint-disable-next-line react/no-unstable-nested-components -- A render prop, called and never mounted.
      trigger={(props) => <AccountTrigger user={user} {...props} />}
      header={
        <>
          <div className={textStyles.bold}>{`${user.firstName} ${user.lastName}`.trim()}</div>
          <div className={css.email}>{user.email}</div>
        </>
      }
    >
      {securityHref === null && <StaffLogins />}
      {securityHref !== null && (
        <>
          <MenuLink icon={ShieldCheck} href={securityHref}>
            {t('Two-step verification')}
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
      {texts.length > 0 && <MenuSeparator />}
      {texts.map(([name, address]) => (
        <MenuLink key={name} icon={Scale} href={address}>
          {name}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogout}>
        {t('Logout')}
      </MenuItem>
    </Menu>
  );
}

/** Where and with what a member of staff is and was signed in (specification §logins-of-staff). */
function StaffLogins() {
  const t = useTranslate();
  const user = useServices().session.peek()?.user;
  if (!user || userKind(user) === 'customer') return null;
  return (
    <>
      <MenuLink icon={ShieldCheck} href={paths.logins}>
        {t('Your logins')}
      </MenuLink>
      <MenuSeparator />
    </>
  );
}
