import type { ProductListing } from '@connect/core/domain/products/product-list';
import type { SignOffTimes } from '@connect/core/domain/products/product';
import { secondSignedOffFilter, signOffFilter, signOffRights } from '@connect/core/domain/products/sign-off';
import type { LocalSignOffs } from '@connect/core/domain/products/sign-off';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { LoadedProducts, ProductBoard } from '@connect/core/ports/product-board';
import { useCallback, useMemo, useRef, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useSession } from '../../services.ts';
import { useAnswer } from '../users/use-answer.ts';
import type { Answer } from '../users/use-answer.ts';
import { reconcileMarks } from './reconcile-marks.ts';
import { openStorefront } from './products-address.ts';
import type { AskedProducts } from './products-address.ts';

const nothing: LoadedProducts = { received: 0, estimated: 0, brands: [], classifications: [] };
const unreachable: Refusal = { failure: 'unavailable', message: null };

/** A product of one storefront, by name. */
export const productKey = ({ region, sku }: { readonly region: string; readonly sku: string }): string =>
  `${region} ${sku}`;

/** What was loaded, and which load it was. */
type Load = LoadedProducts & { readonly round: number };

export interface Products {
  readonly load: Answer<Load>;
  /** Null until products of the last load are listed. */
  readonly listing: ProductListing | null;
  /** A newer listing is on its way. */
  readonly isListing: boolean;
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
export const useProducts = (asked: AskedProducts): Products => {
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

  // What has both sign-offs is not among what is to be signed off (spec §7), so that it is loaded on its own.
  const showsDone = rights.second && asked.state === 'second-signed';
  const fetchAll = async (): Promise<Result<LoadedProducts, Refusal>> => {
    const categories = rights.second ? ok([]) : await signOff.categories();
    if (!categories.ok) return categories;
    const filter = showsDone ? secondSignedOffFilter : signOffFilter(rights, categories.value);
    try {
      return ok(filter === null ? nothing : await board.load(filter));
    } catch {
      return refused(unreachable);
    }
  };
  const load = useAnswer<Load>(
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

  const list = useAnswer<{ readonly round: number; readonly listing: ProductListing } | null>(
    async () => {
      if (!load.value) return ok(null);
      const { received, round: loaded } = load.value;
      if (received === 0) return ok({ round: loaded, listing: { rows: [], page: 1, total: 0, counts: {} } });
      try {
        return ok({ round: loaded, listing: await listOpen(board, asked, marks) });
      } catch {
        return refused(unreachable);
      }
    },
    `${load.value?.round ?? 0} ${JSON.stringify(asked)}`,
  );
  const listing = load.loading || list.value?.round !== load.value?.round ? null : (list.value?.listing ?? null);
  return {
    load,
    listing: useMemo(
      () =>
        listing && {
          ...listing,
          rows: listing.rows.map((product) => ({ ...product, ...times.get(productKey(product)) })),
        },
      [listing, times],
    ),
    isListing: list.loading,
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
