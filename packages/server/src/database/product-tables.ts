import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Generated } from 'kysely';

export interface ProductsTable {
  sku_id: string;
  web_title: string;
  /** Its translations by language, such as `de`. */
  web_titles: Generated<Record<string, string>>;
  /** What is told of it, and its translations. */
  web_text: Generated<string>;
  web_texts: Generated<Record<string, string>>;
  brand: string;
  schema_classification: string;
  slug: string;
  variations: { sku: Sku; product_images: { filename: string }[] }[];
}

/** A product on one regional storefront; unix seconds, or -1 for not yet (specification §product-record). */
export interface RegionalProductsTable {
  region: string;
  sku_id: string;
  signed_off_at: number;
  second_signed_off_at: number;
}

/** The classifications of products a brand manager signs off (specification §sign-off-rights). */
export interface BrandCategoriesTable {
  user_id: string;
  category: string;
}

/** Every sign-off and every taking back: who, when, where, at which level. */
export interface SignOffsTable {
  id: Generated<string>;
  at: Date;
  user_id: string;
  /** Name of who did it, as it was then. */
  by_name: string;
  region: string;
  sku_id: string;
  level: 'first' | 'second';
  undo: boolean;
  /** The press of a person it was part of; an undo has that which it took back. */
  action: Generated<string | null>;
}

/** Products, on each storefront, and their sign-offs. */
export interface ProductTables {
  products: ProductsTable;
  regional_products: RegionalProductsTable;
  brand_categories: BrandCategoriesTable;
  sign_offs: SignOffsTable;
}
