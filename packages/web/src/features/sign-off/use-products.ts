import type { AskedProducts, ProductListing } from '@connect/core/domain/products/product-list';
import { productKey } from '@connect/core/domain/products/product';
import { signOffRights } from '@connect/core/domain/products/sign-off';
import { ok } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { LoadedProducts } from '@connect/core/ports/product-board';
import { useMemo, useRef } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useSession } from '../../services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';
import type { SigningOff } from './use-sign-off.ts';

const noProducts: ProductListing = { rows: [], page: 1, total: 0, counts: {} };

/** What was loaded, and which load it was. */
type Load = LoadedProducts & { readonly round: number };

/** Products of a load, and what was asked for when they were listed. */
interface Listed {
  readonly round: number;
  readonly asked: AskedProducts;
  readonly listing: ProductListing;
}

export interface Products {
  readonly load: Query<Load>;
  /** What the listing shows; before there is one, what the address asks for. */
  readonly asked: AskedProducts;
  /** Null until products of the last load are listed. */
  readonly listing: ProductListing | null;
  /** Lists other products, and then changes the address: so both are drawn once. A wish that is still on its way is kept, too. */
  readonly ask: (part: Partial<AskedProducts>) => void;
  /** They could not be had. */
  readonly failed: boolean;
}

/** The products of an address: loaded once, then listed from the board at every change of the query. */
export const useProducts = (
  asked: AskedProducts,
  onAsked: (asked: AskedProducts) => void,
  { marks, times, isBroken, onLoaded }: Pick<SigningOff, 'marks' | 'times' | 'isBroken' | 'onLoaded'>,
): Products => {
  const { user } = useSession();
  const { loadProducts, listProducts } = useBrand();
  const rights = signOffRights(user);
  const round = useRef(0);
  // What has both sign-offs is not among what is to be signed off (specification §sign-off-filter), so that it is loaded on its own.
  const showsDone = rights.second && asked.state === 'second-signed';
  const load = useQuery<Load>(
    async () => {
      const loaded = await loadProducts(rights, showsDone);
      if (!loaded.ok) return loaded;
      onLoaded(!showsDone);
      round.current += 1;
      return ok({ ...loaded.value, round: round.current });
    },
    showsDone ? 'done' : 'to do',
  );

  const listAll = async (wanted: AskedProducts): Promise<Result<Listed | null, Refusal>> => {
    if (!load.value) return ok(null);
    const { received, round: loaded } = load.value;
    const listing = received === 0 ? ok(noProducts) : await listProducts(wanted, marks);
    return listing.ok ? ok({ round: loaded, asked: wanted, listing: listing.value }) : listing;
  };
  const keyOf = (wanted: AskedProducts): string => `${load.value?.round ?? 0} ${JSON.stringify(wanted)}`;
  const list = useQuery(() => listAll(asked), keyOf(asked));
  const wish = useRef<AskedProducts | null>(null);
  const ask = async (shown: AskedProducts, part: Partial<AskedProducts>): Promise<void> => {
    const wanted = { ...(wish.current ?? shown), ...part };
    wish.current = wanted;
    const listed = load.loading ? null : await listAll(wanted);
    if (wish.current !== wanted) return;
    wish.current = null;
    if (listed?.ok) list.set(listed.value, keyOf(wanted));
    onAsked(wanted);
  };
  const listed = !load.loading && list.value?.round === load.value?.round ? list.value : null;
  const listing = listed?.listing;
  return {
    load,
    asked: listed?.asked ?? asked,
    listing: useMemo(
      () =>
        listing
          ? {
              ...listing,
              rows: listing.rows.map((product) => ({ ...product, ...times.get(productKey(product)) })),
            }
          : null,
      [listing, times],
    ),
    ask: (part) => void ask(listed?.asked ?? asked, part),
    failed: load.failure !== null || list.failure !== null || (!load.loading && isBroken),
  };
};
