import fc from 'fast-check';
import { expect, test } from 'vitest';

import { emptyNote, sending, type NoteDraft } from './note-draft.ts';

const texts = fc.array(fc.constantFrom('a', 'a ', ' a', 'ab', 'b\n', 'b'), { minLength: 1 });

test('the same words have the same key however they are spaced, and other words another', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      let draft: NoteDraft = emptyNote;
      const keys = new Map<string, Set<string>>();
      for (const text of typed) {
        const { note, draft: next } = sending({ ...draft, text });
        expect(note.text).toBe(text.trim());
        keys.set(note.text, (keys.get(note.text) ?? new Set()).add(note.idempotencyKey));
        draft = next;
      }
      expect([...keys.values()].every(({ size }) => size === 1)).toBe(true);
      expect(new Set([...keys.values()].flatMap((set) => [...set])).size).toBe(keys.size);
    }),
  );
});
