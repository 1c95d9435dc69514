import { useState } from 'react';
import type { ComponentType } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import { LinkButton } from '../../ui/button.tsx';
import { StorefrontSwitch } from '../storefront/storefront-switch.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import * as css from './account-menu.css.ts';
import { AccountTrigger } from './account-trigger.tsx';
import type { ShellModel } from './shell-context.ts';

const part = later('account-menu', () => import('./account-menu.tsx'));

type AccountProps = Pick<ShellModel, 'user' | 'securityHref' | 'onPalette' | 'onLogout'>;

/** The avatar with its menu. A visitor gets the storefronts and a link to the login page. */
export function Account({ user, ...rest }: AccountProps) {
  const t = useTranslate();
  const locale = useLocale();
  // Another language has other texts to fetch.
  if (user) return <UserAccount key={locale} user={user} {...rest} />;
  return (
    <div className={css.visitor}>
      <LinkButton variant="secondary" href="/connect/login" className={css.login}>
        {t('Login')}
      </LinkButton>
      <StorefrontSwitch place="header" />
    </div>
  );
}

/** What the menu needs comes once somebody turns to the avatar; what could not be fetched, with the next press. */
function UserAccount(props: AccountMenuProps) {
  const load = useLater(part);
  const [menu, setMenu] = useState<{ readonly Menu: ComponentType<AccountMenuProps> } | null>(null);
  const open = async (): Promise<void> => setMenu({ Menu: (await load()).AccountMenu });
  if (menu) return <menu.Menu {...props} />;
  const ahead = () => void load().catch(() => undefined);
  return (
    <AccountTrigger
      user={props.user}
      aria-expanded={false}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => void open().catch(() => undefined)}
    />
  );
}
