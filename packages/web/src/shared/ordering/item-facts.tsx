import type { Item } from '@connect/core/domain/ordering/item';

import { useItemTitle } from './use-item-title.ts';
import { ProductName } from '../product/openers/product-name.tsx';
import * as css from './item-facts.css.ts';
import * as textStyles from '../../theme/text.css.ts';

/** Title and number of an item; the title leads to it (specification §product-addresses). */
export function ItemName({ item }: { readonly item: Item }) {
  const titleOf = useItemTitle();
  return (
    <span className={css.texts}>
      <span className={textStyles.bold}>
        <ProductName sku={item.sku} slug={item.slug} known={item}>
          {titleOf(item)}
        </ProductName>
      </span>
      <span className={css.facts}>
        <span>{item.sku}</span>
        <span>{item.brand}</span>
      </span>
    </span>
  );
}
