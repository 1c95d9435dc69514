import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface LeftOutProps {
  readonly documents: number;
  readonly others: number;
}

/** How many documents, or else entries of other lists and searches, are missing on a page. */
export function LeftOut({ documents, others }: LeftOutProps) {
  const t = useTranslate();
  return (
    <Notice tone="info">
      {documents > 0
        ? t(
            '{n, plural, one {# document} other {# documents}} couldn’t be shown. Please contact us if something is missing.',
            { n: documents },
          )
        : t(
            '{n, plural, one {# entry} other {# entries}} couldn’t be shown. Please contact us if something is missing.',
            { n: others },
          )}
    </Notice>
  );
}
