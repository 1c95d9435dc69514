import * as v from 'valibot';

type Fields<E extends v.ObjectEntries> = v.StrictObjectSchema<E, 'an object'>;
type Given<E extends v.ObjectEntries> = v.CustomSchema<v.InferInput<Fields<E>>, 'an object'>;

export const isJsonObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object with these fields and no others. (A plain strict object would take a list for one.) */
export const jsonObject = <E extends v.ObjectEntries>(fields: E): v.SchemaWithPipe<readonly [Given<E>, Fields<E>]> =>
  v.pipe(
    v.custom<v.InferInput<Fields<E>>, 'an object'>(isJsonObject, 'an object'),
    v.strictObject(fields, 'an object'),
  );
