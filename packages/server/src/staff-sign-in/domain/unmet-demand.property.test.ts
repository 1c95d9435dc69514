import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { unmetDemand } from './unmet-demand.ts';

const now = new Date('2026-11-27T12:00:00Z');
const seconds = now.getTime() / 1000;
const none = { acr: [], amr: [], maxAge: null };

describe('of a sign-in at the provider', () => {
  it.prop([fc.integer({ min: -3600, max: 100_000 })])(
    'a token of more than five minutes ahead counts for none',
    (ahead) => {
      const unmet = unmetDemand({ iat: seconds + ahead }, none, now);
      expect(unmet).toBe(ahead > 300 ? `iat of the ID token is ${seconds + ahead}` : null);
    },
  );

  it.prop([fc.jsonValue().filter((value) => typeof value !== 'number')])('its time is a number', (iat) => {
    expect(unmetDemand({ iat }, none, now)).toMatch(/^iat of the ID token is /);
  });

  it.prop([fc.array(fc.string()), fc.array(fc.string(), { minLength: 1 })])(
    'one of the ways that are demanded is enough',
    (amr, demanded) => {
      const isMet = amr.some((way) => demanded.includes(way));
      expect(unmetDemand({ iat: seconds, amr }, { ...none, amr: demanded }, now) === null).toBe(isMet);
    },
  );
});
