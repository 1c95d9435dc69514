import type { DocumentFilter } from '@connect/core/domain/export/document-list';
import { useState } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import type { OrderingServices } from '../../../ordering-services.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { ArchiveProgress } from './archive-progress.tsx';
import { PdfChoice } from './pdf-choice.tsx';
import { useArchive } from './use-archive.ts';
import * as css from './pdf-dialog.css.ts';

interface PdfDialogProps {
  filter: DocumentFilter;
  /** Asks which of the list's documents are wanted; all of them otherwise. */
  choosing: boolean;
  ordering: OrderingServices;
  onClose: () => void;
}

/** The PDFs of a list's documents, or of some of them, as one ZIP (specification §pdf-downloads). */
export function PdfDialog({ filter, choosing, ordering, onClose }: PdfDialogProps) {
  const t = useTranslate();
  const format = useFormat();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { archiving, start, retry, saveRest, cancel } = useArchive(ordering, filter.view);
  const listed = useQuery(async () => {
    const answer = await ordering.listDownloads(filter);
    if (answer.ok && !choosing && answer.value.documents.length > 0) start(answer.value.documents);
    return answer;
  }, '');
  const { documents, total } = listed.value ?? { documents: [], total: 0 };
  const wanted = documents.filter(({ no }) => chosen.has(no));
  const { state } = archiving;
  const isChoosing = choosing && state === 'idle' && documents.length > 0;
  const endCancelled = () => {
    cancel();
    if (!choosing) onClose();
  };
  return (
    <Dialog
      open
      size={choosing ? 'wide' : 'normal'}
      onClose={onClose}
      title={t('Download PDFs')}
      actions={
        state === 'incomplete' ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('Cancel')}
            </Button>
            {archiving.count > 0 && (
              <Button variant="secondary" onClick={saveRest}>
                {t('Save the PDFs that are ready')}
              </Button>
            )}
            <Button onClick={retry}>{t('Try again')}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={state === 'fetching' ? endCancelled : onClose}>
              {state === 'saved' ? t('Close') : t('Cancel')}
            </Button>
            {isChoosing && (
              <Button disabled={wanted.length === 0} onClick={() => start(wanted)}>
                {t('{n, plural, one {Download # PDF} other {Download # PDFs}}', { n: wanted.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={css.body}>
        {listed.loading && <Spinner label={t('Loading')} />}
        {listed.failure !== null && (
          <Notice action={{ label: t('Try again'), onAction: listed.reload }}>
            {t('We couldn’t load your documents.')}
          </Notice>
        )}
        {listed.value && documents.length === 0 && <p>{t('There are no documents to download.')}</p>}
        {total > documents.length && (
          <Notice tone="wait">
            {t(
              'A ZIP can hold up to {limit} PDFs. These are the newest of {total}; filter the list to get the others.',
              {
                limit: format.number(documents.length),
                total: format.number(total),
              },
            )}
          </Notice>
        )}
        {isChoosing && <PdfChoice documents={documents} chosen={chosen} onChosen={setChosen} />}
        <ArchiveProgress archiving={archiving} />
      </div>
    </Dialog>
  );
}
