import * as v from 'valibot';
import { call } from './call.ts';

/** Its token may be over; what renews it is a cookie that the answer to the sign-in came with (specification §session). */
export const renew = call({
  method: 'POST',
  path: '/api/auth/renew',
  summary: 'Give another token for the one that is sent, by the cookie of its session',
  access: 'public',
  answer: v.object({ token: v.string() }),
  refusals: [401],
});
