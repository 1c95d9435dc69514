import * as v from 'valibot';

/** What schemas are made of, as far as records stand in them. */
interface Parts {
  readonly pipe?: readonly [v.GenericSchema, ...v.GenericPipeItem[]];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
}

const strict = (schema: v.GenericSchema): v.GenericSchema => {
  const { pipe, entries = {}, item, wrapped, options = [] } = schema as v.GenericSchema & Parts;
  if (pipe) {
    const [first, ...checks] = pipe;
    return v.pipe(strict(first), ...checks);
  }
  if (schema.type === 'object') {
    const known = Object.entries(entries).map(([name, entry]) => [name, strict(entry)]);
    // Without a prototype: every object knows `constructor`.
    return v.strictObject(Object.assign(Object.create(null), Object.fromEntries(known)));
  }
  if (schema.type === 'array' && item) return v.array(strict(item));
  // Their runs look at these parts.
  if (wrapped) return Object.assign({}, schema, { wrapped: strict(wrapped) });
  if (schema.type === 'union' || schema.type === 'variant')
    return Object.assign({}, schema, { options: options.map(strict) });
  return schema;
};

/** The same schema, but that names it does not know are refused, at any depth: a record of valibot's leaves them out. */
export const strictly = <Schema extends v.GenericSchema>(schema: Schema): Schema =>
  // It takes less of the same, and makes the same of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  strict(schema) as Schema;
