import { likeliestSheet } from '@connect/core/domain/ordering/quick-order-sheets';
import type { Sheet } from '@connect/core/domain/ordering/quick-order-sheets';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

interface SheetDialogProps {
  readonly sheets: readonly Sheet[];
  readonly onAdd: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

/** Asks which sheet of a workbook is the order. */
export function SheetDialog({ sheets, onAdd, onClose }: SheetDialogProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(() => likeliestSheet(sheets));
  const add = () => {
    const sheet = sheets[chosen];
    onClose();
    if (sheet) onAdd(sheet);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Which sheet is your order on?')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={add}>{t('Add lines')}</Button>
        </>
      }
    >
      <RadioCards
        label={t('Sheet')}
        options={sheets.map(({ name, list }, index) => ({
          value: String(index),
          label: name,
          text: t('{n, plural, one {# line} other {# lines}}', { n: list.lines.length }),
        }))}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
      />
    </Dialog>
  );
}
