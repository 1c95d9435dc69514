/** Tells whether a value of unknown worth has a shape. */
export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const flag: Check = (value) => typeof value === 'boolean';
export const amount: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const exactly =
  (literal: string): Check =>
  (value) =>
    value === literal;
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object of any keys, each value checked. */
export const record =
  (check: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check);

/** A check of an object, one check for each field of `T`: the compiler sees to it that none is left out. */
export const shape =
  <T extends object>(fields: { readonly [Field in keyof Required<T>]: Check }) =>
  (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) => check(Reflect.get(value, name)));

/** The value of a JSON text, or undefined when it is none. */
export const fromJson = (json: string | null): unknown => {
  if (json === null) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
