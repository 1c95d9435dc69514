import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from './pdf-dialog.css.ts';
import type { Archiving } from './use-archive.ts';

/** How far the PDFs are, what became of them, and which did not come. */
export function ArchiveProgress({ archiving }: { archiving: Archiving }) {
  const t = useTranslate();
  switch (archiving.state) {
    case 'idle':
      return null;
    case 'fetching': {
      const { done, total } = archiving;
      return (
        <div>
          <p>{t('{done} of {total} PDFs are ready', { done, total })}</p>
          <progress className={css.bar} aria-label={t('Download progress')} value={done} max={total} />
        </div>
      );
    }
    case 'incomplete':
      return (
        <Notice>
          {t('{n, plural, one {# PDF} other {# PDFs}} couldn’t be downloaded:', { n: archiving.failed.length })}
          <p className={css.failed}>{archiving.failed.map(({ no }) => no).join(', ')}</p>
        </Notice>
      );
    case 'saved':
      return (
        <p role="status">
          {t('{n, plural, one {# PDF} other {# PDFs}} saved as {name}.', { n: archiving.count, name: archiving.name })}
        </p>
      );
  }
}
