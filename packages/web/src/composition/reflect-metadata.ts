/**
 * The part of the package `reflect-metadata` that a container without decorators uses: values under keys of an object. The
 * build and the tests put it in the package’s place (build/alias.ts), which takes 2.4 kB off every first page.
 */
const metadata = new WeakMap<object, Map<unknown, unknown>>();

export const reflectMetadata = {
  getOwnMetadata: (key: unknown, target: object): unknown => metadata.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    const values = metadata.get(target) ?? new Map<unknown, unknown>();
    metadata.set(target, values.set(key, value));
  },
};

Object.assign(Reflect, reflectMetadata);
