/**
 * What became of something that the search indexes hold. The key of `products` is a storefront and an SKU; `customer-documents`: a customer's name or account manager, on all of theirs.
 */
export interface IndexChange {
  readonly kind: 'orders' | 'invoices' | 'customers' | 'products' | 'customer-documents';
  readonly key: string;
}
