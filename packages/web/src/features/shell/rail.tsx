import { Mail } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { navIcons } from '../../shared/page/nav-icons.ts';
import { navTexts } from '../../shared/page/nav-texts.ts';
import { pathOf } from '../../shared/page/paths.ts';
import * as css from './rail.css.ts';
import type { ShellModel } from '../../shared/page/shell-context.ts';

/** The branding block (specification §shell). */
export function Branding({ brandName, onLeave }: Pick<RailProps, 'brandName' | 'onLeave'>) {
  return (
    <Link href="/connect" className={css.brand} onClick={onLeave}>
      <Logo />
      <span className={css.text}>{brandName}</span>
    </Link>
  );
}

type RailProps = Pick<ShellModel, 'navKey' | 'links' | 'brandName' | 'help' | 'onLogout'> & {
  /** Called when a link is followed, or Logout pressed: the drawer closes then. */
  onLeave?: (() => void) | undefined;
};

/** The dark sidebar: branding, and links with the hi-vis marker at the current one. */
export function Rail({ navKey, links, brandName, help, onLogout, onLeave }: RailProps) {
  const t = useTranslate();
  const logout = () => {
    onLeave?.();
    onLogout();
  };
  return (
    <div className={css.rail} data-ground="rail">
      <Branding brandName={brandName} onLeave={onLeave} />
      <nav aria-label={t('Main navigation')}>
        <ul className={css.list}>
          {links.map((link) => {
            const content = (
              <>
                <Icon of={navIcons[link.to]} />
                <span className={css.text}>{t(navTexts[link.to])}</span>
              </>
            );
            return (
              <li key={link.to}>
                {link.to === 'logout' ? (
                  <button type="button" className={css.entry} onClick={logout}>
                    {content}
                  </button>
                ) : (
                  <Link
                    href={pathOf(link)}
                    onClick={onLeave}
                    className={css.entry}
                    aria-current={link.to === navKey ? 'page' : undefined}
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {help.contactHref !== null && (
        // In place of the help card, which wide and high screens alone have (specification §shell).
        <div className={css.withoutCard}>
          <Link href={help.contactHref} onClick={onLeave} className={css.entry}>
            <Icon of={Mail} />
            <span className={css.text}>{t('Contact Us')}</span>
          </Link>
        </div>
      )}
    </div>
  );
}

/** At the foot of a wide rail; behind the content, before whose title it would else come. */
export function HelpCard({ help }: Pick<ShellModel, 'help'>) {
  const t = useTranslate();
  return (
    <section className={css.help} aria-label={t('Need Help?')}>
      <p className={css.helpTitle}>{t('Need Help?')}</p>
      <p>{t('Guides and answers, or talk to your account team.')}</p>
      <div className={css.helpLinks}>
        <Link href={help.helpHref} className={css.helpLink}>
          {t('Help Center')}
        </Link>
        {help.contactHref !== null && (
          <Link href={help.contactHref} className={css.helpLink}>
            {t('Contact Us')}
          </Link>
        )}
      </div>
    </section>
  );
}
