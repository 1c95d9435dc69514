/** All products of all storefronts are asked for at once (specification §product-loading). */
export const productLimit = 99_999;
