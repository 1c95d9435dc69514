import { toDateTime } from '@connect/core/domain/calendar/date-time';
import { statementFileName } from '@connect/core/domain/export/file-names';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

import { useLocale, useTranslate } from '../../../i18n/i18n-context.tsx';
import type { OrderingServices } from '../../../ordering-services.ts';
import { useCommand } from '../../../shared/query/use-command.ts';
import { useServices } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';

/** So many months can be chosen, this one the first. */
const months = 24;

interface StatementDialogProps {
  ordering: OrderingServices;
  onClose: () => void;
}

/** Asks which month's statement of account is wanted, and downloads it. */
export function StatementDialog({ ordering, onClose }: StatementDialogProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { clock } = useServices();
  const thisMonth = toDateTime(clock.today());
  const options = Array.from({ length: months }, (_, ago) => {
    const at = thisMonth.minus({ months: ago });
    return { value: at.toFormat('yyyy-MM'), label: at.toLocaleString({ month: 'long', year: 'numeric' }, { locale }) };
  });
  const [month, setMonth] = useState(options[0]?.value ?? '');
  const { busy, refusal, run } = useCommand(ordering.makeStatement);

  const download = async () => {
    const pdf = await run(month);
    if (!pdf?.ok) return;
    ordering.savePdf(pdf.value, statementFileName(month));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Statement of account')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button icon={FileDown} busy={busy} aria-disabled={busy} onClick={() => void download()}>
            {t('Download statement')}
          </Button>
        </>
      }
    >
      <Select
        label={t('Month')}
        hint={t(
          'Shows the month’s invoices and credit notes, anything unpaid from earlier months, and the total you owe.',
        )}
        options={options}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      {refusal && <Notice>{t('We couldn’t create your statement. Try again later.')}</Notice>}
    </Dialog>
  );
}
