import type { DocumentNo } from '@connect/core/domain/documents/number';
import { may, permissions } from '@connect/core/domain/access/user';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { useSession } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { useDocumentSource } from '../documents/document-source.ts';
import * as css from './download-button.css.ts';

interface DownloadButtonProps {
  readonly kind: DocumentKind;
  readonly isCreditNote: boolean;
  readonly no: DocumentNo;
}

/** What the button says, and what is said while it runs. */
const words = {
  invoice: {
    action: msg('Download Invoice'),
    running: msg('We are preparing your invoice for download'),
  },
  'credit-note': {
    action: msg('Download Credit Note'),
    running: msg('We are preparing your credit note for download'),
  },
  order: {
    action: msg('Download Confirmation'),
    running: msg('We are preparing your confirmation for download'),
  },
};

/**
 * Downloads the document's PDF, for those who may. Meanwhile a loader says so; a failure only hides it (specification §pdf-downloads).
 * A second press during a download does nothing.
 */
export function DownloadButton({ kind, isCreditNote, no }: DownloadButtonProps) {
  const t = useTranslate();
  const { downloadPdf } = useDocumentSource();
  const { user } = useSession();
  const [running, setRunning] = useState(false);
  if (!may(user, permissions.downloadInvoices)) return null;
  const { action, running: runningText } = words[isCreditNote ? 'credit-note' : kind];

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
        {running && t(runningText)}
      </p>
      <Button icon={FileDown} busy={running} aria-disabled={running} onClick={() => void download()}>
        {t(action)}
      </Button>
    </div>
  );
}
