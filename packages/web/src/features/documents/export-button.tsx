import type { ListCriteria } from '@connect/core/domain/documents/list-state';
import { FileDown } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { later } from '../../i18n/later.ts';
import { Button } from '../../ui/button.tsx';
import { useOpened } from './use-opened.ts';

const part = later('exports', () => import('./exports/export-menu.tsx'));

/** What can be done with the whole list, not its page; the menu comes once it is wanted. */
export function ExportButton({ criteria }: { criteria: ListCriteria }) {
  const t = useTranslate();
  const [opened, open] = useOpened(part);
  if (opened) return <opened.part.ExportMenu criteria={criteria} ordering={opened.ordering} />;
  return (
    <Button variant="secondary" icon={FileDown} aria-haspopup="menu" onClick={open}>
      {t('Export')}
    </Button>
  );
}
