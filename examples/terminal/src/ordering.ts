import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as http from '@connect/adapters-http';
import { createStorageUnansweredAdditions } from '@connect/adapters-storage/storage-unanswered-additions';
import * as core from '@connect/core';
import { matchingMachine } from '@connect/machines';
import { createActor, waitFor } from 'xstate';
import type { Run } from './documents.ts';
import { Failed, exitCodes, failedFor, valueOf } from './failed.ts';
import * as out from './output.ts';
import { signedIn } from './session.ts';
import type { Session } from './session.ts';

/** How the lines stand, matched as Quick Order does: each number once, in whatever case and with any separators. */
const matched = async ({ portal, clock }: Session, lines: readonly core.TypedLine[]) => {
  const progress = out.createProgress(lines.length);
  const matching = createActor(matchingMachine(http.createHttpItems(portal).lookUp));
  matching.subscribe(({ context }) => progress.show(Math.min(context.matches.size, lines.length)));
  matching.start();
  matching.send({ type: 'lines.changed', typed: lines.map(({ sku }) => sku) });
  const settled = await waitFor(matching, (now) => now.matches('resting') || now.hasTag('failed'));
  progress.end();
  if (settled.hasTag('failed')) throw failedFor('unavailable');
  return core.statesOf(lines, settled.context.matches, clock.today());
};

const wordsFor = (state: core.LineState): string => {
  if (state.kind === 'found') return state.lateOn ? `all of it on ${state.lateOn}` : 'in stock';
  if (state.kind === 'merged') return `ordered with line ${state.into + 1}`;
  const words = state.kind.replaceAll('-', ' ');
  if (state.kind === 'unknown') return [words, ...state.near.map(({ sku }) => `${sku}?`)].join(' ');
  return 'next' in state && state.next ? `${words}, ${state.next} can be ordered` : words;
};

/** Puts items into the basket; a run whose answer was lost is followed by the same wish, which counts once. */
const add = async ({ portal, store, tokens }: Session, wanted: Parameters<core.AddToBasket>[0]): Promise<number> => {
  const unanswered = createStorageUnansweredAdditions(store, () => tokens.session() ?? '');
  const ports = { baskets: http.createHttpBaskets(portal), unanswered, news: { tell: () => {} } };
  const { failure, added, changed } = await core.makeAddToBasket({ ...ports, newIdempotencyKey: randomUUID })(wanted);
  if (failure) valueOf(core.refused(failure));
  return added.length + changed.length;
};

export const orderFile: Run = async (session, options) => {
  const { file = '-', json } = options;
  const { lines } = core.readList(readFileSync(file === '-' ? 0 : file, 'utf8'));
  await signedIn(session);
  const states = await matched(session, lines);
  const found = states.filter((state) => state.kind === 'found');
  const totals = core.quickTotals(states);
  const rows = states.map((state, at) => [
    out.number(String(at + 1)),
    out.cell('item' in state ? state.item.sku : (lines[at]?.sku ?? ''), core.isProblem(state) ? 'red' : 'cyan'),
    out.number(state.kind === 'found' ? String(state.quantity) : (lines[at]?.quantity ?? '')),
    out.amount(state.kind === 'found' ? state.amount : null),
    out.cell(wordsFor(state), core.isProblem(state) ? 'red' : undefined),
  ]);
  if (!json) out.printTable(['Line', 'Item', 'Quantity', 'Amount', 'State'], rows);
  const isAdded = options['add'] && (totals.problems === 0 || options['skip-problems']);
  const wanted = found.map(({ item, quantity }) => ({ sku: item.sku, quantity }));
  const added = isAdded ? await add(session, wanted) : 0;
  if (json) out.printJson({ lines: states, added });
  else if (totals.amount) out.print(`${found.length} items, ${out.moneyText(totals.amount)} excluding VAT`);
  out.say(isAdded ? `${added} items are in the basket.` : 'Nothing was added to the basket; --add does that.');
  if (totals.problems === 0) return;
  const told = isAdded ? 'were left out' : 'cannot be ordered; --skip-problems leaves them out';
  throw new Failed(`${totals.problems} lines ${told}.`, exitCodes.inPart);
};
