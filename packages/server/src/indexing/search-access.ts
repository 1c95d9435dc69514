import type { SearchCredentials } from '@connect/contract/search';
import { permissions } from '@connect/core/domain/access/user';
import type { Meilisearch } from 'meilisearch';
import { generateTenantToken } from 'meilisearch/token';
import type { InferOutput } from 'valibot';
import { indexes } from './indexes.ts';
import { isMissing } from './missing.ts';

/** Fixed, so that every process gives out tokens of the same key. */
const keyUid = '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173';

/** Signs the tokens customers search with. */
export interface SearchAccess {
  credentials(user: { customer_no: string; permissions: string[] }): Promise<InferOutput<typeof SearchCredentials>>;
}

/** The key that tenant tokens are signed with; made when the search service does not have it yet. */
export const tenantKey = async (client: Meilisearch): Promise<string> => {
  try {
    return (await client.getKey(keyUid)).key;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const asked = client.createKey({
    uid: keyUid,
    name: 'Connect customers',
    description: 'Signs the short-lived tokens of customers, each bound to their own documents.',
    actions: ['search'],
    indexes: [indexes.orders, indexes.invoices],
    expiresAt: null,
  });
  // Refused when another process has made it in between: then it is there.
  const created = await asked.catch(() => client.getKey(keyUid));
  return created.key;
};

/** Tokens bound to the customer's own documents, for the indexes they may see, for at most 15 minutes (decisions 20). */
export const createSearchAccess = (options: {
  host: string;
  key: string;
  life: number;
  now: () => Date;
}): SearchAccess => ({
  credentials: async (user) => {
    const permitted = {
      ...(user.permissions.includes(permissions.viewOrders) && { orders: indexes.orders }),
      ...(user.permissions.includes(permissions.viewInvoices) && { invoices: indexes.invoices }),
    };
    const filter = `customer_no = ${JSON.stringify(user.customer_no)}`;
    const expiresAt = Math.floor(options.now().getTime() / 1000) + options.life;
    const token = await generateTenantToken({
      apiKey: options.key,
      apiKeyUid: keyUid,
      searchRules: Object.fromEntries(Object.values(permitted).map((uid) => [uid, { filter }])),
      expiresAt,
    });
    return { host: options.host, token, expires_at: expiresAt, indexes: permitted };
  },
});
