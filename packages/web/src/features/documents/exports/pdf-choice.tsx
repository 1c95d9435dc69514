import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { ListedDocument } from '@connect/core/domain/export/document-list';
import { useEffect, useRef } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import * as css from './pdf-dialog.css.ts';
import * as layout from '../../../theme/layout.css.ts';
import * as textStyles from '../../../theme/text.css.ts';

interface PdfChoiceProps {
  documents: readonly ListedDocument[];
  /** Their numbers. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

/** The documents of a list, each to be ticked. */
export function PdfChoice({ documents, chosen, onChosen }: PdfChoiceProps) {
  const t = useTranslate();
  const format = useFormat();
  const first = useRef<HTMLButtonElement>(null);
  // It comes after its dialog, which has put the focus at its foot.
  useEffect(() => first.current?.focus(), []);
  const hasAll = chosen.size === documents.length;
  const toggle = (no: DocumentNo, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(no);
    else next.delete(no);
    onChosen(next);
  };
  return (
    <>
      <div className={css.tools}>
        <span role="status">{t('{n} of {total} selected', { n: chosen.size, total: documents.length })}</span>
        <Button
          ref={first}
          variant="ghost"
          onClick={() => onChosen(new Set(hasAll ? [] : documents.map(({ no }) => no)))}
        >
          {hasAll ? t('Clear selection') : t('Select all')}
        </Button>
      </div>
      <ul className={css.list}>
        {documents.map(({ no, poNumber, documentDate }) => (
          <li key={no}>
            <Checkbox
              className={css.document}
              checked={chosen.has(no)}
              onChange={({ target }) => toggle(no, target.checked)}
            >
              <span className={css.texts}>
                <span className={textStyles.strong}>{no}</span>
                <span className={layout.broken}>{poNumber}</span>
              </span>
              <span>{format.date(documentDate)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
