import type { AccountSignInEvent } from '@connect/core/domain/access/sign-in-event';
import * as v from 'valibot';
import { signInEventEntries } from './active-sessions.ts';
import { call } from './call.ts';
import { Before } from './users.ts';
import { SearchText, type SchemaOf } from './values.ts';

const AccountEvent: SchemaOf<AccountSignInEvent> = v.object({
  ...signInEventEntries,
  account: v.nullable(v.object({ email: v.string(), firstName: v.string(), lastName: v.string() })),
});

export const allSignIns = call({
  method: 'GET',
  path: '/api/v3/admin/sign-ins',
  summary:
    'What happened around signing in of everybody, or to one email, which no account needs to have; the newest first, 50 at a time',
  access: 'administrator',
  query: v.object({ email: v.optional(SearchText, ''), before: Before }),
  answer: v.object({ data: v.array(AccountEvent), next: v.nullable(v.string()) }),
});
