/**
 * What became of something that the search indexes hold. The key of `products` is a storefront and an SKU; `customer-documents`: a customer's name or account manager, on all of theirs;
 * `everything`: somebody asks for all indexes to be made anew.
 */
export interface IndexChange {
  readonly kind: 'orders' | 'invoices' | 'customers' | 'products' | 'customer-documents' | 'everything';
  readonly key: string;
}
