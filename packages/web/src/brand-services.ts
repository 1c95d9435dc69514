import type { LocalSignOffStore } from '@connect/core/ports/local-sign-offs';
import type { ProductBoard } from '@connect/core/ports/product-board';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import { createContext, useContext } from 'react';

/** What only the screens of brand managers can do. */
export interface BrandServices {
  readonly board: ProductBoard;
  readonly signOff: ProductSignOff;
  readonly local: LocalSignOffStore;
}

const BrandContext = createContext<BrandServices | null>(null);
export const BrandProvider = BrandContext.Provider;

/** The services of a brand manager's screen, which its route loaded. Throws outside `BrandProvider`, which is a bug. */
export const useBrand = (): BrandServices => {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('No brand services: the screen stands outside BrandProvider');
  return brand;
};
