import * as v from 'valibot';

/** What schemas are made of, as far as records stand in them. */
interface Parts {
  readonly pipe?: readonly [v.GenericSchema, ...v.GenericPipeItem[]];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
}

/** The same schema, but that names it does not know are refused, at any depth: a record of valibot's leaves them out. */
export const strictly = (schema: v.GenericSchema): v.GenericSchema => {
  const { pipe, entries = {}, item, wrapped, options = [] } = schema as v.GenericSchema & Parts;
  if (pipe) {
    const [first, ...checks] = pipe;
    return v.pipe(strictly(first), ...checks);
  }
  if (schema.type === 'object')
    return v.strictObject(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, strictly(entry)])));
  if (schema.type === 'array' && item) return v.array(strictly(item));
  // Their runs look at these parts.
  if (wrapped) return Object.assign({}, schema, { wrapped: strictly(wrapped) });
  if (schema.type === 'union' || schema.type === 'variant')
    return Object.assign({}, schema, { options: options.map(strictly) });
  return schema;
};
