import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { messageForms, messagePlaces } from './message-form.ts';

const names = fc.stringMatching(/^[a-z]{1,8}$/);
const plain = fc.string().filter((text) => !/[{}]/.test(text));
const values = names.map((name) => `{${name}}`);
const formTexts = fc.array(fc.oneof(plain, values)).map((parts) => parts.join(''));
const forms = fc.array(fc.tuple(fc.constantFrom('one', 'few', 'many', 'other'), formTexts), { minLength: 1 });

test.prop([plain, names, plain])('a value is found by its name, whatever stands around it', (before, name, after) => {
  const found = [...`${before}{${name}}${after}`.matchAll(messagePlaces)];
  expect(found.map(([, each, plural]) => [each, plural])).toEqual([[name, undefined]]);
});

test.prop([plain, names, forms, plain])(
  'a plural is one place, and its forms are read as they were written, their values among them',
  (before, name, written, after) => {
    const plural = written.map(([form, text]) => ` ${form} {${text}}`).join('');
    const found = [...`${before}{${name}, plural,${plural}}${after}`.matchAll(messagePlaces)];
    expect(found.map(([, each, text]) => [each, text])).toEqual([[name, plural]]);
    expect([...plural.matchAll(messageForms)].map(([, form, text]) => [form, text])).toEqual(written);
  },
);
