import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from './reason-texts.ts';

/** Why a record was refused, in the reader's language as far as it is known. */
export function RefusalReason({ reason }: { reason: string }) {
  const text = refusalText(useTranslate(), reason);
  return text === null ? <span lang="en">{reason}</span> : text;
}
