import type { PdfLayout } from './letterhead.ts';
import { accentOf } from './brand-colours.ts';
import { colours, content, type Style } from './sheet.ts';
import { bankFor, type Bank } from '../supplier.ts';

export interface TotalRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

const width = 208;
const rowHeight = 17;

const drawTotals = ({ sheet, supplier, y: top }: PdfLayout, rows: readonly TotalRow[]): number => {
  const left = content.right - width;
  let y = top;
  sheet.group('Table', () => {
    for (const { label, value, strong } of rows) {
      if (strong) {
        const box = y;
        sheet.ornament(() => sheet.doc.roundedRect(left, box + 2, width, 30, 7).fill(colours.rail));
        y += 9;
      }
      const at = y;
      const style: Style = strong
        ? { size: 12, weight: 600, colour: colours.white }
        : { size: 9.5, colour: colours.ink2 };
      sheet.group('TR', () => {
        sheet.leaf('TH', () => sheet.oneLine(label, left + 12, at, 90, style), { scope: 'Row' });
        const figure: Style = {
          ...style,
          weight: 600,
          align: 'right',
          colour: strong ? accentOf(supplier) : colours.ink,
        };
        sheet.leaf('TD', () => sheet.oneLine(value, left + 84, at, width - 92, figure));
      });
      y += strong ? 30 : rowHeight;
    }
  });
  return y - top;
};

/** What of it there is, apart; null where there is nothing. */
const apart = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join('    ') || null;

const drawPayment = ({ sheet, texts: { payment }, y: top }: PdfLayout, bank: Bank, reference: string): number => {
  const { name, accountName, sortCode, accountNo, iban, bic } = bank;
  const account = accountNo === null ? null : payment.account(accountNo);
  const codes = apart(iban, bic === null ? null : `BIC ${bic}`);
  const rows = [
    [payment.payTo, name === null ? accountName : `${accountName}, ${name}`],
    [sortCode === null ? '' : payment.sortCode, apart(sortCode, account)],
    [iban === null ? '' : 'IBAN', codes],
    [payment.reference, reference],
  ].filter((row): row is [string, string] => row[1] !== null);
  let y = top;
  sheet.group('Sect', () => {
    sheet.leaf('H2', () =>
      sheet.oneLine(payment.title, content.left, y, 250, { size: 8, weight: 600, colour: colours.ink3 }),
    );
    y += 14;
    sheet.group('Table', () => {
      for (const [label, value] of rows) {
        const at = y;
        sheet.group('TR', () => {
          const muted = { size: 8.5, colour: colours.ink2 };
          sheet.leaf('TH', () => sheet.oneLine(label, content.left, at, 52, muted), { scope: 'Row' });
          sheet.leaf('TD', () => sheet.oneLine(value, content.left + 54, at, 216, { size: 8.5 }));
        });
        y += 13;
      }
    });
  });
  return y - top;
};

/** The totals at the right and, given what to quote, how to pay that currency at the left; together on one page. */
export const totalsAndPayment = (
  layout: PdfLayout,
  rows: readonly TotalRow[],
  payment: { readonly reference: string; readonly currency: string } | null,
): void => {
  const bank = payment && bankFor(layout.supplier, payment.currency);
  const height = Math.max(rows.length * rowHeight + 26, bank === null ? 0 : 70);
  if (!layout.fits(height + 10)) layout.nextPage();
  layout.y += 10;
  const left = payment && bank ? drawPayment(layout, bank, payment.reference) : 0;
  layout.y += Math.max(drawTotals(layout, rows), left) + 16;
};
