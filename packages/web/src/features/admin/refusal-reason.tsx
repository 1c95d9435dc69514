import { useTranslate } from '../../i18n/i18n-context.tsx';
import * as css from './admin-form.css.ts';
import { fileProblemText, refusalText } from './reason-texts.ts';

/** Why a record was refused, in the reader's language as far as it is known. */
export function RefusalReason({ reason }: { reason: string }) {
  const text = refusalText(useTranslate(), reason);
  return text === null ? <span lang="en">{reason}</span> : text;
}

/** Why a file was not imported, line by line, in the reader's language as far as they are known. */
export function FileReason({ reason }: { reason: string }) {
  const t = useTranslate();
  return reason.split('\n').map((line, at) => {
    const text = fileProblemText(t, line);
    return (
      // The same line may come twice.
      <span key={`${at} ${line}`} lang={text === null ? 'en' : undefined} className={css.lines}>
        {text ?? line}
      </span>
    );
  });
}
