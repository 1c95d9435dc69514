import type { NavLink } from '@connect/core/domain/access/navigation';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { navIcons } from '../page/nav-icons.ts';
import { pillTexts } from '../page/nav-texts.ts';
import { pathOf } from '../page/paths.ts';
import * as css from './quick-links.css.ts';

/** The quick-link pills; the first is the page most visits are for. */
export function QuickLinks({ links }: { readonly links: readonly NavLink[] }) {
  const t = useTranslate();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('Quick links')}>
      <ul className={css.list}>
        {links.map((link, index) =>
          link.to === 'logout' ? null : (
            <li key={link.to}>
              <LinkButton
                href={pathOf(link)}
                shape="pill"
                variant={index === 0 ? 'primary' : 'secondary'}
                icon={navIcons[link.to]}
              >
                {t(pillTexts[link.to])}
              </LinkButton>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
