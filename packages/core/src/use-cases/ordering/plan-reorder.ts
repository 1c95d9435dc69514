import { reorderLine, type OrderedItem, type ReorderLine } from '../../domain/ordering/reorder.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Items } from '../../ports/items.ts';

/** What can be ordered again of a document's items today, in their order, with what replaces those that are discontinued (specification §reorder). */
export const makePlanReorder =
  ({ items }: { readonly items: Pick<Items, 'lookUp'> }) =>
  async (ordered: readonly OrderedItem[]): Promise<Result<readonly ReorderLine[], Refusal>> => {
    const found = await items.lookUp(ordered.map(({ sku }) => sku));
    if (!found.ok) return found;
    const replacing = found.value.map(({ item }) => (item?.discontinued ? item.replacedBy : null));
    const wanted = [...new Set(replacing.filter((sku) => sku !== null))];
    const others = wanted.length === 0 ? ok([]) : await items.lookUp(wanted);
    if (!others.ok) return others;
    const bySku = new Map(others.value.map(({ asked, item }) => [asked, item]));
    return ok(
      ordered.map((each, at) =>
        reorderLine(each, found.value[at]?.item ?? null, bySku.get(replacing[at] ?? '') ?? null),
      ),
    );
  };

export type PlanReorder = ReturnType<typeof makePlanReorder>;
