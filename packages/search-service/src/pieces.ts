/** A work that yields wherever others may have their turn: each piece takes well below a millisecond. */
export type Pieces<T> = Generator<undefined, T, undefined>;

/** The whole work without a break. */
export function atOnce<T>(pieces: Pieces<T>): T {
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
}

/** What a piece has of a loop whose turns take about a microsecond. */
const PIECE = 256;

/** Those of a list that are wanted, looked at piece by piece. */
export function* filtered<T>(list: Iterable<T>, isWanted: (item: T) => boolean): Pieces<T[]> {
  const wanted: T[] = [];
  let count = 0;
  for (const item of list) {
    if (isWanted(item)) wanted.push(item);
    count += 1;
    if (count % PIECE === 0) yield;
  }
  return wanted;
}

/** What is made of each of a list, piece by piece. */
export function* mapped<T, Made>(list: Iterable<T>, make: (item: T) => Made): Pieces<Made[]> {
  const all: Made[] = [];
  for (const item of list) {
    all.push(make(item));
    if (all.length % PIECE === 0) yield;
  }
  return all;
}
