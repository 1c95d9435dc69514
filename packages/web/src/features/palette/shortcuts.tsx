import { useTranslate } from '../../i18n/i18n-context.tsx';
import { singleKeys } from '../../shared/search/single-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import * as css from './shortcuts.css.ts';

/** The keys of every page, and the choice to do without those that are a key alone (specification §shortcuts). */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const on = singleKeys.use();
  const keys = [
    ['/', t('Search on this page')],
    [t('Ctrl K'), t('Search or go to')],
    ['?', t('Keyboard shortcuts')],
    [t('keyboard|Esc'), t('Close the menu or dialog')],
  ] as const;
  return (
    <Dialog
      open
      title={t('Keyboard shortcuts')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={css.row}>
            <dt>{does}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={on} onChange={({ target }) => singleKeys.set(target.checked ? null : 'off')}>
        {t('Use the keys / and ? as shortcuts')}
      </Checkbox>
    </Dialog>
  );
}
