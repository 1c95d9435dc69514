import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise, tokenise } from './tokenizer.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('SO', '-', '12', ' ', 'É', 'e\u0301', '_', '. ', '/', 'ß', '４'))
    .map((parts) => parts.join('')),
);
const lettersAndDigits = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '');

describe('tokenise', () => {
  it('never loses letters or digits', () => {
    fc.assert(
      fc.property(text, (source) => {
        const kept = tokenise(source)
          .map(({ start, end }) => source.slice(start, end))
          .join('');
        expect(lettersAndDigits(kept)).toBe(lettersAndDigits(source));
      }),
    );
  });

  it('gives words in source order, without overlap, at rising positions', () => {
    fc.assert(
      fc.property(text, (source) => {
        const tokens = tokenise(source);
        for (const [at, token] of tokens.entries()) {
          const before = tokens[at - 1];
          expect(token.word).toBe(normalise(source.slice(token.start, token.end)));
          if (before === undefined) continue;
          expect(token.start).toBeGreaterThanOrEqual(before.end);
          expect(token.position).toBeGreaterThan(before.position);
        }
      }),
    );
  });
});

describe('normalise', () => {
  it('does the same to a word of ASCII, which is most of them, as to any other', () => {
    fc.assert(
      fc.property(text, (source) => {
        const general = source.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
        expect(normalise(source)).toBe(general);
      }),
    );
  });
});
