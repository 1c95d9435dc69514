import { createContext, use } from 'react';

const ProductsOfContext = createContext<string | undefined>(undefined);

/** Says to staff whose prices products are shown at: those of the customer with this number. */
export const ProductsOfProvider = ProductsOfContext;

/** The customer that products are shown to staff for; undefined for the user's own company. */
export const useProductsOf = (): string | undefined => use(ProductsOfContext);
