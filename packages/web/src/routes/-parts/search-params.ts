/** Query parameters are plain texts, so that addresses stay as people read, type and share them. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The query of an address, from its texts; whatever else is left out. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const texts = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams(texts).toString();
  return query && `?${query}`;
};
