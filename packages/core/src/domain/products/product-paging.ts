/** Products on a page of the sign-off table (specification §product-paging). */
export const productPageSize = 10;

/** How many pages so many products take; at least one. */
export const productPages = (count: number): number => Math.max(1, Math.ceil(count / productPageSize));

/** Whether there is anything to page: only above 10 products (specification §product-paging). */
export const showsProductPaging = (count: number): boolean => count > productPageSize;

/** The number of the page that is shown, from 1: the one asked for, or the nearest there is. */
export const productPage = (asked: number, count: number): number =>
  Math.min(Math.max(Number.isFinite(asked) ? Math.trunc(asked) : 1, 1), productPages(count));

/** The products of a page, the first page being 1. */
export const pageOfProducts = <Product>(products: readonly Product[], page: number): readonly Product[] =>
  products.slice((page - 1) * productPageSize, page * productPageSize);

/** How long a change of the product list takes, in milliseconds (specification §sign-off-page). */
export const productListTransition = 5000;
