import { calls } from '@connect/contract/calls';
import { scopes } from '@connect/contract/operator/scope';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { KeyManagement } from '../../keys/application/manage-keys.ts';
import { keyFormRefusal } from '../../keys/application/refusals.ts';
import { shownKey } from '../../keys/application/shown-key.ts';
import { nameMistyped, notFound } from '../../refusal.ts';
import { nameOf } from '../../staff/application/profile.ts';

/** Keys of other programs. */
export const serveKeyCalls = (serve: Serve, keys: KeyManagement): void => {
  serve(calls.integrationKeys, async () => ok({ keys: (await keys.list()).map(shownKey), scopes: [...scopes] }));
  serve(calls.createIntegrationKey, async ({ body: { expiresAt, ...form }, user }) => {
    const made = await keys.create(
      { ...form, expiresAt: expiresAt === null ? null : new Date(expiresAt) },
      nameOf(user),
    );
    return made.ok
      ? ok({ key: shownKey(made.value.key), text: made.value.text })
      : refused(keyFormRefusal(made.refusal));
  });
  serve(calls.revokeIntegrationKey, async ({ params, body }) => {
    const known = (await keys.list()).find(({ id }) => id === params.id);
    if (known && !isTyped(body.typed, known.name)) return refused(nameMistyped);
    const key = await keys.revoke(params.id);
    return key ? ok(shownKey(key)) : refused(notFound);
  });
};
