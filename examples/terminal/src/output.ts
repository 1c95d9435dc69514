import { styleText } from 'node:util';
import { inMajor, numberFormat } from '@connect/core';
import type { DocumentStatus, Money } from '@connect/core';
const { locale } = Intl.NumberFormat().resolvedOptions();
type Colour = 'bold' | 'red' | 'green' | 'yellow' | 'cyan';
/** A cell of a table: its text, how it is drawn, and on which side it ends. */
type Cell = { readonly text: string; readonly colour?: Colour | undefined; readonly isRight?: boolean };
// What a text of the server's would do to the terminal is left out: it may move the cursor, or worse.
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ');
export const cell = (text: string | null, colour?: Colour): Cell => ({ text: plain(text?.trim() || '–'), colour });
export const number = (text: string): Cell => ({ text: plain(text), isRight: true });
export const amount = (of: Money | null): Cell => number(of ? moneyText(of) : '–');
export const print = (text: string): void => void process.stdout.write(`${plain(text)}\n`);
export const note = (text: string): void => void process.stderr.write(`${text}\n`);
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
/** Amounts that name no currency are in this one. */
let own = '';
export const setCurrency = (currency: string): void => void (own = currency);
/** For scripts: each amount with its currency, and without what a page marks of a text that was searched for. */
const forScripts = (key: string, value: unknown) =>
  key === 'currency' ? value || own : key === 'highlighted' ? void 0 : value;
export const printJson = (value: unknown): void => print(JSON.stringify(value, forScripts));
/** Prints rows in columns as wide as they need to be. */
export const printTable = (heads: readonly string[], rows: readonly (readonly Cell[])[]): void => {
  const titles = heads.map((text, at): Cell => ({ text, colour: 'bold', isRight: rows[0]?.[at]?.isRight ?? false }));
  const widths = heads.map((_, at) => Math.max(...[titles, ...rows].map((row) => row[at]?.text.length ?? 0)));
  for (const row of [titles, ...rows]) {
    const cells = row.map(({ text, colour, isRight }, at) => {
      const padded = isRight ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
      return colour ? styleText(colour, padded, { stream: process.stdout }) : padded;
    });
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
};
export const moneyText = (of: Money): string => {
  const currency = of.currency || own;
  const style = currency ? ({ style: 'currency', currency } as const) : { minimumFractionDigits: 2 };
  return numberFormat(locale, style).format(inMajor(of));
};
/** Red for what is late, yellow for what somebody waits for, green for what is done. */
export const statusCell = (status: DocumentStatus): Cell => {
  const colour = /awaiting|partially/.test(status) ? 'yellow' : /settled|shipped/.test(status) ? 'green' : undefined;
  return cell(status.replaceAll('-', ' '), status === 'overdue' ? 'red' : colour);
};
/** A bar on the error output, where somebody looks at it. */
export const createProgress = (total: number): { readonly show: (done: number) => void; readonly end: () => void } => {
  const isSeen = process.stderr.isTTY && total > 1;
  const show = (done: number): void => {
    const full = Math.round((done / total) * 30);
    if (isSeen) process.stderr.write(`\r[${'█'.repeat(full)}${' '.repeat(30 - full)}] ${done} of ${total}`);
  };
  return { show, end: () => void (isSeen && process.stderr.write('\r\u001B[K')) };
};
