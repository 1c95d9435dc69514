import { SearchText } from '@connect/contract/values';
import { maxSearchText } from '@connect/core/domain/search/search-term';
import { fc, test } from '@fast-check/vitest';
import * as v from 'valibot';
import { expect } from 'vitest';
import { searchedText } from './searched-text.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 2 * maxSearchText });

test.prop([texts])('of any text so much is searched by as the portal takes, as characters', (text) => {
  const searched = searchedText(text);
  expect(v.is(SearchText, searched)).toBe(true);
  expect(text.trim().startsWith(searched)).toBe(true);
  expect(/\p{Cs}/u.test(searched)).toBe(false);
});
