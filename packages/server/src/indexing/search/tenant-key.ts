import { createHmac } from 'node:crypto';
import type { Meilisearch } from 'meilisearch';
import { indexes } from '../application/indexes.ts';
import { keyUid } from '../application/search-access.ts';
import { isMissing } from './missing.ts';

/** What the service makes of that key's fixed uid: known without it. */
export const keyOf = (masterKey: string): string => createHmac('sha256', masterKey).update(keyUid).digest('hex');

/** The key that tenant tokens are signed with; made when the search service does not have it yet. */
export const tenantKey = async (client: Meilisearch): Promise<string> => {
  try {
    return (await client.getKey(keyUid)).key;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const asked = client.createKey({
    uid: keyUid,
    name: 'Connect users',
    description: 'Signs the short-lived tokens of users, each bound to what its user may see.',
    actions: ['search'],
    indexes: [
      indexes.orders,
      indexes.invoices,
      indexes.managersOrders,
      indexes.managersInvoices,
      indexes.customers,
      ...indexes.products.map(({ uid }) => uid),
    ],
    expiresAt: null,
  });
  // Refused when another process has made it in between: then it is there.
  const created = await asked.catch(() => client.getKey(keyUid));
  return created.key;
};
