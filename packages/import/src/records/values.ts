import { decimalOf, numberOf } from '@connect/core/domain/money/decimal';
import { moneyOfMajor, priceOfMajor } from '@connect/core/domain/money/major';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { DateTime } from 'luxon';
import type { Cell } from '../readers/table.ts';

/** What a cell means, or why it means nothing. */
export type Meant<Value> = Result<Value, string>;

/** How numbers and dates are written. */
export interface Formats {
  /** Tokens of luxon, such as `dd.MM.yyyy`, or `serial` for the days of a spreadsheet; the first that fits counts. */
  readonly dates: readonly string[];
  readonly decimals: '.' | ',';
  /** Whether a map says the decimals, so that `1.500` is not taken for more than it is, or less. */
  readonly areDecimalsNamed: boolean;
  /** What may be between groups of three digits, beside blanks and apostrophes, which are nothing else. */
  readonly thousands: string;
}

/** A cell as text, blanks at its ends cut off; a date of a workbook is its day. */
export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
};

const shown = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** What was found out of values that are there again and again, by the formats they are written in; the oldest is forgotten. */
const remembering = <Value>(find: (text: string, formats: Formats) => Value) => {
  const known = new WeakMap<Formats, Map<string, Value>>();
  return (text: string, formats: Formats): Value => {
    const values = known.get(formats) ?? new Map<string, Value>();
    known.set(formats, values);
    const before = values.get(text);
    if (before !== undefined) return before;
    const found = find(text, formats);
    if (values.size >= 2000) values.delete(values.keys().next().value ?? '');
    values.set(text, found);
    return found;
  };
};

/** Spreadsheets count days from this one on, and the time as a part of one. */
const dayNought = DateTime.utc(1899, 12, 30);

const dateIn = (text: string, format: string): DateTime => {
  // The day is the one that is written there, whatever the zone.
  if (format !== 'serial') return DateTime.fromFormat(text, format, { zone: 'utc', setZone: true, locale: 'en' });
  return /^\d{1,6}([.,]\d+)?$/.test(text) ? dayNought.plus({ days: parseInt(text, 10) }) : DateTime.invalid('none');
};

const dayWritten = remembering((text, { dates }): Meant<string> => {
  for (const format of dates) {
    const date = dateIn(text, format);
    const day = date.toISODate();
    if (day !== null) return ok(day);
  }
  return refused(`${shown(text)} is not a date such as ${dates.join(' or ')}`);
});

/** So many days lie between those from which spreadsheets count, and the last number that is one of days. */
const [between1900And1904, lastSerial] = [1462, 999_999];

/** `20261123` by `yyyyMMdd`; what is written otherwise is refused, not guessed. A number of days may be counted from 1904 on. */
export const dayOf = (cell: Cell, formats: Formats, isFrom1904 = false): Meant<string> => {
  const isSerial = typeof cell === 'number' && cell <= lastSerial && formats.dates.includes('serial');
  if (isSerial && isFrom1904) return dayWritten(textOf(cell + between1900And1904), formats);
  if (!(cell instanceof Date)) return dayWritten(textOf(cell), formats);
  return Number.isNaN(cell.getTime()) ? refused('is not a date') : ok(cell.toISOString().slice(0, 10));
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A number as it is written, made one of digits and a point: `-1.234,50`, `1 234,50-`, `(1'234,50)`; null where it is none. */
const plain = remembering((text, { decimals, thousands }): string | null => {
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  const [, before, digits = '', after] = /^([-−+]?)\s*(.*?)\s*([-−+]?)$/.exec((bracketed ?? text).trim()) ?? [];
  if (before && after) return null;
  const between = `[${escaped(thousands)}\\s'’]`;
  const written = new RegExp(`^(?:\\d+|\\d{1,3}(?:${between}\\d{3})+)?(?:[${escaped(decimals)}]\\d+)?$`);
  if (digits === '' || !written.test(digits)) return null;
  const isNegative = bracketed !== undefined || [before, after].some((sign) => sign === '-' || sign === '−');
  const bare = digits.replaceAll(new RegExp(between, 'g'), '');
  return (isNegative ? '-' : '') + bare.replace(decimals, '.');
});

export const numberIn = (cell: Cell, formats: Formats): Meant<number> => {
  if (typeof cell === 'number') return ok(cell);
  const text = textOf(cell);
  const digits = plain(text, formats);
  if (digits !== null) return ok(Number(digits));
  const example = `1${formats.thousands.slice(0, 1)}234${formats.decimals}50`;
  return refused(`${shown(text)} is not a number such as ${example}`);
};

/** The same where only whole ones count: what may have decimals or thousands is refused unless a map says which. */
export const wholeIn = (cell: Cell, formats: Formats): Meant<number> => {
  const number = numberIn(cell, formats);
  if (!number.ok || typeof cell === 'number' || formats.areDecimalsNamed) return number;
  const [, decimals = ''] = /\.(\d+)$/.exec(plain(textOf(cell), formats) ?? '') ?? [];
  // 12.00 is whole whichever they are.
  return decimals.length === 3 || Number(decimals) > 0
    ? refused(`${shown(textOf(cell))} has decimals or thousands: say which in the map, \`decimals: '.'\` or \`','\``)
    : number;
};

/** Signs of currencies, and those that they may stand for: a dollar is one of several. */
const signs: Readonly<Record<string, RegExp>> = {
  '€': /^EUR$/,
  '£': /^GBP$/,
  $: /D$/,
  zł: /^PLN$/,
  kr: /^(SEK|NOK|DKK|ISK)$/i,
  'Fr.': /^CHF$/,
};

/** An amount without the currency that is written with it: `€ 12,50`, `12,50- EUR`; one of another currency is refused. */
export const withoutCurrency = (cell: Cell, currency: string): Meant<Cell> => {
  if (typeof cell !== 'string') return ok(cell);
  const pattern = /^([-−(]?)\s*(\p{Sc}|[A-Z]{3}|Fr\.)?\s*([^\p{L}\p{Sc}]*?)\s*(\p{Sc}|[A-Z]{3}|zł|kr|Fr\.)?(\)?)$/u;
  const [, before = '', first, digits = '', last, after = ''] = pattern.exec(cell.trim()) ?? [];
  const mark = first ?? last;
  if (mark === undefined || (first !== undefined && last !== undefined)) return ok(cell);
  const isOf = currency === '' || (signs[mark]?.test(currency) ?? mark === currency);
  return isOf ? ok(`${before}${digits}${after}`) : refused(`${shown(cell)} is in ${mark}, and not in ${currency}`);
};

/** An amount in major units, such as 12,50, in minor ones: no more decimals than there are minor units. It is cited as it was written. */
export const amountOf = (
  major: number,
  currency: string,
  written: string,
): Meant<{ minor: number; currency: string }> => {
  if (decimalOf(major).decimals > 2) return refused(`${shown(written)} has parts of a minor unit`);
  const { minor } = moneyOfMajor(major, currency);
  return ok({ minor, currency });
};

/** The price of one, of which so many cost that much; parts of a minor unit are kept. */
export const priceOf = (major: number, per: number, currency: string): Meant<{ minor: number; currency: string }> => {
  if (!(per > 0)) return refused(`is a price per ${per}`);
  const { minor } = priceOfMajor(numberOf(decimalOf(major / per)), currency);
  return ok({ minor, currency });
};

const yes = new Set(['true', 'yes', 'y', '1', 'x', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'sì', 'si', 'tak']);
const no = new Set(['false', 'no', 'n', '0', '-', '', 'nein', 'falsch', 'non', 'faux', 'nie']);

export const flagOf = (cell: Cell): Meant<boolean> => {
  const text = textOf(cell);
  if (yes.has(text.toLowerCase())) return ok(true);
  if (no.has(text.toLowerCase())) return ok(false);
  return refused(`${shown(text)} is neither yes nor no; a table can say which`);
};

/** The last part of an address: `Schnittschutz, Größe 9` is `schnittschutz-grosse-9`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 200);

/** `0000010482` as `10482`: how systems that pad their numbers show them. */
export const unpadded = (text: string): string => text.replace(/^0+(?=\d)/, '');
