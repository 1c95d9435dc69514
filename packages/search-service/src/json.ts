export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A stored document: any JSON object. */
export type Doc = { [key: string]: Json };
export type Scalar = string | number | boolean;

export const isObject = (value: Json | undefined): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON text; undefined when it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every value found at a dotted path; arrays on the way are walked, so `lines.sku` finds the sku of every line. */
export function valuesAt(value: Json | undefined, path: string): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (!isObject(value)) return [];
  const own = Object.hasOwn(value, path) ? value[path] : undefined;
  const found: Json[] = own === undefined ? [] : [own];
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const head = path.slice(0, dot);
    if (Object.hasOwn(value, head)) found.push(...valuesAt(value[head], path.slice(dot + 1)));
  }
  return found;
}

/** The scalars of a value with their dotted paths, in document order; null is no scalar. */
export function leaves(value: Json, path = '', found: [path: string, scalar: Scalar][] = []): typeof found {
  if (value === null) return found;
  if (Array.isArray(value)) for (const item of value) leaves(item, path, found);
  else if (isObject(value))
    for (const key of Object.keys(value)) leaves(value[key] ?? null, path === '' ? key : `${path}.${key}`, found);
  else found.push([path, value]);
  return found;
}

/** Whether an attribute pattern names the path: `*`, `prefix*`, the path itself or one of its parents. */
export const covers = (pattern: string, path: string): boolean =>
  pattern === path ||
  path.startsWith(`${pattern}.`) ||
  (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)));

/** The part of a document that the patterns name, its nested shape kept. */
export const pick = (document: Doc, patterns: readonly string[]): Doc => makePick(patterns)(document);

/** What a pattern list says of one key: nothing, the whole of its value, or the parts that a function takes. */
type Part = 'none' | 'whole' | ((document: Doc) => Doc);

/** The same for many documents: what the patterns say of a key is found out once. */
export function makePick(patterns: readonly string[], path = ''): (document: Doc) => Doc {
  if (patterns.includes('*')) return (document) => document;
  const parts = new Map<string, Part>();
  const findPart = (key: string): Part => {
    const at = path === '' ? key : `${path}.${key}`;
    if (patterns.some((pattern) => covers(pattern, at))) return 'whole';
    return patterns.some((pattern) => pattern.startsWith(`${at}.`)) ? makePick(patterns, at) : 'none';
  };
  return (document) => {
    const picked: [string, Json][] = [];
    for (const key of Object.keys(document)) {
      let part = parts.get(key);
      if (part === undefined) parts.set(key, (part = findPart(key)));
      if (part === 'none') continue;
      const value = document[key] ?? null;
      const taken = part === 'whole' ? value : pickInside(value, part);
      if (taken !== undefined) picked.push([key, taken]);
    }
    return Object.fromEntries(picked);
  };
}

function pickInside(value: Json, take: (document: Doc) => Doc): Json | undefined {
  if (Array.isArray(value)) {
    const parts = value.map((item) => pickInside(item, take)).filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts;
  }
  if (!isObject(value)) return undefined;
  const part = take(value);
  return Object.keys(part).length === 0 ? undefined : part;
}

/** The items of a list and of the lists in it; any other value by itself. */
export const flattened = (value: Json): Json[] => (Array.isArray(value) ? value.flatMap(flattened) : [value]);
