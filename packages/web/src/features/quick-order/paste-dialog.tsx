import { maxQuickLines, readList } from '@connect/core/domain/ordering/quick-order-paste';
import type { ReadList } from '@connect/core/domain/ordering/quick-order-paste';
import { useRef, useState } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';

/** From so many characters on a text is long. */
const longPaste = 5000;

interface PasteDialogProps {
  text: string;
  /** What was pasted so far: it is kept with the lines, so that closing the dialog loses nothing. */
  onText: (text: string) => void;
  onClose: () => void;
  /** Answers whether there was room for it. */
  onAdd: (list: ReadList) => boolean;
}

/** A place for a whole list: SKUs and quantities out of a spreadsheet, a mail, or whatever. */
export function PasteDialog({ text, onText, onClose, onAdd }: PasteDialogProps) {
  const t = useTranslate();
  const format = useFormat();
  const [problem, setProblem] = useState<{ readonly text: string } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useWrongField(form, problem);
  const add = () => {
    const list = readList(text);
    if (list.lines.length === 0) return setProblem({ text: t('Enter at least one line.') });
    if (onAdd(list)) return onClose();
    return setProblem({ text: t('An order can have up to {n} lines.', { n: format.number(maxQuickLines) }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Paste a list')}
      size="wide"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={add}>{t('Add lines')}</Button>
        </>
      }
    >
      <div ref={form}>
        <Textarea
          label={t('Item numbers and quantities')}
          hint={t(
            'One product per line: item number and quantity, separated by a tab, comma, semicolon or space. A header row is ignored.',
          )}
          rows={10}
          // To grow with thousands of lines takes browsers long, and so does it to insert them as if they were typed.
          style={{ fieldSizing: 'fixed' }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (pasted.length < longPaste) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            onText(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
          }}
          error={problem?.text}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
    </Dialog>
  );
}
