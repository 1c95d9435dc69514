import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSealedNow, keyNamed, newKey, seal, unseal } from './key-ring.ts';

const [first, second, third] = [newKey(), newKey(), newKey()];

it('what is sealed is read with its key alone, whichever place that has by then, as what it is and of whom it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, of) => {
      const sealing = { keys: [first], kind: 'totp', of } as const;
      const sealed = seal(text, sealing);
      const plain = Buffer.from(text, 'utf8').toString('utf8');
      expect(sealed).not.toContain(second.secret);
      for (const keys of [[first], [second, first], [third, second, first]] as const) {
        expect(unseal(sealed, { ...sealing, keys })).toBe(plain);
        expect(isSealedNow(sealed, keys)).toBe(keys.length === 1);
      }
      expect(unseal(sealed, { ...sealing, keys: [second] })).toBeNull();
      expect(unseal(sealed, { ...sealing, keys: [{ ...second, kid: first.kid }] })).toBeNull();
      expect(unseal(sealed, { ...sealing, kind: 'else' })).toBeNull();
      expect(unseal(sealed, { ...sealing, of: `${of}.` })).toBeNull();
      expect(seal(text, sealing)).not.toBe(sealed);
    }),
  );
});

it('what was changed, or is none, is read as nothing', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string(), (text, at, other) => {
      const sealing = { keys: [first], kind: 'totp', of: 'one' } as const;
      const [kid = '', encoded = ''] = seal(text, sealing).split('.');
      const body = Buffer.from(encoded, 'base64url');
      body.writeUInt8(body.readUInt8(at % body.length) ^ 1, at % body.length);
      expect(unseal(`${kid}.${body.toString('base64url')}`, sealing)).toBeNull();
      expect(unseal(other, sealing)).toBeNull();
    }),
  );
});

it('a key without a name is the oldest, and of an unknown name there is none', () => {
  expect(keyNamed([first, second], undefined)).toBe(second);
  expect(keyNamed([first, second], first.kid)).toBe(first);
  expect(keyNamed([first], second.kid)).toBeNull();
});
