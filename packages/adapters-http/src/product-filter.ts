import { notSignedOff } from '@connect/core/domain/products/sign-off';
import type { ProductsToLoad } from '@connect/core/domain/products/sign-off';

/** A text as a filter of the search service writes it. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const lacksFirst = `signed_off_at = ${notSignedOff}`;
const lacksSecond = `second_signed_off_at = ${notSignedOff}`;

/** The search filter of products to load (specification §sign-off-filter). */
export const productFilter = (products: ProductsToLoad): string => {
  switch (products.kind) {
    case 'lack-first':
      return `${lacksFirst} AND schema_classification IN [${products.categories.map(quoted).join(', ')}]`;
    case 'lack-second':
      return lacksSecond;
    case 'lack-either':
      return `${lacksFirst} OR ${lacksSecond}`;
    case 'have-second':
      return `second_signed_off_at > ${notSignedOff}`;
  }
};
