import { itemTitle } from '@connect/core/domain/ordering/item';
import type { Item } from '@connect/core/domain/ordering/item';

import { useLocale } from '../../i18n/i18n-context.tsx';

/** The title of an item in the language of the page. */
export const useItemTitle = (): ((item: Pick<Item, 'title' | 'titles'>) => string) => {
  const locale = useLocale();
  return (item) => itemTitle(item, locale);
};
