import { productLimit } from '@connect/core/domain/products/product-limit';
import { productAttributes, readProductHits } from './product-hits.ts';
import type { ProductHits } from './product-hits.ts';
import { Unavailable } from './unavailable.ts';

/** Where and with what to search the products of a filter; plain, so that a worker can be sent it. */
export interface ProductsAsk {
  readonly filter: string;
  readonly url: string;
  readonly token: string;
  readonly indexes: readonly string[];
}

/** The search service does not take the token. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** So long the service may take for all of them, in milliseconds. */
const timeout = 60_000;

/** The text of an answer as it arrives: a stream cannot be iterated in every browser. */
async function* textOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value;
}

/** All products of a filter by one federated search over the storefronts' indexes (specification §product-loading). Throws for anything else. */
export const fetchProducts = async (
  { filter, url, token, indexes }: ProductsAsk,
  signal: AbortSignal,
): Promise<ProductHits> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      queries: indexes.map((indexUid) => ({ indexUid, q: '', filter, attributesToRetrieve: productAttributes })),
      federation: { limit: productLimit },
    }),
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  if (response.status === 401 || response.status === 403)
    throw new TokenRefused('The search service refused the token');
  if (!response.ok) throw new Unavailable(`The search service answered ${response.status}`);
  return readProductHits(textOf(response));
};
