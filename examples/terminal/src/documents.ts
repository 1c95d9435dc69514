import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as http from '@connect/adapters-http';
import * as core from '@connect/core';
import { Failed, exitCodes, mistake, valueOf } from './failed.ts';
import * as out from './output.ts';
import { signedIn, type Session } from './session.ts';
/** The options of a call by name, `true` for those that take no text, and the numbers beside them. */
export type Options = Readonly<Record<string, string | undefined>>;
export type Run = (session: Session, options: Options, numbers: readonly string[]) => Promise<void>;
const { viewBalance, viewInvoices, viewOrders } = core.permissions;
const oneNeeded = { orders: [viewOrders], invoices: [viewInvoices], both: [viewOrders, viewInvoices] };
const refuse = (name: string, form: string): never => {
  throw mistake(`--${name} takes ${form}.`);
};
const countOf = (options: Options, name: string, usual: number, least = 1): number => {
  const typed = options[name] ?? String(usual);
  if (/^\d{1,5}$/.test(typed) && Number(typed) >= least) return Number(typed);
  return refuse(name, `a whole number from ${least} on`);
};
const dayOf = (options: Options, name: string, usual: core.Day): core.Day =>
  (options[name] === undefined ? usual : core.parseDay(options[name])) ?? refuse(name, 'a day such as 2026-11-25');
const rangeOf = (options: Options, today: core.Day): core.DateRange => {
  const [, count, unit = ''] = /^(\d{1,4})([dwmy])$/.exec(options['last'] ?? '90d') ?? [];
  if (count === undefined) refuse('last', '90d, 12w, 6m or 1y');
  const days = new Map(Object.entries({ d: 1, w: 7, m: 30, y: 365 })).get(unit) ?? 1;
  const to = dayOf(options, 'to', today);
  const from = dayOf(options, 'from', core.addDays(to, -Number(count) * days));
  return from > to ? refuse('from', `a day before that of --to, ${to}`) : { from, to };
};
/** Amounts of documents name no currency: they are in that of the account. */
const useOwnCurrency = async ({ portal }: Session): Promise<void> =>
  out.setCurrency(core.shownCurrency(valueOf(await http.createHttpCustomerAccount(portal).customer()), false, ''));
const statusOf = (hit: core.DocumentHit, { clock }: Session): core.DocumentStatus =>
  core.documentStatus(hit, core.isSampleRow(hit, 'customer'), clock.today());
export const orders: Run = async (session, options) => {
  const view = core.documentViews.find((each) => each === (options['view'] ?? 'both'));
  if (!view) return refuse('view', core.documentViews.join(', '));
  const page = countOf(options, 'page', 1);
  const asked = { criteria: { text: options['q'] ?? '', range: rangeOf(options, session.clock.today()), view }, page };
  const { hits, total } = await core.makeListDocuments(session)(asked, await signedIn(session, ...oneNeeded[view]));
  const shown = core.shownRange(page, total);
  if (shown || options['json']) await useOwnCurrency(session);
  const documents = hits.map((hit) => ({ ...hit, shownStatus: statusOf(hit, session) }));
  if (options['json']) return out.printJson({ total, documents });
  if (!shown) return out.note(total > 0 ? `Page ${page} has none of the ${total} documents.` : 'No documents.');
  const rows = documents.map(({ number, poNumber, documentDate, totalIncVat, shownStatus }) => {
    const cells = [out.cell(number, 'cyan'), out.cell(poNumber), out.cell(documentDate), out.amount(totalIncVat)];
    return [...cells, out.statusCell(shownStatus)];
  });
  out.printTable(['Number', 'Your reference', 'Date', 'Total', 'Status'], rows);
  const more = shown.last < total ? `; --page ${page + 1} has more` : '';
  out.note(`Showing ${shown.first}–${shown.last} of ${total}${more}`);
};
const found = ({ search }: Session, kinds: readonly core.DocumentKind[], text: string, limit: number) =>
  search.find({ purpose: 'list', kinds, text, dates: null, offset: 0, limit });
/** Documents by their numbers, in whatever case they are typed, and those that none has: which kinds they are, the search knows. */
const listed = async (session: Session, typed: readonly string[]) => {
  const kinds = core.permittedKinds(await signedIn(session, ...oneNeeded.both));
  const documents = [];
  const unknown = [];
  for (const no of typed.map(core.canonicalNumber)) {
    const { hits } = await found(session, kinds, no, 20);
    const hit = hits.find((each) => core.canonicalNumber(each.number) === no);
    if (hit) documents.push({ kind: hit.kind, no: hit.number });
    else unknown.push(no);
  }
  if (documents.length === 0) throw new Failed(`There is no document ${unknown.join(', ')}.`, exitCodes.notFound);
  return { documents, unknown };
};
const load = async ({ portal }: Session, kind: core.DocumentKind, no: string): Promise<core.Order | core.Invoice> => {
  const { order, invoice } = http.createHttpDocuments(portal);
  return kind === 'order' ? valueOf(await order(core.orderNoOf(no))) : valueOf(await invoice(core.invoiceNoOf(no)));
};
export const show =
  (kind: core.DocumentKind): Run =>
  async (session, options, [typed = '']) => {
    const document = await load(session, kind, core.canonicalNumber(typed));
    await useOwnCurrency(session);
    const status = core.documentStatus(document, document.kind === 'order' && document.sample, session.clock.today());
    if (options['json']) return out.printJson({ ...document, shownStatus: status });
    out.print(`${document.no}  ${document.documentDate ?? ''}  ${status.replaceAll('-', ' ')}`);
    if (document.externalReference) out.print(`Your reference ${document.externalReference}`);
    const rows = document.lines.map(({ itemNo, description, quantity, unitPrice }) => {
      const price = out.number(core.inMajor(unitPrice).toFixed(core.decimalsOfPrice(unitPrice)));
      return [out.cell(itemNo, 'cyan'), out.cell(description), out.number(String(quantity)), price];
    });
    out.printTable(['Item', 'Description', 'Quantity', 'Price'], rows);
    const { totalExVat, totalIncVat, remainingAmount, dueDate } = document;
    out.print(`${out.moneyText(totalExVat)} excluding VAT, ${out.moneyText(totalIncVat)} including it`);
    if (remainingAmount) out.print(`To be paid ${out.moneyText(remainingAmount)}${dueDate ? `, due ${dueDate}` : ''}`);
  };
export const track: Run = async (session, options, typed) => {
  const [{ kind, no } = { kind: 'order', no: '' } as const] = (await listed(session, typed)).documents;
  const document = await load(session, kind, no);
  const parcels = await core.makeTrackDocument({ tracking: http.createHttpParcelTracking(session.portal) })(document);
  if (options['json']) return out.printJson(parcels);
  const rows = parcels.map(({ shipment, sent, means, live }) => {
    const elsewhere = means.kind === 'dpd' ? 'Enter the number on the DPD site.' : 'Ask us about this parcel.';
    const where = live ? [live.statusLabel, live.deliveryDate].filter(Boolean).join(', ') : elsewhere;
    const number = 'trackingNumber' in means ? means.trackingNumber : null;
    return [out.cell(shipment, 'cyan'), out.cell(sent), out.cell(number), out.cell(where)];
  });
  out.printTable(['Shipment', 'Sent', 'Parcel', 'Where it is'], rows);
};
const missingOf = (folder: string): string[] => (existsSync(folder) ? [] : [...missingOf(dirname(folder)), folder]);
export const pdf: Run = async (session, options, typed) => {
  const { documents: wanted, unknown } = await listed(session, typed);
  const progress = out.createProgress(wanted.length);
  const fetchPdfs = core.makeFetchPdfs({ documents: http.createHttpDocuments(session.portal) });
  const { fetched, failed } = await fetchPdfs(wanted, { onProgress: progress.show, isCancelled: () => false });
  progress.end();
  const names = core.pdfFileNames(fetched).map((name) => join(options['folder'] || '.', name));
  // One by one: Node's own way of making them all tries again for ever below /proc.
  missingOf(resolve(options['folder'] || '.')).forEach((each) => mkdirSync(each));
  fetched.forEach(({ bytes }, at) => writeFileSync(names[at] ?? '', bytes));
  const missing = [...unknown, ...failed.map(({ no }) => no)];
  if (options['json']) out.printJson({ saved: names, failed: missing });
  else names.forEach(out.print);
  if (missing.length > 0) throw new Failed(`No PDF of ${missing.join(', ')} could be had.`, exitCodes.inPart);
};
export const owed: Run = async (session, options) => {
  const user = await signedIn(session, viewBalance, viewInvoices);
  const account = http.createHttpCustomerAccount(session.portal);
  const customer = valueOf(await account.customer());
  const next = core.may(user, viewInvoices) ? valueOf(await account.nextDue()) : null;
  const due = core.paymentDue(next, session.clock.today());
  const [available, { totalOwed, creditLimit, outstandingOrdersValue }] = [core.availableCredit(customer), customer];
  if (options['json']) return out.printJson({ totalOwed, creditLimit, outstandingOrdersValue, available, due });
  const row = (name: string, of: core.Money | null) => [out.cell(name), out.amount(of)];
  const rows = [row('Owed', totalOwed), row('On its way', outstandingOrdersValue)];
  out.printTable(['Account', 'Amount'], [...rows, row('Limit', creditLimit), row('Credit left', available)]);
  if (due.kind !== 'none')
    out.print(`Next payment ${due.on}${due.kind === 'overdue' ? `, ${out.counted(due.days, 'day')} overdue` : ''}`);
};
/** Tells what becomes of the newest documents, until it is stopped or has looked as often as it was told to. */
export const watch: Run = async (session, options) => {
  const every = countOf(options, 'every', 30, 5);
  const times = options['times'] === undefined ? Infinity : countOf(options, 'times', 1);
  const kinds = core.permittedKinds(await signedIn(session, ...oneNeeded.both));
  const known = new Map<string, string>();
  for (let look = 1; look <= times; look++) {
    if (look > 1) await wait(every * 1000);
    const { hits } = await found(session, kinds, '', 50).catch((error: unknown) => {
      if (look === 1 || session.tokens.current() === null) throw error;
      out.note(`The portal is out of reach. It is looked at again in ${every} s.`);
      return { hits: [] };
    });
    for (const hit of hits.toReversed()) {
      const [before, status] = [known.get(hit.number) ?? null, statusOf(hit, session)];
      known.set(hit.number, status);
      if (before === status || look === 1) continue;
      if (options['json']) out.printJson({ number: hit.number, before, status });
      else out.print(`${hit.number}  ${before ? `${before} → ` : 'new, '}${status}`);
    }
    if (look === 1) out.note(`Watching the newest ${hits.length} documents, every ${every} s. Ctrl+C ends it.`);
  }
};
