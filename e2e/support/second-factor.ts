import { expect } from '@playwright/test';
import { apiAs } from './people.ts';
import type { Person } from './people.ts';
import { totp } from './totp.ts';

/**
 * Turns somebody's second factor on, by the API. The code of now is used up by it: the next that is taken is of a later
 * step, `totp(secret, 1)`. They get a mail about it.
 */
export const turnOnSecondFactor = async (
  baseURL: string,
  { token, password }: Person,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> => {
  const api = await apiAs(baseURL, token);
  const { secret } = await (await api.post('/api/v3/mfa/setup', { data: { password } })).json();
  const answer = await api.post('/api/v3/mfa/confirm', { data: { code: totp(secret) } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { recoveryCodes } = await answer.json();
  await api.dispose();
  return { secret, recoveryCodes };
};
