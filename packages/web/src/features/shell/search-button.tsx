import { Search } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import * as css from './search-button.css.ts';

/** Opens the command palette, in the header of every page; where that has no search box of its own it looks like one. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" className={css.button} onClick={onOpen}>
      <Icon of={Search} />
      <span className={visuallyHidden}>{t('Search or go to')}</span>
      <Kbd>{t('Ctrl K')}</Kbd>
    </button>
  );
}
