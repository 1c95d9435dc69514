import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { outcomeText } from './webhook-texts.ts';

/** What came of a message to an endpoint, in the reader's language as far as it is known. */
export function Outcome({ outcome }: { outcome: string }) {
  const t = useTranslate();
  const format = useFormat();
  const text = outcomeText(t, outcome, format.moment);
  return text === null ? <span lang="en">{outcome}</span> : text;
}
