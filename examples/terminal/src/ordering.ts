import { createHash, randomUUID } from 'node:crypto';
import { openSync, readSync, statSync } from 'node:fs';
import * as http from '@connect/adapters-http';
import { createStorageCheckoutDrafts, createStorageUnansweredAdditions } from '@connect/adapters-storage';
import * as core from '@connect/core';
import { emptyCheckout, shipTo, type CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import { isForAdministrator, type PlacedOrder } from '@connect/core/domain/ordering/placement';
import { makePlaceOrder } from '@connect/core/use-cases/ordering/place-order';
import { makeReadyOrder, type NotReady } from '@connect/core/use-cases/ordering/ready-order';
import { matchAll } from '@connect/machines';
import { show, type Options, type Run } from './documents.ts';
import { Failed, exitCodes, failedFor, mistake, valueOf } from './failed.ts';
import * as out from './output.ts';
import { signedIn, type Session } from './session.ts';
import { isAgreed } from './sign-in.ts';
/** How the lines stand, matched as Quick Order does: each number once, in whatever case and with any separators. */
const matched = async ({ portal, clock }: Session, lines: readonly core.TypedLine[]) => {
  const [progress, typed] = [out.createProgress(lines.length), lines.map(({ sku }) => sku)];
  const matches = await matchAll(http.createHttpItems(portal).lookUp, typed, progress.show);
  progress.end();
  if (!matches) throw failedFor('unavailable');
  return core.statesOf(lines, matches, clock.today());
};
const wordsFor = (state: core.LineState): string => {
  if (state.kind === 'found') return state.lateOn ? `all of it on ${state.lateOn}` : 'in stock';
  if (state.kind === 'merged') return `ordered with line ${state.into + 1}`;
  const words = state.kind.replaceAll('-', ' ');
  if (state.kind === 'unknown') return [words, ...state.near.map(({ sku }) => `${sku}?`)].join(' ');
  return 'next' in state && state.next ? `${words}, ${state.next} can be ordered` : words;
};
type Placed = PlacedOrder & Pick<core.Basket, 'totalIncVat'>;
const notReady = (why: NotReady): Failed => {
  if (why.kind === 'left') return new Failed(`${out.counted(why.count, 'item')} cannot be ordered.`, exitCodes.inPart);
  if (why.kind === 'no-address') return new Failed('There is no address to send it to.');
  if (why.kind === 'reference') return mistake(`--reference: ${why.problem} ${why.mask ?? ''}`);
  if (why.kind === 'unanswered') return valueOf(core.refused(why.refusal), true);
  return new Failed('The basket has other items or quantities than the file: order them, or take them out, first.');
};
/** The basket and the order of a file: what is sent again, as its answer was lost, counts once. */
const ordering = ({ portal, store, tokens, clock }: Session, email: string, text: string) => {
  const [baskets, checkouts] = [http.createHttpBaskets(portal), http.createHttpCheckouts(portal)];
  const unanswered = createStorageUnansweredAdditions(store, () => tokens.session() ?? '');
  const ports = { baskets, checkouts, unanswered, clock, news: { notify: () => {} }, newIdempotencyKey: randomUUID };
  const addToBasket = core.makeAddToBasket(ports);
  const own = makePlaceOrder({ ...ports, drafts: createStorageCheckoutDrafts(store) })(email);
  const file = createHash('sha256').update(text).digest('hex');
  const send = async (entry: CheckoutEntry, isNew: boolean): Promise<Placed | null> => {
    if (isNew) store.set('sent-file', file);
    const outcome = await own.place(entry);
    const unknown = 'Whether it was ordered is not known. Send the same command again: it is one order.';
    if (outcome.kind === 'unknown') throw failedFor(tokens.current() === null ? 'signed-out' : 'unavailable', unknown);
    if (outcome.kind === 'placed' && entry.sent) return { ...outcome.order, totalIncVat: entry.sent.totalIncVat };
    if (isNew && outcome.kind === 'open' && outcome.refusal) valueOf(core.refused(outcome.refusal), true);
    return null;
  };
  /** What was sent and not answered: the order of this file, or null, and that of another is finished first. */
  const sentBefore = async (reference = ''): Promise<Placed | null> => {
    const [entry, isThis] = [own.entry(), store.get('sent-file') === file];
    const [placed, its] = [await send(entry, false), entry.reference];
    if (placed && !isThis) out.note(`The order of before, which had no answer, is placed: ${placed.no}.`);
    else if (placed && its !== reference) out.note(`It was ordered before, with the reference ${its || 'left empty'}.`);
    return isThis ? placed : null;
  };
  /** Orders what is wanted, and nothing else, once that is agreed to. */
  const place = async (wanted: Parameters<core.AddToBasket>[0], { reference = '', yes, ...options }: Options) => {
    const mayLeave = 'skip-problems' in options;
    const ready = await makeReadyOrder({ ...ports, addToBasket })(wanted, { reference, mayLeave });
    if (!ready.ok) throw notReady(ready.refusal);
    const { basket, checkout, order } = ready.value;
    const to = shipTo(emptyCheckout, checkout.addresses);
    const waits = checkout.wouldWait.map((reason) => `; ${reason.replace('-', ' ')}, so it will wait for approval`);
    out.note(`${out.moneyText(basket.totalIncVat)} including VAT, to ${to?.name}, ${to?.address}${waits.join('')}`);
    if (!yes && !(await isAgreed('Order it? y/N '))) throw new Failed('Not ordered: the items are in the basket.');
    return send(own.begin({ ...emptyCheckout, reference }, order), true);
  };
  return { addToBasket, sentBefore, place };
};
/** Prints an order's number, what it comes to, and what happens next. */
const printPlaced = ({ no, totalIncVat, waitsFor, otherAdministrator, left }: Placed): void => {
  out.print(`${no}  ${out.moneyText(totalIncVat)} including VAT`);
  for (const reason of waitsFor) {
    const who = isForAdministrator(reason, otherAdministrator) ? 'an administrator of yours' : 'your account manager';
    out.print(`Next: it is ${reason.replace('-', ' ')}, and waits for ${who}.`);
  }
  if (waitsFor.length === 0) out.print(`Next: it is sent; connect track ${no} says where it is.`);
  if (left.length > 0) out.print(`${out.counted(left.length, 'item')} stayed in the basket.`);
};
/** What a file has, or what is piped in. Nothing without an end is read to it, such as /dev/zero. */
const readWhole = (file: string): string => {
  if (file !== '-' && !statSync(file).isFile()) throw mistake(`${file} is no file. --file - takes what is piped in.`);
  const [source, bytes] = [file === '-' ? 0 : openSync(file, 'r'), Buffer.alloc(2 ** 20)];
  let size = 0;
  for (let more = 1; more > 0 && size < bytes.length; size += more) more = readSync(source, bytes, { offset: size });
  if (size === bytes.length) throw mistake('A list of 1 MiB or more is too large.');
  return bytes.toString('utf8', 0, size);
};
/** Shows an order, or orders what a file says, or, with `--add`, puts it into the basket. */
export const order: Run = async (session, options, numbers) => {
  const { file, json, add } = options;
  const isOfFile = ['file', 'yes', 'add', 'reference', 'skip-problems'].some((name) => name in options);
  if (isOfFile === numbers.length > 0) throw mistake('connect order takes a number, or --file with its options.');
  if (!isOfFile) return show('order')(session, options, numbers);
  if (file === undefined || (add && options['yes'])) throw mistake('It takes --file, and of --yes or --add one.');
  const text = readWhole(file);
  const { lines } = core.readList(text);
  if (lines.length === 0) throw mistake('There is no line in it.');
  const user = await signedIn(session);
  if (!core.may(user, core.permissions.placeOrders)) throw new Failed('You may not order: Place Orders is missing.');
  const { addToBasket, sentBefore, place } = ordering(session, user.email, text);
  const before = add ? null : await sentBefore(options['reference']);
  if (before) return json ? out.printJson({ lines: [], added: 0, order: before }) : printPlaced(before);
  const states = await matched(session, lines);
  const found = states.filter((state) => state.kind === 'found');
  const { amount, problems } = core.quickTotals(states);
  const rows = states.map((state, at) => [
    out.number(String(at + 1)),
    out.cell('item' in state ? state.item.sku : (lines[at]?.sku ?? ''), core.isProblem(state) ? 'red' : 'cyan'),
    out.number(state.kind === 'found' ? String(state.quantity) : (lines[at]?.quantity ?? '')),
    out.amount(state.kind === 'found' ? state.amount : null),
    out.cell(wordsFor(state), core.isProblem(state) ? 'red' : undefined),
  ]);
  if (!json) out.printTable(['Line', 'Item', 'Quantity', 'Amount', 'State'], rows);
  if (!json && amount) out.print(`${out.counted(found.length, 'item')}, ${out.moneyText(amount)} excluding VAT`);
  const isTaken = found.length > 0 && (problems === 0 || 'skip-problems' in options);
  const isPlaced = isTaken && !add;
  if (isPlaced && !options['yes'] && !process.stdin.isTTY) throw mistake('Nothing was ordered without --yes.');
  const wanted = found.map(({ item, quantity }) => ({ sku: item.sku, quantity }));
  const placed = isPlaced ? await place(wanted, options) : null;
  const { failure, added, changed } = await addToBasket(isTaken && add ? wanted : []);
  if (failure) valueOf(core.refused(failure));
  const count = added.length + changed.length;
  if (json) out.printJson({ lines: states, added: count, order: placed });
  else if (placed) printPlaced(placed);
  if (!placed) out.note(count > 0 ? `In the basket: ${out.counted(count, 'item')}.` : 'Nothing was ordered or added.');
  if (problems === 0) return;
  const outcome = isTaken ? 'were left out' : 'cannot be ordered (--skip-problems leaves them out)';
  throw new Failed(`Lines that ${outcome}: ${problems}.`, exitCodes.inPart);
};
