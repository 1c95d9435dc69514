import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Note } from '@connect/core/domain/account/managed-customer';
import { useId, useRef, useState } from 'react';
import { Trash2 } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { useStaff } from '../../staff-services.ts';
import { small } from '../../theme/text.css.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { NoteForm } from './note-form.tsx';
import * as css from './notes-card.css.ts';
import * as layout from '../../theme/layout.css.ts';

/** What account managers wrote down about a customer, the last first (specification §view-customer); own notes can be deleted. */
export function NotesCard({ customerNo }: { readonly customerNo: CustomerNo }) {
  const t = useTranslate();
  const { listNotes, deleteNote } = useStaff();
  const id = useId();
  const title = useRef<HTMLDivElement>(null);
  const { value, failure, reload, set } = useQuery(() => listNotes(customerNo), customerNo);
  const [asking, setAsking] = useState<Note | null>(null);
  const removal = useCommand(deleteNote);
  const [announcement, announce] = useAnnouncement();
  const notes = value ?? [];

  const onAdded = (note: Note, tried: boolean) => {
    if (value) set([note, ...value.filter(({ id: other }) => other !== note.id)]);
    if (!value || tried) reload();
    announce(t('Note saved'));
  };
  const remove = async (note: Note): Promise<void> => {
    const answer = await removal.run(customerNo, note.id);
    if (!answer) return;
    setAsking(null);
    if (!answer.ok) return;
    set(notes.filter((each) => each.id !== note.id));
    announce(t('Note deleted'));
    // The button that had the focus is gone.
    title.current?.focus();
  };
  return (
    <Card aria-labelledby={id} aria-busy={value === null && failure === null}>
      <div ref={title} tabIndex={-1}>
        <CardTitle id={id}>{t('Notes')}</CardTitle>
      </div>
      <NoteForm customerNo={customerNo} onAdded={onAdded} />
      {removal.refusal && <Notice>{refusalText(t, removal.refusal)}</Notice>}
      {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load the notes.')}</LoadFailure>}
      {failure === null && value === null && <Shimmer height={64} />}
      {value?.length === 0 && <p className={small}>{t('No notes yet.')}</p>}
      {notes.length > 0 && (
        <ol className={layout.column}>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} onDelete={() => setAsking(note)} />
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t('Delete this note?')}
        confirm={t('Delete')}
        cancel={t('Cancel')}
        danger
        busy={removal.busy}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && void remove(asking)}
      >
        {t('This will delete the note for everyone and can’t be undone.')}
      </ConfirmDialog>
      {announcement}
    </Card>
  );
}

function NoteRow({ note, onDelete }: { readonly note: Note; readonly onDelete: () => void }) {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  return (
    <li className={css.note}>
      <div className={css.head}>
        <div className={css.by} id={id}>
          <span className={css.author}>{note.author}</span>
          <time dateTime={note.at}>{format.moment(note.at)}</time>
        </div>
        {note.isYours && (
          <IconButton
            icon={Trash2}
            label={t('Delete note')}
            aria-describedby={id}
            className={css.remove}
            onClick={onDelete}
          />
        )}
      </div>
      <p className={css.words}>{note.text}</p>
    </li>
  );
}
