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
  expect(badLinks(`See [this](${href}).`)).toHaveLength(1);
});

test('a mail is written to', () => {
  expect(contents(parseMarkdown('[Us](mailto:help@x.example)'))).toEqual([
    { text: 'Us', strong: false, href: 'mailto:help@x.example' },
  ]);
});
