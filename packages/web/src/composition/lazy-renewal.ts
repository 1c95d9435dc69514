import type { Renewal } from '@connect/adapters-http/portal-client';
import { ageOfToken } from '@connect/adapters-storage/age-of-token';
import { sessionOfToken } from '@connect/adapters-storage/session-of-token';
import type { SessionTokens } from '@connect/core/ports/session-tokens';

import { lazily } from './lazily.ts';

/** What renews tokens, fetched once the active one is past half of its life: no page begins with it. */
export const lazyRenewal = (tokens: SessionTokens): Renewal => {
  const made = lazily(async () => {
    const { createRenewal } = await import('@connect/adapters-http/renewal');
    return createRenewal({ host: '', tokens, read: { sessionOfToken, ageOfToken } });
  });
  return {
    ahead: async () => ageOfToken(tokens.current() ?? '') > 0.5 && (await made().catch(() => null))?.ahead(),
    replaced: async (token) => (await made()).replaced(token),
    renew: async (token) => (await made()).renew(token),
  };
};
