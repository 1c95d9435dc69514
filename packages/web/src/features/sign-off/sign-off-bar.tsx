import { signOffLevels } from '@connect/core/domain/products/sign-off';
import type { SignOffLevel, SignOffRights } from '@connect/core/domain/products/sign-off';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import * as css from './products-screen.css.ts';
import { SelectPage } from './select-page.tsx';
import type { WholePage } from './select-page.tsx';

interface SignOffBarProps {
  readonly page: WholePage;
  /** How many are chosen. */
  readonly chosen: number;
  readonly rights: SignOffRights;
  readonly busy: boolean;
  /** What is chosen, or everything the filters find where nothing is. */
  readonly onSign: (level: SignOffLevel) => void;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters, and what signs off what is chosen, or else everything they find on the tab. */
export function SignOffBar({ page, chosen: n, rights, busy, onSign, children }: SignOffBarProps) {
  const t = useTranslate();
  const names: Readonly<Record<SignOffLevel, string>> =
    n > 0
      ? { first: t('Sign off selected ({n})', { n }), second: t('Second sign-off ({n})', { n }) }
      : { first: t('Sign off all'), second: t('Second sign-off for all') };
  return (
    <div className={rights.second ? css.wideBar : css.bar}>
      <div className={css.toolbar}>
        {children}
        {/* Where the table has no head. */}
        <span className={css.selectPage}>
          <SelectPage page={page} />
        </span>
        <span className={css.toolbarEnd}>
          {signOffLevels
            .filter((level) => rights[level])
            .map((level) => (
              <Button
                key={level}
                variant="secondary"
                disabled={busy || page.isEmpty}
                busy={busy}
                onClick={() => onSign(level)}
              >
                {names[level]}
              </Button>
            ))}
        </span>
      </div>
    </div>
  );
}
