import * as v from 'valibot';
import { call } from '../call.ts';

/** One thing that was looked at: how it is, and what to do where it is not well. */
export const Check = v.object({
  name: v.string(),
  state: v.picklist(['ok', 'warning', 'failed']),
  found: v.string(),
  todo: v.nullable(v.string()),
});
export type Check = v.InferOutput<typeof Check>;

export const doctor = call({
  method: 'GET',
  path: '/api/operator/v1/doctor',
  summary: 'Looks at everything that the portal needs',
  access: 'operator',
  answer: v.object({ checks: v.array(Check) }),
});

export const reindex = call({
  method: 'POST',
  path: '/api/operator/v1/reindex',
  summary: 'Builds the search indexes from the database anew; answers what they hold then',
  access: 'operator',
  answer: v.object({ indexes: v.array(v.object({ index: v.string(), documents: v.number() })) }),
});
