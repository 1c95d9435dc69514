import type { DocumentNo } from '@connect/core/domain/documents/number';
import { may, permissions } from '@connect/core/domain/access/user';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { useDocumentSource } from '../documents/document-source.ts';
import * as css from './download-button.css.ts';

/**
 * Downloads the document's PDF, for those who may. Meanwhile a loader says so; a failure only hides it (specification §pdf-downloads).
 * A second press during a download does nothing.
 */
export function DownloadButton({ kind, no }: { kind: DocumentKind; no: DocumentNo }) {
  const t = useTranslate();
  const { downloadPdf } = useDocumentSource();
  const { user } = useSession();
  const [running, setRunning] = useState(false);
  if (!may(user, permissions.downloadInvoices)) return null;

  const download = async () => {
    if (running) return;
    setRunning(true);
    try {
      await downloadPdf(kind, no);
    } catch {
      // Specification §pdf-downloads: the loader is hidden; nothing else.
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className={css.download}>
      <p role="status" className={css.loader}>
        {running &&
          (kind === 'invoice'
            ? t('We are preparing your invoice for download')
            : t('We are preparing your confirmation for download'))}
      </p>
      <Button icon={FileDown} busy={running} aria-disabled={running} onClick={() => void download()}>
        {kind === 'invoice' ? t('Download Invoice') : t('Download Confirmation')}
      </Button>
    </div>
  );
}
