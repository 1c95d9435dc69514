import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { stacked as isStacked } from '../../theme/metrics.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Account, useKeptMenu } from './account.tsx';
import * as css from './app-shell.css.ts';
import { Banner } from './banner.tsx';
import { BasketPlace } from './basket-place.tsx';
import { LineStrip } from './line-strip.tsx';
import { HelpCard, Rail } from './rail.tsx';
import { SearchButton } from './search-button.tsx';
import { Toasts } from '../../shared/page/toasts.tsx';
import { AccountSlot, titleId } from '../../shared/page/shell-context.ts';
import type { ShellModel } from '../../shared/page/shell-context.ts';
import { TopBar } from './top-bar.tsx';

interface AppShellProps extends ShellModel {
  /** Of the session, above the page. */
  readonly news?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every page behind the login: sidebar, impersonation banner and content (specification §shell). A page inside begins with
 * a `PageHeader`, which says its title.
 */
export function AppShell({ news, children, ...shell }: AppShellProps) {
  const t = useTranslate();
  const stacked = useMedia(isStacked);
  const account = (
    <>
      {shell.user && <SearchButton onOpen={shell.onPalette} />}
      {shell.mayOrder && <BasketPlace />}
      <Account {...shell} menu={useKeptMenu()} />
    </>
  );
  return (
    <>
      <a href="#content" className={css.skip} onClick={focusContent}>
        {t('Skip to content')}
      </a>
      <div className={css.shell} data-gutter>
        <p hidden data-letterhead>
          {shell.supplier}
        </p>
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
              {t('You’re acting for {name} ({no})', shell.impersonation)}
            </Banner>
          )}
          {news}
          <main id="content" aria-labelledby={titleId} tabIndex={-1} className={css.main}>
            <AccountSlot value={stacked ? null : account}>{children}</AccountSlot>
          </main>
          <Toasts />
          <LineStrip />
        </div>
        {!stacked && <HelpCard help={shell.help} />}
      </div>
    </>
  );
}

/** Moves the focus by hand: the address keeps its own anchor, which pages such as Help give a meaning to. */
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
