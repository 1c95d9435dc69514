import type { PreparedLine } from '@connect/core/domain/ordering/basket';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { raisedText } from './raised-text.ts';
import * as css from './prepared-lines.css.ts';

/** The lines of a basket made of a sample order: what goes into it, and why it is another quantity, or nothing. */
export function PreparedLines({ lines }: { lines: readonly PreparedLine[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.sku}>
          {format.number(line.problem === null ? line.quantity : line.asked)} × {line.title} ({line.sku})
          {line.problem === null && line.raised && (
            <strong className={css.why}>{raisedText(t, line, line.raised)}</strong>
          )}
          {line.problem !== null && <strong className={css.why}>{t('It can’t be ordered any more.')}</strong>}
        </li>
      ))}
    </ul>
  );
}
