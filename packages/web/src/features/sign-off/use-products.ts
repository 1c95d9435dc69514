import type { ProductListing } from '@connect/core/domain/products/product-list';
import type { SignOffTimes } from '@connect/core/domain/products/product';
import { productsToSignOff, signOffRights } from '@connect/core/domain/products/sign-off';
import type { LocalSignOffs } from '@connect/core/domain/products/sign-off';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { LoadedProducts, ProductBoard } from '@connect/core/ports/product-board';
import { useCallback, useMemo, useRef, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useSession } from '../../services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { reconcileMarks } from './reconcile-marks.ts';
import { openStorefront } from './products-address.ts';
import type { AskedProducts } from './products-address.ts';

const nothing: LoadedProducts = { received: 0, estimated: 0, brands: [], classifications: [] };
const noProducts: ProductListing = { rows: [], page: 1, total: 0, counts: {} };
const unreachable: Refusal = { failure: 'unavailable', message: null };

/** A product of one storefront, by name. */
export const productKey = ({ region, sku }: { readonly region: string; readonly sku: string }): string =>
  `${region} ${sku}`;

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
  /** Marks that no answer or load has confirmed yet. */
  readonly marks: LocalSignOffs;
  /** What the server answered since the load, by `productKey`. */
  readonly times: ReadonlyMap<string, SignOffTimes>;
  /** The marks were changed. */
  readonly onMarks: () => void;
  readonly onTimes: (times: readonly SignOffTimes[]) => void;
  /** Whatever holds the products broke: they must be loaded again. */
  readonly onBroken: () => void;
}

/** The products of an address: loaded once, then listed from the board at every change of the query. */
export const useProducts = (asked: AskedProducts, onAsked: (asked: AskedProducts) => void): Products => {
  const { user } = useSession();
  const brand = useBrand();
  const { board, signOff, local } = brand;
  const rights = signOffRights(user);
  const round = useRef(0);
  const [marks, setMarks] = useState(() => local.read());
  const [times, setTimes] = useState<Products['times']>(new Map());
  const [brokenRound, setBrokenRound] = useState(0);
  const onMarks = useCallback(() => setMarks(local.read()), [local]);
  const onTimes = useCallback((answered: readonly SignOffTimes[]) => {
    setTimes((before) => new Map([...before, ...answered.map((each) => [productKey(each), each] as const)]));
  }, []);
  const onBroken = useCallback(() => setBrokenRound(round.current), []);

  // What has both sign-offs is not among what is to be signed off (specification §sign-off-filter), so that it is loaded on its own.
  const showsDone = rights.second && asked.state === 'second-signed';
  const fetchAll = async (): Promise<Result<LoadedProducts, Refusal>> => {
    const categories = rights.second ? ok([]) : await signOff.categories();
    if (!categories.ok) return categories;
    const wanted = showsDone ? ({ kind: 'have-second' } as const) : productsToSignOff(rights, categories.value);
    try {
      return ok(wanted === null ? nothing : await board.load(wanted));
    } catch {
      return refused(unreachable);
    }
  };
  const load = useQuery<Load>(
    async () => {
      const loaded = await fetchAll();
      if (!loaded.ok) return loaded;
      setTimes(new Map());
      if (!showsDone)
        reconcileMarks(brand).then((answered) => {
          onTimes(answered);
          onMarks();
        }, onBroken);
      round.current += 1;
      return ok({ ...loaded.value, round: round.current });
    },
    showsDone ? 'done' : 'to do',
  );

  const listAll = async (wanted: AskedProducts): Promise<Result<Listed | null, Refusal>> => {
    if (!load.value) return ok(null);
    const { received, round: loaded } = load.value;
    try {
      const listing = received === 0 ? noProducts : await listOpen(board, wanted, marks);
      return ok({ round: loaded, asked: wanted, listing });
    } catch {
      return refused(unreachable);
    }
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
    failed: load.failure !== null || list.failure !== null || (!load.loading && brokenRound === load.value?.round),
    marks,
    times,
    onMarks,
    onTimes,
    onBroken,
  };
};

/** The rows of the open tab; which one that is may depend on the counts. */
const listOpen = async (board: ProductBoard, asked: AskedProducts, marks: LocalSignOffs): Promise<ProductListing> => {
  const first = openStorefront(asked.region, {}).indexSuffix;
  const listing = await board.list({ ...asked, region: first }, marks);
  const open = openStorefront(asked.region, listing.counts).indexSuffix;
  return open === first ? listing : board.list({ ...asked, region: open }, marks);
};
