import { openStorefront } from '../../domain/products/product-list.ts';
import type { AskedProducts, ProductListing } from '../../domain/products/product-list.ts';
import { productsToSignOff } from '../../domain/products/sign-off.ts';
import type { LocalSignOffs, SignOffRights } from '../../domain/products/sign-off.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { LoadedProducts, ProductBoard } from '../../ports/product-board.ts';
import type { ProductSignOff } from '../../ports/product-sign-off.ts';

const nothing: LoadedProducts = { received: 0, estimated: 0, brands: [], classifications: [] };
const unreachable: Refusal = { failure: 'unavailable', message: null };

/**
 * Loads the products somebody with these rights is to sign off, or, where `isDone`, those that have both sign-offs: these are not among
 * the others (specification §sign-off-filter), and only whoever may give the second is shown them.
 */
export const makeLoadProducts =
  ({
    board,
    signOff,
  }: {
    readonly board: Pick<ProductBoard, 'load'>;
    readonly signOff: Pick<ProductSignOff, 'categories'>;
  }) =>
  async (rights: SignOffRights, isDone: boolean): Promise<Result<LoadedProducts, Refusal>> => {
    const categories = rights.second ? ok([]) : await signOff.categories();
    if (!categories.ok) return categories;
    const wanted = isDone ? ({ kind: 'have-second' } as const) : productsToSignOff(rights, categories.value);
    try {
      return ok(wanted === null ? nothing : await board.load(wanted));
    } catch {
      return refused(unreachable);
    }
  };

/** The loaded products of the open tab; which one that is may depend on the counts. */
export const makeListProducts =
  ({ board }: { readonly board: Pick<ProductBoard, 'list'> }) =>
  async (asked: AskedProducts, marks: LocalSignOffs): Promise<Result<ProductListing, Refusal>> => {
    try {
      const first = openStorefront(asked.region, {}).indexSuffix;
      const listing = await board.list({ ...asked, region: first }, marks);
      const open = openStorefront(asked.region, listing.counts).indexSuffix;
      return ok(open === first ? listing : await board.list({ ...asked, region: open }, marks));
    } catch {
      return refused(unreachable);
    }
  };

export type LoadProducts = ReturnType<typeof makeLoadProducts>;
export type ListProducts = ReturnType<typeof makeListProducts>;
