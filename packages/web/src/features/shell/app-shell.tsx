import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { media } from '../../theme/metrics.ts';
import { useMedia } from '../../ui/use-media.ts';
import { AccountMenu } from './account-menu.tsx';
import * as css from './app-shell.css.ts';
import { Rail } from './rail.tsx';
import { AccountSlot } from './shell-context.ts';
import type { ShellModel } from './shell-context.ts';
import { TopBar } from './top-bar.tsx';

/**
 * The frame of every page behind the login: sidebar, impersonation banner and content (spec §2). A page inside begins with
 * a `PageHeader`, which says its title.
 */
export function AppShell({ children, ...shell }: ShellModel & { children: ReactNode }) {
  const t = useTranslate();
  const stacked = useMedia(media.stacked);
  const account = <AccountMenu {...shell} />;
  return (
    <>
      <a href="#content" className={css.skip} onClick={focusContent}>
        {t('Skip to content')}
      </a>
      <div className={css.shell} data-gutter>
        {stacked ? (
          <TopBar shell={shell} account={account} />
        ) : (
          <header className={css.side}>
            <Rail {...shell} />
          </header>
        )}
        <div className={css.column}>
          {shell.impersonation && <ImpersonationBanner {...shell.impersonation} onStop={shell.onStopImpersonating} />}
          <main id="content" tabIndex={-1} className={css.main}>
            <AccountSlot value={stacked ? null : account}>{children}</AccountSlot>
          </main>
        </div>
      </div>
    </>
  );
}

/** Moves the focus by hand: the address keeps its own anchor, which pages such as Help give a meaning to. */
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function ImpersonationBanner({ name, no, onStop }: { name: string; no: string; onStop: () => void }) {
  const t = useTranslate();
  return (
    <section aria-label={t('Impersonation')} className={css.banner}>
      <span>{t('You are acting for {name} ({no})', { name, no })}</span>
      <button type="button" className={css.stop} onClick={onStop}>
        {t('Stop')}
      </button>
    </section>
  );
}
