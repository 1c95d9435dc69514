import { isProblem, quickTotals, roundedQuantities, statesOf } from '@connect/core/domain/ordering/quick-order';
import type { Sheet } from '@connect/core/domain/ordering/quick-order-sheets';
import { ClipboardList, Download, FileSpreadsheet, PackageCheck, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DragEvent } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { useShownCurrency } from '../../shared/documents/use-document-money.ts';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { showErrorInTitle } from '../../shared/forms/show-error-in-title.ts';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { AddedNotice } from './added-notice.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderLines } from './order-lines.tsx';
import type { CellOfRow } from './order-lines.tsx';
import { wrongCell } from './order-row.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import * as css from './quick-order-screen.css.ts';
import { readFile } from './read-file.ts';
import type { FileFailure } from './read-file.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { FileNotice, StepNotice } from './step-notice.tsx';
import { templateOf } from './template.ts';
import { useAddToBasket } from './use-add-to-basket.ts';
import { useMatches } from './use-matches.ts';
import { useQuickOrder } from './use-quick-order.ts';
import * as layout from '../../theme/layout.css.ts';

/** Quick Order (specification §quick-order): SKUs and quantities typed, pasted or read from a file, matched at once, and put into the basket. */
export function QuickOrderScreen() {
  const t = useTranslate();
  const locale = useLocale();
  const { clock, saveText } = useServices();
  const { user, customer, impersonating } = useSession();
  const currency = useShownCurrency();
  const order = useQuickOrder();
  const [edited, setEdited] = useState<string | null>(null);
  const found = useMatches(order.rows, edited);
  const today = clock.today();
  const states = useMemo(() => statesOf(order.rows, found.matches, today), [order.rows, found.matches, today]);
  const totals = useMemo(() => quickTotals(states), [states]);
  const basket = useAddToBasket({
    rows: order.rows,
    states,
    isMatching: totals.waiting > 0,
    matchingFailed: found.failed,
    onTaken: order.taken,
    onRefused: found.recheck,
    onNothing: () => leadToWrong(),
  });
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const [wrong, setWrong] = useState<CellOfRow | null>(null);
  const [pasting, setPasting] = useState(false);
  const [dragging, setDragging] = useState(false);
  const [unread, setUnread] = useState<{ name: string; failure: FileFailure } | null>(null);
  const [sheets, setSheets] = useState<readonly Sheet[] | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(screen);

  const firstWrong = states.findIndex(isProblem);
  /** Why nothing was done, for as long as it is so. */
  const refusal = () => {
    if (wrong === null || totals.orderable > 0) return null;
    if (totals.filled === 0) return t('There are no lines yet. Enter an item number.');
    return firstWrong < 0 ? null : t('Nothing was added to your basket. Check line {n}.', { n: firstWrong + 1 });
  };
  const leadToWrong = () => {
    const index = Math.max(0, firstWrong);
    const row = order.rows[index];
    if (totals.filled === 0) setOnly(null);
    if (row) setWrong({ rowId: row.id, cell: wrongCell(states[index]) });
  };
  const refusalText = refusal();
  const isRefused = refusalText !== null;
  useEffect(() => (isRefused ? showErrorInTitle(t) : undefined), [isRefused, t]);
  const begin = () => {
    setUnread(null);
    setWrong(null);
    basket.forget();
    order.forgetStep();
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    begin();
    const read = await readFile(file);
    if (!read.ok) return setUnread({ name: file.name, failure: read.refusal });
    const [sheet, ...others] = read.value;
    if (others.length > 0) setSheets(read.value);
    else if (sheet) order.add(sheet.list, null);
  };
  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    setDragging(false);
    // A text that is dragged goes into the field it is dropped on.
    if (files.length === 0) return;
    event.preventDefault();
    if (files.length === 1) void take(files[0]);
    else {
      begin();
      setUnread({ name: '', failure: 'several' });
    }
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragging(true);
  };
  const show = (which: 'all' | 'problems') =>
    setOnly(
      which === 'all'
        ? null
        : new Set(order.rows.filter((_, index) => isProblem(states[index] ?? { kind: 'blank' })).map(({ id }) => id)),
    );
  const rounded = roundedQuantities(order.rows, states);
  const roundAll = () => {
    begin();
    focusNext('[data-toast-action]');
    order.round(rounded);
  };
  const undo = () => {
    focusNext('ol input');
    order.undo();
  };
  return (
    <div
      ref={screen}
      onDragOver={over}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={css.screen}
      data-dragging={dragging}
    >
      <PageHeader
        title={t('Quick Order')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Quick Order') }]}
      />
      <p className={css.intro}>
        {t('Enter item numbers and quantities, paste a list from a spreadsheet, or drop a CSV or XLSX file here.')}
      </p>
      <div className={css.controls}>
        <SegmentSwitch
          label={t('Show')}
          options={[
            { value: 'all', label: t('All lines') },
            { value: 'problems', label: t('Problems') },
          ]}
          value={only ? 'problems' : 'all'}
          onChange={show}
        />
        {rounded.size > 0 && totals.waiting === 0 && (
          <Button variant="secondary" icon={PackageCheck} disabled={basket.busy} onClick={roundAll}>
            {t('Fix all quantities ({n})', { n: rounded.size })}
          </Button>
        )}
        <div className={layout.inline}>
          <Button variant="secondary" icon={ClipboardList} onClick={() => setPasting(true)}>
            {t('Paste a list')}
          </Button>
          <Button variant="secondary" icon={FileSpreadsheet} onClick={() => chooser.current?.click()}>
            {t('Choose a file')}
          </Button>
          <Button
            variant="secondary"
            icon={Download}
            onClick={() => saveText(templateOf([t('SKU'), t('Quantity')], locale), 'quick-order.csv')}
          >
            {t('Download template')}
          </Button>
          <Button
            variant="ghost"
            icon={Trash2}
            // What is on its way would come back with what is put back.
            aria-disabled={basket.busy}
            onClick={() => {
              begin();
              if (totals.filled === 0) return leadToWrong();
              setOnly(null);
              focusNext('[data-toast-action]');
              order.clear();
            }}
          >
            {t('Clear all lines')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,.xlsx"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </div>
      </div>
      <div className={css.notices}>
        {impersonating && (
          <Notice tone="info">
            {t(
              'You’re acting for {name}. Prices are theirs, but only they can add to their basket. Your lines are kept for the next time you act for them.',
              { name: customer?.name ?? user.customerNo ?? '' },
            )}
          </Notice>
        )}
        {!order.isKept && (
          <Notice tone="wait">
            {t('Your browser can’t save more. Your lines will be lost when you leave this page.')}
          </Notice>
        )}
        {found.failed && (
          <Notice action={{ label: t('Try again'), onAction: found.retry }}>
            {t('We couldn’t check some lines.')}
          </Notice>
        )}
        {unread && <FileNotice {...unread} />}
        {refusalText !== null && (
          <Toast tone="bad" about={wrong}>
            {refusalText}
          </Toast>
        )}
        {order.step && <StepNotice step={order.step} onUndo={undo} />}
        {basket.added && <AddedNotice added={basket.added} isAll={totals.orderable === 0} onRetry={basket.start} />}
      </div>
      <OrderLines
        order={order}
        states={states}
        found={found}
        edited={edited}
        onEdited={setEdited}
        only={only}
        wrong={wrong}
      />
      <OrderBar totals={totals} currency={currency} busy={basket.busy} mayAdd={!impersonating} onAdd={basket.start} />
      {sheets && (
        <SheetDialog sheets={sheets} onClose={() => setSheets(null)} onAdd={({ list }) => order.add(list, null)} />
      )}
      {pasting && (
        <PasteDialog
          text={order.pasted}
          onText={order.paste}
          onClose={() => setPasting(false)}
          onAdd={(list) => {
            begin();
            const isAdded = order.add(list, null);
            if (isAdded) order.paste('');
            return isAdded;
          }}
        />
      )}
    </div>
  );
}
