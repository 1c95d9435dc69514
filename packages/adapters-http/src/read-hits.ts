/** How a federated answer begins; one that begins otherwise is read as a whole. */
const opening = /^\s*\{\s*"hits"\s*:\s*\[/;

/** Where a string that is entered before `from` ends: after its closing quote; -1 when that is still to come. */
const endOfString = (text: string, from: number): number => {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return quote + 1;
  }
  return -1;
};

/** Finds, in the text of an array that comes in pieces, how far it is whole. */
const createScanner = () => {
  let at = 0;
  let depth = 0;
  let inString = false;
  return {
    /** The end of the last whole object of the array, and whether the array ends there. Text before `at` is as it was. */
    scan: (text: string): { readonly whole: number; readonly ended: boolean } => {
      let whole = 0;
      while (at < text.length) {
        if (inString) {
          const end = endOfString(text, at);
          if (end < 0) break;
          at = end;
          inString = false;
          continue;
        }
        const sign = text[at];
        if (sign === ']' && depth === 0) return { whole: at, ended: true };
        at++;
        if (sign === '"') inString = true;
        else if (sign === '{' || sign === '[') depth++;
        else if (sign === '}' || sign === ']') {
          depth--;
          if (depth === 0) whole = at;
        }
      }
      return { whole, ended: false };
    },
    /** Goes on with the text after its first `count` characters. */
    drop: (count: number): void => {
      at -= count;
    },
  };
};

/**
 * Reads a search's answer while it arrives, hits by the hundred as they are whole: neither 40 MB of text nor everything that
 * is in it is ever held at once. Gives the answer without its hits, which `take` was told of. Throws for what is no JSON.
 */
export const readHits = async (
  pieces: AsyncIterable<string>,
  take: (hits: readonly unknown[]) => void,
): Promise<unknown> => {
  const scanner = createScanner();
  let text = '';
  let inHits = false;
  let ended = false;
  for await (const piece of pieces) {
    text += piece;
    const start = inHits || ended ? null : opening.exec(text);
    if (start) {
      text = text.slice(start[0].length);
      inHits = true;
    }
    if (!inHits) continue;
    const found = scanner.scan(text);
    const whole = text.slice(0, found.whole).replace(/^\s*,/, '');
    if (whole.trim() !== '') take(JSON.parse(`[${whole}]`));
    text = text.slice(found.whole);
    scanner.drop(found.whole);
    if (!found.ended) continue;
    text = `{"hits":[${text}`;
    inHits = false;
    ended = true;
  }
  const answer: unknown = JSON.parse(text);
  return answer;
};
