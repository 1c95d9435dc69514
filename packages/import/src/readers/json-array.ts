import { longestLine } from './text.ts';

/** An element of an array of JSON; null for one that is too long. */
export interface Element {
  /** Counted from 1. */
  readonly place: number;
  readonly text: string | null;
  /** The array ends before it does. */
  readonly isCut?: true;
}

/** Whether a text begins as an array of records does. */
export const isArray = (beginning: string): boolean => /^\s*\[\s*(?:[{\]]|$)/.test(beginning);

/** The elements of an array of JSON as they are written, however it comes in chunks. What goes on after its end is one more. */
export async function* elementsOf(chunks: AsyncIterable<string>): AsyncGenerator<Element> {
  let place = 0;
  let depth = 0;
  let isWithin = false;
  let isEscaped = false;
  let parts: string[] = [];
  let length = 0;
  const add = (text: string): void => {
    length += text.length;
    if (length <= longestLine) parts.push(text);
  };
  const taken = (): Element[] => {
    const text = length > longestLine ? null : parts.join('').trim();
    [parts, length] = [[], 0];
    if (text === '') return [];
    place += 1;
    return [{ place, text }];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (const { index, 0: mark } of chunk.matchAll(/["\\[\]{},]|[^"\\[\]{},]+/g)) {
      if (isEscaped) isEscaped = false;
      else if (isWithin) [isEscaped, isWithin] = [mark === '\\', mark !== '"'];
      else if (mark === '"') isWithin = true;
      else if (mark === '[' || mark === '{') {
        depth += 1;
        if (depth === 1) from = index + 1;
      } else if (mark === ']' || mark === '}' || mark === ',') {
        if (depth === 1) {
          add(chunk.slice(from, index));
          yield* taken();
          from = index + 1;
        }
        if (mark !== ',') depth -= 1;
      }
    }
    add(chunk.slice(from));
  }
  if (depth > 0) yield { place: place + 1, text: parts.join(''), isCut: true };
  else yield* taken();
}
