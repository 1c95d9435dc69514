import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { filledMail, isSameMail, mailFields, wrongVariables, type MailText } from './mail-template.ts';

const names = ['no', 'company', 'until'];
const pieces = (variables: readonly string[]) =>
  fc
    .array(fc.oneof(fc.stringMatching(/^[^{}]{0,8}$/), fc.constantFrom(...variables.map((name) => `{${name}}`))))
    .map((all) => all.join(''));
const mails = (part: fc.Arbitrary<string>): fc.Arbitrary<MailText> =>
  fc.record({ subject: part, title: part, paragraphs: fc.array(part, { maxLength: 3 }) });
const good = mails(pieces(names));
/** With braces of their own, as names of companies may have. */
const values = fc.record({
  no: fc.string(),
  company: fc.constantFrom('{no}', '$&', 'A {B} C', '}{'),
  until: fc.string(),
});

test.prop([good, values])(
  'a good text is filled: each variable by its value, all else as it was written',
  (mail, of) => {
    const filled = filledMail(mail, of);
    const expected = (text: string): string =>
      text
        .split(/(\{\w+\})/)
        .map((part) => Object.entries(of).find(([name]) => part === `{${name}}`)?.[1] ?? part)
        .join('');
    expect(filled && mailFields(filled)).toEqual(
      Object.fromEntries(Object.entries(mailFields(mail)).map(([field, text]) => [field, expected(text)])),
    );
  },
);

test.prop([fc.string({ unit: fc.constantFrom('{', '}', 'n', 'o', ' ') }), values])(
  'whatever is written, it is either filled or found wrong, and never throws',
  (text, of) => {
    const wrong = wrongVariables(text, names);
    const filled = filledMail({ subject: text, title: '', paragraphs: [] }, of);
    expect(filled === null).toBe(wrong.length > 0);
    if (wrong.length === 0) expect(text.replaceAll(/\{no\}/g, '')).not.toMatch(/[{}]/);
  },
);

test.prop([good])('a mail says what it says', (mail) => {
  expect(isSameMail(mail, structuredClone(mail))).toBe(true);
  expect(isSameMail(mail, { ...mail, paragraphs: [...mail.paragraphs, 'more'] })).toBe(false);
  expect(isSameMail(mail, null)).toBe(false);
});

test('mails that differ in one part, or in the order of their paragraphs, do not say the same; two that are not there do', () => {
  const mail: MailText = { subject: 'Order', title: 'Placed', paragraphs: ['Thank you.', 'Your team'] };
  const others = [
    { ...mail, subject: 'Orders' },
    { ...mail, title: 'Taken' },
    { ...mail, paragraphs: ['Thank you.'] },
    { ...mail, paragraphs: mail.paragraphs.toReversed() },
  ];
  expect(others.filter((other) => isSameMail(mail, other))).toEqual([]);
  expect([isSameMail(null, null), isSameMail(null, mail), isSameMail(mail, null)]).toEqual([true, false, false]);
});

test('a mail has fields that calls name by their places', () => {
  expect(mailFields({ subject: 'Order', title: 'Placed', paragraphs: ['Thank you.', 'Your team'] })).toEqual({
    subject: 'Order',
    title: 'Placed',
    'paragraphs.0': 'Thank you.',
    'paragraphs.1': 'Your team',
  });
});

test('a mail is filled in each of its parts, and not at all where one of them has something wrong', () => {
  const mail: MailText = { subject: '{no}', title: 'Order {no}', paragraphs: ['{no} and {no}', 'by {company}'] };
  const of = { no: 'A1', company: '{no}' };
  expect(filledMail(mail, of)).toEqual({ subject: 'A1', title: 'Order A1', paragraphs: ['A1 and A1', 'by {no}'] });
  expect(filledMail({ ...mail, paragraphs: ['{no}', '{until}'] }, of)).toBeNull();
  expect(filledMail({ ...mail, title: '{' }, of)).toBeNull();
});

test('what is wrong is named once, however often it stands there', () => {
  expect(wrongVariables('{number}, {number} {no} {', names)).toEqual(['{number}', '{']);
});

test.each([
  ['Order {no} of {company}', []],
  ['Order {number} of {company}', ['{number}']],
  ['Order {no of {company}', ['{']],
  ['Order no} {{no}}', ['}', '{']],
  ['{} { no }', ['{}', '{ no }']],
])('%s has what is wrong named', (text, wrong) => {
  expect(wrongVariables(text, names).toSorted()).toEqual([...wrong].toSorted());
});
