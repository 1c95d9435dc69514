import type { NavLink } from '@connect/core/domain/access/navigation';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { navIcons } from '../page/nav-icons.ts';
import * as css from './quick-links.css.ts';

/** The quick-link pills; the first is the page most visits are for. */
export function QuickLinks({ links }: { readonly links: readonly NavLink[] }) {
  const t = useTranslate();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('Quick links')}>
      <ul className={css.list}>
        {links.map((link, index) =>
          link.path === null ? null : (
            <li key={link.key}>
              <LinkButton
                href={link.path}
                shape="pill"
                variant={index === 0 ? 'primary' : 'secondary'}
                icon={navIcons[link.key]}
              >
                {t(link.label)}
              </LinkButton>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
