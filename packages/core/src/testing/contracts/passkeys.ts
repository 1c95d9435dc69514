import { describe, expect, test } from 'vitest';
import { maxPasskeyName, maxPasskeys } from '../../domain/access/passkey.ts';
import type { PasskeyAnswer, PasskeyOptions } from '../../domain/access/passkey.ts';
import type { Passkeys, StaffPasskeys } from '../../ports/passkeys.ts';
import { unknownId, valueOf } from './answers.ts';

/** What a device answers; each has passkeys of its own (`softwareKey` of `testing/software-key` is one). */
export interface AnsweringDevice {
  /** A new passkey. */
  readonly make: (asked: PasskeyOptions) => PasskeyAnswer;
  /** The one it made last. */
  readonly use: (asked: PasskeyOptions) => PasskeyAnswer;
}

/** Two users who may have passkeys and have none yet, others each time. */
export interface PasskeysFixture {
  readonly passkeys: Passkeys;
  readonly password: string;
  readonly other: Passkeys;
  readonly otherPassword: string;
  readonly newDevice: () => AnsweringDevice;
}

/** Two members of staff who have just signed in and have none yet, others each time. */
export interface StaffPasskeysFixture {
  readonly passkeys: StaffPasskeys;
  readonly email: string;
  readonly other: StaffPasskeys;
  readonly newDevice: () => AnsweringDevice;
  /** The email of whom an answer signs in; null for nobody. */
  readonly signedInBy: (answer: PasskeyAnswer) => Promise<string | null>;
}

/** Somebody's passkeys, however it is proved that it is they who change them. */
interface Owned extends Pick<Passkeys, 'list' | 'add'> {
  begin(): ReturnType<Passkeys['begin']>;
  remove(id: string): ReturnType<Passkeys['remove']>;
}

const rejected = { ok: false, refusal: { failure: 'rejected', message: { code: expect.any(String) } } };
const notFound = { ok: false, refusal: { failure: 'not-found' } };

/** What holds for everybody's. */
const ownLaws = (
  make: () => Promise<{ readonly own: Owned; readonly other: Owned; readonly newDevice: () => AnsweringDevice }>,
): void => {
  const setUp = async () => {
    const { own, other, newDevice } = await make();
    const answerOf = async (owner = own, device = newDevice()) => device.make(valueOf(await owner.begin()));
    const added = async (name: string) => valueOf(await own.add(name, await answerOf(), ''));
    return { own, other, newDevice, answerOf, added };
  };

  test('there are none at first; what a device made is listed by its name, the oldest first', async () => {
    const { own, added } = await setUp();
    expect(await own.list()).toEqual({ ok: true, value: [] });
    const laptop = await added('Laptop');
    expect(laptop).toMatchObject({ name: 'Laptop', createdAt: expect.stringMatching(/^\d{4}-/), lastUsedAt: null });
    const phone = await added('Phone');
    expect(phone.name).toBe('Phone');
    expect(await own.list()).toEqual({ ok: true, value: [laptop, phone] });
  });

  test('an answer that is sent again, as its own was lost, is answered as it was, and adds nothing', async () => {
    const { own, answerOf } = await setUp();
    const answer = await answerOf();
    const first = valueOf(await own.add('Laptop', answer, ''));
    expect(await own.add('Laptop', answer, '')).toEqual({ ok: true, value: first });
    expect(await own.list()).toEqual({ ok: true, value: [first] });
  });

  test('what another was asked, what nobody was asked, and what is no answer adds none', async () => {
    const { own, other, newDevice, answerOf } = await setUp();
    const foreign = await answerOf(other);
    const unasked = newDevice().make({ ...valueOf(await own.begin()), challenge: 'bm9ib2R5IGFza2Vk' });
    for (const answer of [foreign, unasked, { id: 'x', response: {} }, {}])
      expect(await own.add('Laptop', answer, '')).toMatchObject({ ok: false, refusal: { failure: 'rejected' } });
    expect([await own.list(), await other.list()]).toEqual([
      { ok: true, value: [] },
      { ok: true, value: [] },
    ]);
  });

  test('a name has letters, and not too many', async () => {
    const { own, answerOf, added } = await setUp();
    for (const name of ['', '  ', 'x'.repeat(maxPasskeyName + 1)])
      expect(await own.add(name, await answerOf(), '')).toMatchObject({ ok: false, refusal: { failure: 'rejected' } });
    expect((await added('x'.repeat(maxPasskeyName))).name).toHaveLength(maxPasskeyName);
  });

  test('one device is one passkey', async () => {
    const { own, newDevice, answerOf, added } = await setUp();
    const device = newDevice();
    const { name } = valueOf(await own.add('Laptop', await answerOf(own, device), ''));
    expect(await own.add('Again', await answerOf(own, device), '')).toMatchObject(rejected);
    await added('Phone');
    expect(valueOf(await own.list()).map((each) => each.name)).toEqual([name, 'Phone']);
  });

  test('there are ten at most', async () => {
    const { own, answerOf, added } = await setUp();
    for (let count = 0; count < maxPasskeys; count += 1) await added(`Key ${count}`);
    expect(await own.add('One more', await answerOf(), '')).toMatchObject(rejected);
    expect(valueOf(await own.list())).toHaveLength(maxPasskeys);
  });

  test('one that is removed is gone for good, and nobody else removes it', async () => {
    const { own, other, answerOf, added } = await setUp();
    const answer = await answerOf();
    const { id } = valueOf(await own.add('Laptop', answer, ''));
    const phone = await added('Phone');
    expect(await other.remove(id)).toMatchObject(notFound);
    expect(valueOf(await own.list())).toHaveLength(2);
    expect(await own.remove(id)).toEqual({ ok: true, value: null });
    for (const gone of [id, unknownId, 'none']) expect(await own.remove(gone)).toMatchObject(notFound);
    expect(await own.add('Laptop', answer, '')).toMatchObject(rejected);
    expect(await own.list()).toEqual({ ok: true, value: [phone] });
  });
};

/** Laws of every `Passkeys`. */
export const passkeysContract = (name: string, make: () => Promise<PasskeysFixture>): void => {
  const owned = (passkeys: Passkeys, password: string): Owned => ({
    list: passkeys.list,
    add: passkeys.add,
    begin: () => passkeys.begin(password),
    remove: (id) => passkeys.remove(id, password, ''),
  });

  describe(`${name} is a Passkeys`, () => {
    ownLaws(async () => {
      const { passkeys, password, other, otherPassword, newDevice } = await make();
      return { own: owned(passkeys, password), other: owned(other, otherPassword), newDevice };
    });

    test('none is begun or removed without the password', async () => {
      const { passkeys, password, newDevice } = await make();
      expect(await passkeys.begin('another')).toMatchObject(rejected);
      const answer = newDevice().make(valueOf(await passkeys.begin(password)));
      const passkey = valueOf(await passkeys.add('Laptop', answer, ''));
      expect(await passkeys.remove(passkey.id, 'another', '')).toMatchObject(rejected);
      expect(await passkeys.list()).toEqual({ ok: true, value: [passkey] });
    });
  });
};

/** Laws of every `StaffPasskeys`. That a change needs a recent sign-in is tested at the server, which has the clock. */
export const staffPasskeysContract = (name: string, make: () => Promise<StaffPasskeysFixture>): void => {
  const owned = (passkeys: StaffPasskeys): Owned => ({ ...passkeys, remove: (id) => passkeys.remove(id, '') });

  describe(`${name} is a StaffPasskeys`, () => {
    ownLaws(async () => {
      const { passkeys, other, newDevice } = await make();
      return { own: owned(passkeys), other: owned(other), newDevice };
    });

    test('what is asked of nobody in particular signs its owner in, once, until it is removed', async () => {
      const { passkeys, email, other, newDevice, signedInBy } = await make();
      const device = newDevice();
      const { id } = valueOf(await passkeys.add('Laptop', device.make(valueOf(await passkeys.begin())), ''));
      // Somebody else asks.
      const answer = device.use(valueOf(await other.ask()));
      expect(await signedInBy(answer)).toBe(email);
      expect(await signedInBy(answer)).toBeNull();
      expect(valueOf(await passkeys.list())).toMatchObject([{ id, lastUsedAt: expect.stringMatching(/^\d{4}-/) }]);
      valueOf(await passkeys.remove(id, ''));
      expect(await signedInBy(device.use(valueOf(await passkeys.ask())))).toBeNull();
    });

    test('what was not asked, or is of a passkey that nobody added, signs nobody in', async () => {
      const { passkeys, newDevice, signedInBy } = await make();
      const device = newDevice();
      valueOf(await passkeys.add('Laptop', device.make(valueOf(await passkeys.begin())), ''));
      const asked = valueOf(await passkeys.ask());
      expect(await signedInBy(newDevice().use(asked))).toBeNull();
      expect(await signedInBy(device.use({ ...asked, challenge: 'bm9ib2R5IGFza2Vk' }))).toBeNull();
    });
  });
};
