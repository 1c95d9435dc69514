import fc from 'fast-check';
import { Secret, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeOfStep, newSecret, stepAt, stepOfCode, totpUri } from './totp.ts';

const secrets = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => new Secret({ buffer: bytes.buffer }).base32);
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const offsets = fc.integer({ min: -5, max: 5 });

/** One code in a million is that of a neighbouring step too: no law tells the two apart. */
const distinct = (secret: string, step: number): boolean => {
  const codes = Array.from({ length: 15 }, (_, index) => codeOfStep(secret, step + index - 7));
  return new Set(codes).size === codes.length;
};

describe('a one-time code', () => {
  it('is good exactly when its step is at most one from now and later than the last one used', () => {
    fc.assert(
      fc.property(secrets, moments, offsets, offsets, (secret, now, offset, lastOffset) => {
        const current = stepAt(now);
        fc.pre(distinct(secret, current));
        const found = stepOfCode(secret, codeOfStep(secret, current + offset), { now, lastStep: current + lastOffset });
        expect(found).toBe(Math.abs(offset) <= 1 && offset > lastOffset ? current + offset : null);
      }),
    );
  });

  it('is nothing but its six digits', () => {
    fc.assert(
      fc.property(secrets, moments, fc.string(), (secret, now, typed) => {
        fc.pre(!/^\d{6}$/.test(typed));
        expect(stepOfCode(secret, typed, { now, lastStep: 0 })).toBeNull();
      }),
    );
  });

  it('belongs to its key', () => {
    fc.assert(
      fc.property(secrets, secrets, moments, (secret, other, now) => {
        fc.pre(secret !== other);
        const codes = [-1, 0, 1].map((offset) => codeOfStep(other, stepAt(now) + offset));
        const code = codeOfStep(secret, stepAt(now));
        fc.pre(!codes.includes(code));
        expect(stepOfCode(other, code, { now, lastStep: 0 })).toBeNull();
      }),
    );
  });

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238, appendix B', (second, code) => {
    const now = new Date(second * 1000);
    expect(codeOfStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', stepAt(now))).toBe(code);
  });
});

describe('a new key', () => {
  it('has 160 bits and is another each time', () => {
    const keys = Array.from({ length: 20 }, newSecret);
    expect(new Set(keys).size).toBe(20);
    for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('comes as an address that authenticators read, whatever the email', () => {
    fc.assert(
      fc.property(secrets, fc.emailAddress(), (secret, email) => {
        const uri = totpUri(secret, email, 'Connect');
        expect(uri).toMatch(/^otpauth:\/\/totp\/Connect:/);
        expect(new URL(uri).searchParams.get('issuer')).toBe('Connect');
        const read = URI.parse(uri);
        expect([read.label, read.secret.base32, read.algorithm, read.digits]).toEqual([email, secret, 'SHA1', 6]);
        expect(read).toMatchObject({ period: 30 });
      }),
    );
  });
});
