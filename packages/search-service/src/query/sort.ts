import type { SearchIndex } from '../index/search-index.ts';
import type { SortCriterion } from '../index/sort-key.ts';
import { covers } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { unsupported } from '../unsupported.ts';

/** Reads `["attribute:asc", "attribute:desc"]` for an index (search protocol §sorting). */
export function parseSort(index: SearchIndex, sort: readonly string[], code: string): Result<SortCriterion[]> {
  const { sortableAttributes } = index.settings;
  const criteria: SortCriterion[] = [];
  for (const text of sort) {
    const [, attribute, direction] = /^(.+):(asc|desc)$/s.exec(text) ?? [];
    if (attribute === undefined) {
      return invalid(
        code,
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${text}\`.`,
      );
    }
    const wrong = unsupported(attribute);
    if (wrong !== undefined) return invalid(code, wrong);
    if (!sortableAttributes.some((pattern) => covers(pattern, attribute))) {
      const hint =
        sortableAttributes.length === 0
          ? 'This index does not have configured sortable attributes.'
          : `Available sortable attributes are: \`${sortableAttributes.join(', ')}\`.`;
      return invalid(code, `Index \`${index.uid}\`: Attribute \`${attribute}\` is not sortable. ${hint}`);
    }
    criteria.push({ attribute, direction: direction === 'asc' ? 'asc' : 'desc' });
  }
  return ok(criteria);
}
