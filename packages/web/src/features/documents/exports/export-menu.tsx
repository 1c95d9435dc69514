import { may, permissions } from '@connect/core/domain/access/user';
import type { ListCriteria } from '@connect/core/domain/documents/list-state';
import { exportFileName } from '@connect/core/domain/export/file-names';
import type { ExportFormat } from '@connect/core/domain/export/file-names';
import { FileArchive, FileDown, FileSpreadsheet, FileText, ListChecks, ReceiptText } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import type { OrderingServices } from '../../../ordering-services.ts';
import { useServices, useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useCommand } from '../../../shared/query/use-command.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { StatementDialog } from './statement-dialog.tsx';

interface ExportMenuProps {
  criteria: ListCriteria;
  ordering: OrderingServices;
}

/** The list as a file, its PDFs, and statements of account; opens at once, for its button was pressed to get it. */
export function ExportMenu({ criteria, ordering }: ExportMenuProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const { user } = useSession();
  const { busy, refusal, run, forget } = useCommand(ordering.exportDocuments);
  const [dialog, setDialog] = useState<'all' | 'chosen' | 'statement' | null>(null);
  const filter = {
    view: criteria.view,
    text: criteria.text,
    dates: { from: clock.startOf(criteria.range.from), to: clock.endOf(criteria.range.to) },
  };
  const mayDownload = may(user, permissions.downloadInvoices);
  const hasStatements = mayDownload && may(user, permissions.viewInvoices) && may(user, permissions.viewBalance);

  const save = async (format: ExportFormat) => {
    const today = clock.today();
    const file = await run(filter, format, today);
    if (file?.ok) ordering.saveFile(file.value, exportFileName(criteria.view, today, format));
  };
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        label={t('Export')}
        startsOpen
        trigger={(props) => (
          <Button variant="secondary" icon={FileDown} busy={busy} {...props}>
            {t('Export')}
          </Button>
        )}
      >
        <MenuItem icon={FileText} onSelect={() => void save('csv')}>
          {t('Export list as CSV')}
        </MenuItem>
        <MenuItem icon={FileSpreadsheet} onSelect={() => void save('xlsx')}>
          {t('Export list as Excel (XLSX)')}
        </MenuItem>
        {mayDownload && (
          <>
            <MenuSeparator />
            <MenuItem icon={FileArchive} onSelect={() => setDialog('all')}>
              {t('Download all PDFs (ZIP)')}
            </MenuItem>
            <MenuItem icon={ListChecks} onSelect={() => setDialog('chosen')}>
              {t('Select PDFs…')}
            </MenuItem>
          </>
        )}
        {hasStatements && (
          <>
            <MenuSeparator />
            <MenuItem icon={ReceiptText} onSelect={() => setDialog('statement')}>
              {t('Statement of account…')}
            </MenuItem>
          </>
        )}
      </Menu>
      <LiveRegion text={busy ? t('We are preparing your file') : ''} />
      {(dialog === 'all' || dialog === 'chosen') && (
        <PdfDialog filter={filter} choosing={dialog === 'chosen'} ordering={ordering} onClose={close} />
      )}
      {dialog === 'statement' && <StatementDialog ordering={ordering} onClose={close} />}
      <AlertDialog open={refusal !== null} onClose={forget} title={t('Export')} ok={t('OK')}>
        {t('We couldn’t create the file. Try again later, or choose a shorter date range.')}
      </AlertDialog>
    </>
  );
}
