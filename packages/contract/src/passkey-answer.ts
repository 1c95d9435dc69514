import type { PasskeyAnswer as CoreAnswer } from '@connect/core/domain/access/passkey';
import * as v from 'valibot';
import type { SchemaInto } from './values.ts';

/** A credential as `toJSON` of the browser gives it. What is in it a library of the server looks at. */
export const PasskeyAnswer: SchemaInto<CoreAnswer> = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1400, 'is too long')),
  response: v.record(v.string(), v.unknown()),
});
