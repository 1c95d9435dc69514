import type { Product } from '@connect/core/domain/products/product';
import { signOffLevels } from '@connect/core/domain/products/sign-off';
import type { SignOffLevel, SignOffRights } from '@connect/core/domain/products/sign-off';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Chosen } from './use-chosen.ts';
import * as css from './products-screen.css.ts';

interface SignOffBarProps {
  readonly rows: readonly Product[];
  readonly chosen: Chosen;
  readonly rights: SignOffRights;
  readonly busy: boolean;
  /** What is chosen, or everything the filters find where nothing is. */
  readonly onSign: (level: SignOffLevel) => void;
}

/** Signs off what is chosen, or else everything the filters find on the tab. */
export function SignOffBar({ rows, chosen, rights, busy, onSign }: SignOffBarProps) {
  const t = useTranslate();
  const n = chosen.products.length;
  const names: Readonly<Record<SignOffLevel, string>> =
    n > 0
      ? { first: t('Sign off selected ({n})', { n }), second: t('Second sign-off of selected ({n})', { n }) }
      : { first: t('Sign off all'), second: t('Second sign-off of all') };
  return (
    <div className={css.toolbar}>
      <Checkbox
        checked={rows.length > 0 && rows.every(chosen.has)}
        disabled={rows.length === 0}
        onChange={({ target }) => chosen.set(rows, target.checked)}
      >
        {t('Select this page')}
      </Checkbox>
      <span className={css.toolbarEnd}>
        {signOffLevels
          .filter((level) => rights[level])
          .map((level) => (
            <Button
              key={level}
              variant="secondary"
              disabled={busy || rows.length === 0}
              busy={busy}
              onClick={() => onSign(level)}
            >
              {names[level]}
            </Button>
          ))}
      </span>
    </div>
  );
}
