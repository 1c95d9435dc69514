import type { ProductBoard } from '@connect/core/ports/product-board';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import type { ListProducts, LoadProducts } from '@connect/core/use-cases/products/products-to-sign-off';
import type { SignOff } from '@connect/core/use-cases/products/sign-off';
import { createContext, useContext } from 'react';

/** What only the screens of brand managers can do. */
export interface BrandServices {
  readonly loadProducts: LoadProducts;
  readonly listProducts: ListProducts;
  readonly skusToSignOff: ProductBoard['skusToSignOff'];
  readonly signOff: SignOff;
  readonly signOffHistory: ProductSignOff['history'];
}

const BrandContext = createContext<BrandServices | null>(null);
export const BrandProvider = BrandContext.Provider;

/** The services of a brand manager's screen, which its route loaded. Throws outside `BrandProvider`, which is a bug. */
export const useBrand = (): BrandServices => {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('No brand services: the screen stands outside BrandProvider');
  return brand;
};
