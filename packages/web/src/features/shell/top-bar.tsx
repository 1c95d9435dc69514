import { Menu as MenuIcon, X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Branding, Rail } from './rail.tsx';
import type { ShellModel } from '../../shared/page/shell-context.ts';
import * as css from './top-bar.css.ts';

/** Below 760px: a bar with the links in a drawer, which is a native dialog, so Escape and the focus take care of themselves. */
export function TopBar({ shell, account }: { shell: ShellModel; account: ReactNode }) {
  const t = useTranslate();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <header className={css.bar} data-ground="rail">
      <button
        type="button"
        className={css.button}
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon of={MenuIcon} size={20} />
      </button>
      <div className={css.middle}>
        <Branding brandName={shell.brandName} />
      </div>
      {account}
      <dialog ref={drawer} className={css.drawer} aria-label={t('Menu')} closedby="any">
        <button type="button" className={css.close} aria-label={t('Close menu')} onClick={close}>
          <Icon of={X} size={20} />
        </button>
        <Rail {...shell} onLeave={close} />
      </dialog>
    </header>
  );
}
