import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { announcedAhead, lifeOf } from './token-times.ts';

const times = fc
  .record({ issuedAt: fc.integer({ min: 0, max: 2e9 }), life: fc.integer({ min: 1, max: 86_400 }) })
  .map(({ issuedAt, life }) => ({ issuedAt, endsAt: issuedAt + life }));

describe('the life of a token (specification §session)', () => {
  test.prop([times])('is far when it begins, near for two minutes at most before its end, and then over', (token) => {
    const ahead = announcedAhead(token);
    expect(ahead).toBeLessThanOrEqual(120);
    expect(lifeOf(token, token.issuedAt)).toBe('far');
    expect(lifeOf(token, token.endsAt - ahead)).toBe('near');
    expect(lifeOf(token, token.endsAt - 0.001)).toBe('near');
    expect(lifeOf(token, token.endsAt)).toBe('over');
  });

  test.prop([times, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })])(
    'never goes back while time goes on',
    (token, a, b) => {
      const order = ['far', 'near', 'over'];
      const at = (part: number) => order.indexOf(lifeOf(token, token.issuedAt + part * 90_000));
      expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
    },
  );

  test.prop([fc.integer({ min: 480, max: 86_400 })])(
    'of eight minutes and more is announced two minutes before',
    (life) => {
      expect(announcedAhead({ issuedAt: 0, endsAt: life })).toBe(120);
    },
  );
});
