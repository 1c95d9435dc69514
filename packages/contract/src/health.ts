import * as v from 'valibot';
import { call } from './call.ts';

export const health = call({
  method: 'GET',
  path: '/health',
  summary: '200 when database and search are ready, else 503',
  access: 'public',
  answer: v.object({
    status: v.picklist(['ready', 'starting', 'unavailable']),
    database: v.boolean(),
    search: v.boolean(),
    /** Set where the search is ready and took longer to say so than this call waits. */
    isSearchSlow: v.optional(v.literal(true)),
  }),
  refusals: [503],
});
