import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { matchesUserQuery } from './user-search.ts';

const user = { firstName: 'Tomasz', lastName: 'Łukasik-Ní Bhriain', email: 'tomasz_l@northgate.example' };

describe('users are searched by name and email', () => {
  test.each([
    ['', 'an empty query finds everybody'],
    ['  ', 'so do spaces'],
    ['TOMASZ', 'in any case'],
    ['lukasik', 'without accents'],
    ['ni bhríain', 'with accents the name does not have'],
    ['northgate tom', 'words in any order, of name or email'],
    ['tomasz_l@north', 'part of the email'],
  ])('%j: %s', (query) => {
    expect(matchesUserQuery(user, query)).toBe(true);
  });

  test.each(['sam', 'tomasz sam', 'tomasz%', 'tomasz.l', 'tom_sz'])(
    '%j finds nobody: every word is looked for as it is',
    (query) => {
      expect(matchesUserQuery(user, query)).toBe(false);
    },
  );

  const words = fc.array(
    fc.string({ minLength: 1 }).filter((word) => !/\s/.test(word)),
    { minLength: 1 },
  );
  propertyTest.prop([words, words])('more words never find more', (some, others) => {
    if (matchesUserQuery(user, [...some, ...others].join(' ')))
      expect(matchesUserQuery(user, some.join(' ')) && matchesUserQuery(user, others.join(' '))).toBe(true);
  });
});
