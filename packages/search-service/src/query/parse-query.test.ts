import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const shape = (text: string): unknown[] =>
  parseQuery(text).terms.map((term) => (term.kind === 'phrase' ? term.words : `${term.word}${term.prefix ? '*' : ''}`));

describe('parseQuery', () => {
  it.each([
    ['SO-123', ['so', '123*']],
    ['SO-123 ', ['so', '123']],
    ['SO-123-', ['so', '123']],
    ['blue "steel door"', ['blue', ['steel', 'door']]],
    ['"steel door" blu', [['steel', 'door'], 'blu*']],
    ['"never closed', [['never', 'closed']]],
    ['  ', []],
    ['--', []],
  ])('reads %j: only an open last word is a beginning, quotes make phrases', (text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  it('excludes a word or phrase after a dash at the start or after whitespace', () => {
    expect(parseQuery('-red door -"very heavy" SO-9')).toEqual({
      terms: [
        { kind: 'word', word: 'door', prefix: false },
        { kind: 'word', word: 'so', prefix: false },
        { kind: 'word', word: '9', prefix: true },
      ],
      excluded: [['red'], ['very', 'heavy']],
    });
  });

  it('looks at ten terms at most', () => {
    expect(parseQuery('a b c d e f g h i j k l').terms).toHaveLength(10);
  });
});
