import * as v from 'valibot';
import { OwnPassword, Password, StorefrontPath } from './auth.ts';
import { call } from './call.ts';

export const changePassword = call({
  method: 'PUT',
  path: '/api/v3/password',
  summary:
    'Change the own password, with the one of before; ends the other sessions. Once more with both is no mistake',
  access: 'signed-in',
  ownOnly: true,
  body: v.object({ password: OwnPassword, newPassword: Password, storefront: StorefrontPath }),
  answer: 'none',
  refusals: [422, 429],
});
