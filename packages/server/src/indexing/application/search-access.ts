import { productLimit } from '@connect/core/domain/products/product-limit';
import { may, permissions, userKind } from '@connect/core/domain/access/user';
import { findsInvoicedOrders } from '@connect/core/domain/documents/invoiced-orders';
import { SignJWT } from 'jose';
import type { Identity } from '../../identity.ts';
import { indexes, notInvoiced } from './indexes.ts';

/** Fixed, so that every process gives out tokens of the same key. A key's indexes stay as they are: others need another uid. */
export const keyUid = '5d1f0c3a-8e26-4b7c-9a54-2e6b7d90c418';

type Searcher = Pick<Identity, 'id' | 'roles' | 'permissions' | 'customerNo'> & { readonly sessionId: string };

/** The indexes somebody may search, by what is in them. */
interface PermittedIndexes {
  readonly orders?: string;
  readonly invoices?: string;
  readonly customers?: string;
  /** By the storefront's index suffix. */
  readonly products?: Record<string, string>;
}

/** Where and with what somebody searches. */
export interface SearchCredentials {
  readonly host: string;
  readonly token: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly indexes: PermittedIndexes;
}

/** Signs the tokens users search with. */
export interface SearchAccess {
  credentials(user: Searcher, reach: SearchReach): Promise<SearchCredentials>;
}

/** How far somebody sees within the indexes that are theirs. */
export interface SearchReach {
  /** Of an account manager: the customers given to them only. */
  readonly narrow: boolean;
  /** Classifications of the products that a brand manager may see; null for all. */
  readonly categories: readonly string[] | null;
}

const products = Object.fromEntries(indexes.products.map(({ region, uid }) => [region, uid]));

/** The indexes a user may search, and what the products and all others are narrowed by; null for nothing (specification §search-credentials). */
const permitted = (
  user: Searcher,
  { narrow, categories }: SearchReach,
): { readonly indexes: PermittedIndexes; readonly filter: string | null; readonly productFilter?: string } => {
  const documents = (orders: string, invoices: string) => ({
    ...(may(user, permissions.viewOrders) && { orders }),
    ...(may(user, permissions.viewInvoices) && { invoices }),
  });
  const customers = may(user, permissions.viewCustomers) && { customers: indexes.customers };
  switch (userKind(user)) {
    case 'customer':
      return {
        indexes: documents(indexes.orders, indexes.invoices),
        filter: `customer_no = ${JSON.stringify(user.customerNo ?? '')}`,
      };
    case 'account-manager':
      return {
        indexes: { ...documents(indexes.managersOrders, indexes.managersInvoices), ...customers, products },
        filter: narrow ? `account_manager = ${JSON.stringify(user.id)}` : null,
      };
    case 'brand-manager':
      return {
        indexes: { products },
        filter: null,
        ...(categories && { productFilter: `schema_classification IN ${JSON.stringify(categories)}` }),
      };
  }
};

/**
 * What the portal's own service, or gate, looks at beside: with whom its searches take turns, the session that a token ends with, and that a brand manager sees all products at once
 * (specification §product-loading).
 */
const ownClaims = (user: Searcher) => ({
  customer: user.customerNo ?? user.id,
  session: user.sessionId,
  ...(userKind(user) === 'brand-manager' && { mostHits: productLimit }),
});

/**
 * Tokens for the indexes their user may see, for at most 15 minutes, bound to a customer's own documents, to the customers within
 * an account manager's reach, or to the products of a brand manager's categories (decisions §hidden-is-refused).
 */
export const createSearchAccess = (options: {
  host: string;
  key: string;
  life: number;
  now: () => Date;
  /** Whether searches go through the portal, which reads the tokens; Meilisearch knows nothing of sessions. */
  throughPortal: boolean;
}): SearchAccess => ({
  credentials: async (user, reach) => {
    const found = permitted(user, reach);
    const { products: regions = {}, ...narrowed } = found.indexes;
    const rule = found.filter === null ? null : { filter: found.filter };
    const productRule = found.productFilter === undefined ? null : { filter: found.productFilter };
    const ordersRule = findsInvoicedOrders(user) ? rule : { filter: [...(rule ? [rule.filter] : []), notInvoiced] };
    const rules = Object.fromEntries([
      ...Object.entries(narrowed).map(([name, uid]) => [uid, name === 'orders' ? ordersRule : rule] as const),
      ...Object.values(regions).map((uid) => [uid, productRule] as const),
    ]);
    const expiresAt = Math.floor(options.now().getTime() / 1000) + options.life;
    const token = await new SignJWT({
      searchRules: rules,
      apiKeyUid: keyUid,
      ...(options.throughPortal && ownClaims(user)),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(expiresAt)
      .sign(new TextEncoder().encode(options.key));
    return { host: options.host, token, expiresAt, indexes: found.indexes };
  },
});
