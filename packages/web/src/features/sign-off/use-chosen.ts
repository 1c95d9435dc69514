import type { Product } from '@connect/core/domain/products/product';
import { useMemo, useState } from 'react';

export interface Chosen {
  readonly products: readonly Product[];
  readonly has: (product: Product) => boolean;
  readonly set: (products: readonly Product[], chosen: boolean) => void;
  readonly clear: () => void;
}

/** The products that are chosen, over the pages of a list; those of another list are no longer. */
export const useChosen = (list: string): Chosen => {
  const [chosen, setChosen] = useState<{ readonly of: string; readonly products: ReadonlyMap<string, Product> }>({
    of: list,
    products: new Map(),
  });
  return useMemo(() => {
    const products: ReadonlyMap<string, Product> = chosen.of === list ? chosen.products : new Map();
    const keep = (next: ReadonlyMap<string, Product>) => setChosen({ of: list, products: next });
    return {
      products: [...products.values()],
      has: ({ sku }) => products.has(sku),
      set: (changed, isChosen) => {
        const next = new Map(products);
        for (const product of changed) {
          if (isChosen) next.set(product.sku, product);
          else next.delete(product.sku);
        }
        keep(next);
      },
      clear: () => keep(new Map()),
    };
  }, [chosen, list]);
};
