import { Money, UnitPrice } from '../money.ts';
import { day } from './columns.ts';
import { schemas, type Kind } from './kinds.ts';

/** What a column holds. A list has columns of its own unless its elements are texts. */
export type Holds = 'text' | 'day' | 'amount' | 'price' | 'number' | 'flag' | 'texts' | 'list' | 'translations';

export interface Column {
  /** Path within the record or the list's element, such as `terms.code`. */
  readonly path: string;
  readonly holds: Holds;
  readonly description: string;
  readonly required: boolean;
  /** As many characters as a text may have; null where it is no text, or its form says it. */
  readonly longest: number | null;
  /** Between what a number must be, and whether it must be whole; null where it is no number. */
  readonly range: { readonly least: number; readonly most: number; readonly whole: boolean } | null;
  /** Columns of a list's elements; none otherwise. */
  readonly columns: readonly Column[];
}

/** What is looked at of a schema, whatever it parses. */
interface Schema {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly {
    readonly kind: string;
    readonly type?: string;
    readonly description?: string;
    readonly requirement?: unknown;
  }[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asSchema = (schema: unknown): Schema => schema as Schema;

/** A schema, what it wraps, and what its pipe begins with, outermost first. */
const layersOf = (schema: Schema): readonly Schema[] => {
  const first = schema.pipe?.[0];
  const within = first && first !== schema ? asSchema(first) : schema.wrapped;
  return within ? [schema, ...layersOf(within)] : [schema];
};

const scalars: Readonly<Record<string, Holds>> = {
  boolean: 'flag',
  number: 'number',
  string: 'text',
  picklist: 'text',
  record: 'translations',
};

const columnsWithin = (
  entries: Readonly<Record<string, Schema>>,
  before: string,
  required: boolean,
): readonly Column[] => Object.entries(entries).flatMap(([name, schema]) => columnsAt(schema, before + name, required));

const columnsAt = (schema: Schema, path: string, within: boolean): readonly Column[] => {
  const layers = layersOf(schema);
  const required = within && !layers.some(({ type }) => type === 'optional');
  const description = schema.pipe?.find((each) => each.description !== undefined)?.description ?? '';
  const actions = layers.flatMap(({ pipe = [] }) => pipe);
  const limit = (type: string): number | null => {
    const { requirement } = actions.find((each) => each.type === type) ?? {};
    return typeof requirement === 'number' ? requirement : null;
  };
  const of = (holds: Holds, columns: readonly Column[] = []): readonly Column[] => [
    {
      path,
      holds,
      description,
      required,
      longest: holds === 'text' ? limit('max_length') : null,
      range:
        holds === 'number'
          ? {
              least: limit('min_value') ?? -Infinity,
              most: limit('max_value') ?? Infinity,
              whole: actions.some(({ type }) => type === 'integer'),
            }
          : null,
      columns,
    },
  ];
  if (layers.includes(asSchema(Money))) return of('amount');
  if (layers.includes(asSchema(UnitPrice))) return of('price');
  if (layers.includes(asSchema(day))) return of('day');
  const { item, entries, type = '' } = layers.at(-1) ?? {};
  if (item) {
    const element = layersOf(item).at(-1)?.entries;
    return element ? of('list', columnsWithin(element, '', true)) : of('texts');
  }
  if (entries) return columnsWithin(entries, `${path}.`, required);
  const holds = scalars[type];
  if (!holds) throw new TypeError(`${path}: no column holds a ${type}`);
  return of(holds);
};

const described = new Map<Kind, readonly Column[]>();

/** The columns of a kind as its schema has them, in its order; those of an object are told by their path. */
export const columnsOf = (kind: Kind): readonly Column[] => {
  const known = described.get(kind) ?? columnsWithin(asSchema(schemas[kind]).entries ?? {}, '', true);
  described.set(kind, known);
  return known;
};
