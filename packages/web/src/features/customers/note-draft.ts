import type { NewNote } from '@connect/core/domain/account/managed-customer';

export interface NoteDraft {
  readonly text: string;
  /** What was sent and may have arrived. */
  readonly sent: readonly NewNote[];
}

export const emptyNote: NoteDraft = { text: '', sent: [] };

/** A draft about to be sent, and the note of it: the same words sent again are the same note, under the same key; others are another. */
export const sending = (draft: NoteDraft): { readonly note: NewNote; readonly draft: NoteDraft } => {
  const text = draft.text.trim();
  const earlier = draft.sent.find((other) => other.text === text);
  const note = earlier ?? { idempotencyKey: crypto.randomUUID(), text };
  return { note, draft: earlier ? draft : { ...draft, sent: [...draft.sent, note] } };
};
