import type { Kind } from './kinds.ts';

interface NamedPicture {
  readonly path: readonly (string | number)[];
  /** Name of its file, or its address. */
  readonly picture: string;
}

const pictureIn = (owner: unknown, path: NamedPicture['path']): NamedPicture[] => {
  const picture: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, path.at(-1) ?? '') : null;
  return typeof picture === 'string' ? [{ path, picture }] : [];
};

/** The pictures that a record of a kind names, and where in it. */
export const picturesOf = (kind: Kind, record: object): readonly NamedPicture[] => {
  if (kind === 'banners') return pictureIn(record, ['image']);
  if (kind !== 'products') return [];
  const variations: unknown = Reflect.get(record, 'variations');
  return Array.isArray(variations)
    ? variations.flatMap((variation: unknown, index) => pictureIn(variation, ['variations', index, 'picture']))
    : [];
};
