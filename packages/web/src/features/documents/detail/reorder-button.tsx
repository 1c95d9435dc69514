import { may, permissions } from '@connect/core/domain/access/user';
import type { Line } from '@connect/core/domain/documents/document';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { later } from '../../../i18n/later.ts';
import { useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { useDocumentSource } from '../../../shared/documents/document-source.ts';
import { useOpened } from '../use-opened.ts';

const part = later('reorder', () => import('../reorder/reorder-dialog.tsx'));

/** Orders a document's items again, for customers who may order. It has its place before the document is there: null until then. */
export function ReorderButton({ lines }: { lines: readonly Line[] | null }) {
  const t = useTranslate();
  const { user } = useSession();
  const { customerNo } = useDocumentSource();
  const [opened, open] = useOpened(part);
  /** How often it was wanted, where it was not given up: each time it begins anew. */
  const [wanted, setWanted] = useState(0);
  if (customerNo !== undefined || !may(user, permissions.placeOrders)) return null;
  const start = () => {
    setWanted(wanted + 1);
    if (!opened) open();
  };
  return (
    <>
      <Button variant="secondary" icon={RotateCcw} disabled={lines === null} onClick={start}>
        {t('Order again')}
      </Button>
      {wanted > 0 && opened && lines && (
        <opened.part.ReorderDialog key={wanted} lines={lines} ordering={opened.ordering} onClose={() => setWanted(0)} />
      )}
    </>
  );
}
