import type { Locale } from '@connect/core/domain/access/storefront';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import { LinkButton } from '../../ui/button.tsx';
import { StorefrontSwitch } from '../../shared/storefront/storefront-switch.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import * as css from './account-menu.css.ts';
import { AccountTrigger } from './account-trigger.tsx';
import type { ShellModel } from '../../shared/page/shell-context.ts';

const part = later('account-menu', () => import('./account-menu.tsx'));

/** The menu once it was wanted, and whether it is open. */
export interface KeptMenu {
  readonly Menu: ComponentType<AccountMenuProps> | null;
  readonly isOpen: () => boolean;
  readonly onToggle: (open: boolean) => void;
  readonly fetchAhead: () => void;
  readonly show: () => void;
}

/**
 * Keeps the account menu in the shell: its button goes with the page that it stands in, which must not close it, nor lose a press. What
 * the menu needs comes once somebody turns to the avatar; what could not be fetched, with the next press.
 */
export const useKeptMenu = (): KeptMenu => {
  const locale = useLocale();
  const load = useLater(part);
  const isOpen = useRef(false);
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly Menu: KeptMenu['Menu'] } | null>(null);
  const show = async () => {
    isOpen.current = true;
    setLoaded({ locale, Menu: (await load()).AccountMenu });
  };
  return {
    // Another language has other texts to fetch.
    Menu: loaded?.locale === locale ? loaded.Menu : null,
    isOpen: () => isOpen.current,
    onToggle: (open) => void (isOpen.current = open),
    fetchAhead: () => void load().catch(() => undefined),
    show: () => void show().catch(() => undefined),
  };
};

type AccountProps = Pick<ShellModel, 'user' | 'securityHref' | 'legal' | 'onLogout'> & { readonly menu: KeptMenu };

/** The avatar with its menu. A visitor gets the storefronts and a link to the login page. */
export function Account({ user, menu, ...rest }: AccountProps) {
  const t = useTranslate();
  if (user === null)
    return (
      <div className={css.visitor}>
        <LinkButton variant="secondary" href="/connect/login" className={css.login}>
          {t('Login')}
        </LinkButton>
        <StorefrontSwitch place="header" />
      </div>
    );
  const { Menu, isOpen, onToggle, fetchAhead, show } = menu;
  if (Menu) return <Menu user={user} startsOpen={isOpen()} onToggle={onToggle} {...rest} />;
  return (
    <AccountTrigger user={user} aria-expanded={false} onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={show} />
  );
}
