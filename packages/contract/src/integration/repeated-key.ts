/** A text of JSON with what stands behind it where it is a key, or a mark that opens, parts or closes. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g;

/** An object or a list that is not closed yet: how far it is read, and the keys of an object. */
interface Open {
  readonly keys: Set<string> | null;
  at: string | number;
}

/** What is said of it. */
export const keyTwice = 'is there twice in one record';

/**
 * The path of the first key that an object of a record has twice (`lines.0.price`), of which JSON.parse drops the first without a word;
 * null where there is none. The text is JSON.
 */
export const repeatedKey = (text: string): string | null => {
  const open: Open[] = [];
  for (const [found, colon] of text.matchAll(token)) {
    const inner = open.at(-1);
    if (found === '{') open.push({ keys: new Set(), at: '' });
    else if (found === '[') open.push({ keys: null, at: 0 });
    else if (found === '}' || found === ']') open.pop();
    else if (found === ',') {
      if (inner && typeof inner.at === 'number') inner.at += 1;
    } else if (colon !== undefined && inner?.keys) {
      const key = String(JSON.parse(found.slice(0, -colon.length)));
      inner.at = key;
      if (inner.keys.has(key)) return open.map(({ at }) => at).join('.');
      inner.keys.add(key);
    }
  }
  return null;
};
