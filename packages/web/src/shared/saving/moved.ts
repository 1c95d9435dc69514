/** A list with one of its items moved so many places on, negative for back; at its ends it stays. */
export const moved = <Item>(items: readonly Item[], index: number, by: number): readonly Item[] => {
  const item = items[index];
  const to = index + by;
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.toSpliced(index, 1);
  return others.toSpliced(to, 0, item);
};
