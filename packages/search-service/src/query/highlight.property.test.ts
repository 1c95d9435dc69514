import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { makeHighlighter, tagged } from './highlight.ts';
import { parseQuery } from './parse-query.ts';

const piece = fc.constantFrom('SO', 'so', '12', '123456', '-', ' ', '. ', 'É', 'door', 'dor', 'doorway', '"', '€', '_');
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);

describe('tagged', () => {
  it('gives back the source text when its tags are removed', () => {
    fc.assert(
      fc.property(text, text, (source, q) => {
        const spans = makeHighlighter(parseQuery(q).terms, defaultSettings)(source);
        const marked = tagged(source, spans, '\ue000', '\ue001');
        fc.pre(!/[\ue000\ue001]/.test(source));
        expect(marked.replace(/[\ue000\ue001]/g, '')).toBe(source);
        expect(marked.split('\ue000')).toHaveLength(spans.length + 1);
      }),
    );
  });

  it('marks something of every text that is searched for as a whole', () => {
    fc.assert(
      fc.property(text, (source) => {
        const { terms } = parseQuery(source.replace(/["-]/g, ' '));
        const spans = makeHighlighter(terms, defaultSettings)(source);
        expect(spans.length > 0).toBe(terms.length > 0);
      }),
    );
  });
});
