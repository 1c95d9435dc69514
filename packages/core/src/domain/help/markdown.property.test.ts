import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { badLinks, isLinkable, parseMarkdown, plainText, type Block, type Inline } from './markdown.ts';

const contents = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.content));
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '# ',
        '- ',
        '1. ',
        '\n',
        '\n\n',
        '**',
        '__',
        '[',
        '](',
        ')',
        ' ',
        '<b>',
        'javascript:',
        'https://a.b',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((all) => all.join(''));
const words = fc
  .array(fc.stringMatching(/^[a-zà-ž<>&"']{1,8}$/), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' '));

test.prop([pieces])('whatever is written, links lead to the web or to a mail alone', (text) => {
  for (const { href } of contents(parseMarkdown(text))) if (href !== null) expect(isLinkable(href)).toBe(true);
});

test.prop([pieces])('no letter or digit is lost but those of addresses', (text) => {
  const letters = (of: string): string => of.replace(/[^\p{L}]/gu, '');
  const addresses = contents(parseMarkdown(text)).flatMap(({ href }) => href ?? []);
  const shown = plainText(parseMarkdown(text)) + addresses.join('');
  expect([...letters(shown)].toSorted().join('')).toBe([...letters(text)].toSorted().join(''));
});

test.prop([words, words, words])(
  'headings, paragraphs, lists, strong words and links are what they are',
  (one, two, three) => {
    const text = (value: string, rest: Partial<Inline> = {}): Inline => ({
      text: value,
      strong: false,
      href: null,
      ...rest,
    });
    expect(
      parseMarkdown(`## ${one}\n${two}\n${three}\n\n- ${one}\n- **${two}**\n\n1. [${three}](https://x.example/a)`),
    ).toEqual([
      { kind: 'heading', content: [text(one)] },
      { kind: 'paragraph', content: [text(`${two} ${three}`)] },
      { kind: 'list', ordered: false, items: [[text(one)], [text(two, { strong: true })]] },
      { kind: 'list', ordered: true, items: [[text(three, { href: 'https://x.example/a' })]] },
    ]);
  },
);

test.each([
  'javascript:alert(1)',
  'http://x.example',
  'data:text/html,x',
  '//x.example',
  '/connect',
  'https://',
  'JaVaScRiPt:x',
])('a link to %s is none', (href) => {
  expect(parseMarkdown(`See [this](${href}).`)).toEqual([
    { kind: 'paragraph', content: expect.not.arrayContaining([expect.objectContaining({ href })]) as unknown },
  ]);
  expect(badLinks(`See [this](${href}), **that** or [mail](mailto:a@b.example).`)).toEqual([
    // An address ends with the first bracket.
    href.split(')')[0],
  ]);
});

test('a mail is written to', () => {
  expect(contents(parseMarkdown('[Us](mailto:help@x.example)'))).toEqual([
    { text: 'Us', strong: false, href: 'mailto:help@x.example' },
  ]);
});

const plain = (text: string): Inline => ({ text, strong: false, href: null });

test.each([
  'https://x.example',
  'https://x.example/a?b=c#d',
  'mailto:help@supplier.example',
  'mailto:help@supplier.example?subject=Order',
])('a link to %s is one, of which no letter may be left out', (href) => {
  expect([isLinkable(href), isLinkable(` ${href}`), isLinkable(`${href} x`), isLinkable(`x${href}`)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(badLinks(`[this](${href})`)).toEqual([]);
});

test.each([
  ['- one\n  goes on\n- two', false, ['one goes on', 'two']],
  ['1. one\n\tgoes  on  ', true, ['one goes  on']],
  ['* one\n+ two\n  - three', false, ['one', 'two', 'three']],
  ['1) one\n 2. two', true, ['one', 'two']],
  ['- 1. one\n- # two', false, ['1. one', '# two']],
  // A line separator, as word processors have it, is no end of a line.
  ['- one\n  two\u2028three', false, ['one two\u2028three']],
])('%j is one list, whose lines that go on belong to their items', (text, ordered, items) => {
  expect(parseMarkdown(text)).toEqual([{ kind: 'list', ordered, items: items.map((each) => [plain(each)]) }]);
});

test('what is no item goes on nowhere: after a paragraph, a heading or a line that is not set in', () => {
  const paragraph = (text: string): Block => ({ kind: 'paragraph', content: [plain(text)] });
  expect(parseMarkdown('one\n  two')).toEqual([paragraph('one two')]);
  expect(parseMarkdown('# one\n  two')).toEqual([{ kind: 'heading', content: [plain('one')] }, paragraph('two')]);
  expect(parseMarkdown('- one\ntwo')).toEqual([
    { kind: 'list', ordered: false, items: [[plain('one')]] },
    paragraph('two'),
  ]);
  expect(parseMarkdown('1. one\ntwo words')).toEqual([
    { kind: 'list', ordered: true, items: [[plain('one')]] },
    paragraph('two words'),
  ]);
  expect(parseMarkdown('# one\n## two')).toEqual([
    { kind: 'heading', content: [plain('one')] },
    { kind: 'heading', content: [plain('two')] },
  ]);
  expect(parseMarkdown('  one  \n \n  two\r\nthree\rfour')).toEqual([paragraph('one'), paragraph('two three four')]);
  expect(parseMarkdown(' \n\t')).toEqual([]);
});

test('what stands beside a link or strong words stays as it is, and the words are read with a blank between blocks', () => {
  const text = 'a **b** c [d](https://x.example) e [f](ftp://x) __g__';
  expect(parseMarkdown(text)).toEqual([
    {
      kind: 'paragraph',
      content: [
        plain('a '),
        { text: 'b', strong: true, href: null },
        plain(' c '),
        { text: 'd', strong: false, href: 'https://x.example' },
        plain(' e '),
        plain('[f](ftp://x)'),
        plain(' '),
        { text: 'g', strong: true, href: null },
      ],
    },
  ]);
  expect(plainText(parseMarkdown('# one\n**two** three\n- four'))).toBe('one two three four');
});
