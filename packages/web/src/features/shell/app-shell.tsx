import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { media } from '../../theme/metrics.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Account, useKeptMenu } from './account.tsx';
import * as css from './app-shell.css.ts';
import { LineStrip } from './line-strip.tsx';
import { Rail } from './rail.tsx';
import { AccountSlot } from '../../shared/page/shell-context.ts';
import type { ShellModel } from '../../shared/page/shell-context.ts';
import { TopBar } from './top-bar.tsx';

/**
 * The frame of every page behind the login: sidebar, impersonation banner and content (specification §shell). A page inside begins with
 * a `PageHeader`, which says its title.
 */
export function AppShell({ children, ...shell }: ShellModel & { children: ReactNode }) {
  const t = useTranslate();
  const stacked = useMedia(media.stacked);
  const account = <Account {...shell} menu={useKeptMenu()} />;
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
          {shell.impersonation && (
            <Banner action={t('Stop')} onAction={shell.onStopImpersonating}>
              {t('You are acting for {name} ({no})', shell.impersonation)}
            </Banner>
          )}
          {shell.actingEnded && !shell.impersonation && (
            <Banner action={t('OK')} onAction={shell.onActingEndedRead}>
              {t(
                'You no longer act for the customer: the time for it ran out, or it was ended elsewhere. You are back on your own dashboard.',
              )}
            </Banner>
          )}
          <main id="content" tabIndex={-1} className={css.main}>
            <AccountSlot value={stacked ? null : account}>{children}</AccountSlot>
          </main>
          <LineStrip />
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

interface BannerProps {
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** About acting for a customer: that one does, or no longer. */
function Banner({ action, onAction, children }: BannerProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('Impersonation')} className={css.banner}>
      <span role="status">{children}</span>
      <button type="button" className={css.stop} onClick={onAction}>
        {action}
      </button>
    </section>
  );
}
