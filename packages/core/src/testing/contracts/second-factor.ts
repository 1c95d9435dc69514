import { describe, expect, test } from 'vitest';
import type { SecondFactor } from '../../ports/second-factor.ts';

/** Someone signed in who has no second factor, their password, and the code their authenticator shows for a key. */
export interface SecondFactorFixture {
  readonly secondFactor: SecondFactor;
  readonly password: string;
  readonly codeOf: (secret: string) => string;
}

/** Laws of every `SecondFactor`. Each test asks for an account of its own. */
export const secondFactorContract = (name: string, make: () => Promise<SecondFactorFixture>): void => {
  const turnedOn = async () => {
    const { secondFactor, password, codeOf } = await make();
    const key = await secondFactor.setUp(password);
    const answer = key.ok ? await secondFactor.confirm(codeOf(key.value.secret), '') : key;
    if (!answer.ok) throw new Error(`It was not turned on: ${JSON.stringify(answer.refusal)}`);
    if (!('length' in answer.value)) throw new Error('No recovery codes came');
    return { secondFactor, password, codes: answer.value };
  };
  const rejected = { ok: false, refusal: { failure: 'rejected', message: { code: expect.any(String) } } };
  const off = { ok: true, value: { enabled: false, enabledAt: null, recoveryCodesLeft: 0 } };

  describe(`${name} is a SecondFactor`, () => {
    test('is off at first, and stays off until a right code is given', async () => {
      const { secondFactor, password } = await make();
      expect(await secondFactor.state()).toEqual(off);
      expect(await secondFactor.setUp(password)).toMatchObject({
        ok: true,
        value: { secret: expect.stringMatching(/^[A-Z2-7]+$/), uri: expect.stringMatching(/^otpauth:\/\/totp\//) },
      });
      expect(await secondFactor.confirm('not a code', '')).toMatchObject(rejected);
      expect(await secondFactor.state()).toEqual(off);
    });

    test('is on after a right code, with ten recovery codes', async () => {
      const { secondFactor, codes } = await turnedOn();
      expect(new Set(codes).size).toBe(10);
      expect(await secondFactor.state()).toMatchObject({
        ok: true,
        value: { enabled: true, enabledAt: expect.stringMatching(/^\d{4}-/), recoveryCodesLeft: 10 },
      });
    });

    test('a confirmation whose answer was lost is sent again, and answers codes that are good', async () => {
      const { secondFactor, password, codeOf } = await make();
      const key = await secondFactor.setUp(password);
      const code = codeOf(key.ok ? key.value.secret : '');
      const lost = await secondFactor.confirm(code, '');
      const answer = await secondFactor.confirm(code, '');
      if (!lost.ok || !answer.ok) throw new Error(JSON.stringify(answer));
      expect(answer.value).toHaveLength(10);
      expect(await secondFactor.state()).toMatchObject({ ok: true, value: { enabled: true, recoveryCodesLeft: 10 } });
      expect(await secondFactor.confirm('not a code', '')).toMatchObject(rejected);
      expect(await secondFactor.turnOff({ password, code: answer.value[0] ?? '' }, '')).toEqual({
        ok: true,
        value: null,
      });
    });

    test('that is on is not set up anew', async () => {
      const { secondFactor, password } = await turnedOn();
      expect(await secondFactor.setUp(password)).toMatchObject(rejected);
    });

    test('recovery codes are renewed for a code; those of before are no longer good', async () => {
      const { secondFactor, password, codes } = await turnedOn();
      const answer = await secondFactor.renewRecoveryCodes({ password, code: codes[0] ?? '' }, '');
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      expect(answer.value).toHaveLength(10);
      expect(codes.filter((code) => answer.value.includes(code))).toEqual([]);
      expect(await secondFactor.turnOff({ password, code: codes[1] ?? '' }, '')).toMatchObject(rejected);
      expect(await secondFactor.turnOff({ password, code: answer.value[1] ?? '' }, '')).toEqual({
        ok: true,
        value: null,
      });
    });

    test('is turned off by a code', async () => {
      const { secondFactor, password, codes } = await turnedOn();
      expect(await secondFactor.turnOff({ password, code: 'not a code' }, '')).toMatchObject(rejected);
      expect(await secondFactor.turnOff({ password, code: codes[0] ?? '' }, '')).toEqual({ ok: true, value: null });
      expect(await secondFactor.state()).toEqual(off);
      expect(await secondFactor.turnOff({ password, code: codes[1] ?? '' }, '')).toMatchObject(rejected);
    });

    test('is not set up, renewed or turned off without the password', async () => {
      const { secondFactor, codes } = await turnedOn();
      const [code = ''] = codes;
      expect(await (await make()).secondFactor.setUp('another')).toMatchObject(rejected);
      expect(await secondFactor.renewRecoveryCodes({ password: 'another', code }, '')).toMatchObject(rejected);
      expect(await secondFactor.turnOff({ password: 'another', code }, '')).toMatchObject(rejected);
      expect(await secondFactor.state()).toMatchObject({ ok: true, value: { enabled: true, recoveryCodesLeft: 10 } });
    });
  });
};
