import type { AskedProducts } from '@connect/core/domain/products/product-list';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { BrandProvider } from '../../brand-services.ts';
import type { BrandServices } from '../../brand-services.ts';
import { askedProducts, productsSearch } from './products-address.ts';
import { ProductsScreen } from './products-screen.tsx';

interface ProductsPageProps {
  readonly brand: BrandServices;
  readonly isDashboard: boolean;
}

/** The products of the address, which is the dashboard's or that of My Products. */
export function ProductsPage({ brand, isDashboard }: ProductsPageProps) {
  const asked = askedProducts(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onAsked = (next: AskedProducts) => {
    // Typing on is one step to go back from, however many searches it makes.
    const typingOn = asked.text !== '' && next.text !== '' && asked.text !== next.text;
    void navigate({ to: '.', search: productsSearch(next), replace: typingOn, resetScroll: false });
  };
  return (
    <BrandProvider value={brand}>
      <ProductsScreen asked={asked} onAsked={onAsked} isDashboard={isDashboard} />
    </BrandProvider>
  );
}

/** What brand managers see at /connect (specification §dashboard-by-user). */
export const brandDashboard = (brand: BrandServices): ReactElement => <ProductsPage brand={brand} isDashboard />;
