import { codeFrom } from './decode.ts';

/** Codes of wrong fields in a search (search protocol §refusals). */
export const searchCode = codeFrom('invalid_search');
export const multiSearchCode = (field: string): string => {
  if (['weight', 'federation', 'federationOptions', 'queries', 'facetsByIndex', 'mergeFacets'].includes(field)) {
    return codeFrom('invalid_multi_search')(field);
  }
  return field === 'indexUid' ? 'invalid_index_uid' : searchCode(field);
};
