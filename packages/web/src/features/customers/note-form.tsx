import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { maxNoteLength } from '@connect/core/domain/account/managed-customer';
import type { Note } from '@connect/core/domain/account/managed-customer';
import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { fieldText, refusalText } from '../../i18n/server-message.ts';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as css from './notes-card.css.ts';
import { emptyNote, sending } from './note-draft.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { useCommand } from '../../shared/query/use-command.ts';

interface NoteFormProps {
  readonly customerNo: CustomerNo;
  /** `tried`: an earlier try, of which nobody knows whether it was saved, was made before. */
  readonly onAdded: (note: Note, tried: boolean) => void;
}

/** Where a note is written. What was typed stays until it is saved. */
export function NoteForm({ customerNo, onAdded }: NoteFormProps) {
  const t = useTranslate();
  const { addNote } = useStaff();
  const [note, setNote] = useDraft(`note ${customerNo}`, () => emptyNote);
  const { busy, refusal, run } = useCommand(() => {
    const next = sending(note);
    setNote(next.draft);
    return addNote(customerNo, next.note);
  });
  const [missing, setMissing] = useState<object | null>(null);

  const add = async (): Promise<void> => {
    const isEmpty = note.text.trim() === '';
    setMissing(isEmpty ? {} : null);
    if (isEmpty) return;
    const answer = await run();
    if (!answer?.ok) return;
    setNote(emptyNote);
    onAdded(answer.value, note.sent.length > 0);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
  };
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, missing ?? refusal);
  const error = missing
    ? t('Enter a note.')
    : refusal && (fieldText(t, refusal.message, 'text') ?? refusalText(t, refusal));
  return (
    <form ref={form} className={css.form} onSubmit={onSubmit} noValidate>
      <Textarea
        label={t('New note')}
        hint={t('Only staff can see notes. Press Ctrl+Enter to save.')}
        error={error}
        rows={3}
        required
        className={css.text}
        maxLength={maxNoteLength}
        aria-keyshortcuts="Control+Enter"
        readOnly={busy}
        value={note.text}
        onChange={({ target }) => setNote({ ...note, text: target.value })}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('Add note')}
      </Button>
    </form>
  );
}
