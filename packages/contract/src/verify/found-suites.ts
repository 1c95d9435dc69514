import { calls } from '../calls.ts';
import { isPermitted, lookAtRead, unknownNumber } from './looks.ts';
import { fieldOf, listIn, recordOf, type Probe } from './probe.ts';
import type { Person } from './search-suite.ts';

/** The items of an order, by their numbers. Answers one that can be ordered; null where none is known. */
export const lookAtItems = async (probe: Probe, user: Person, order: unknown): Promise<unknown> => {
  const skus = listIn(order, 'lines').map((line) => (fieldOf(line, 'type') ? String(fieldOf(line, 'item_no')) : ''));
  const sku = skus.find((each) => each !== '');
  if (sku === undefined) {
    for (const row of [calls.lookUpItems, calls.findItems])
      if (isPermitted(row, user.permissions))
        probe.skip(row, 'answers as the contract has it', 'no order with items is found');
      else await lookAtRead(probe, row, user.permissions);
    return null;
  }
  const body = { skus: [sku, unknownNumber] };
  const answered = await lookAtRead(probe, calls.lookUpItems, user.permissions, { body });
  const listed = recordOf(await lookAtRead(probe, calls.findItems, user.permissions, { query: { q: sku } }));
  if (!answered) return null;
  const data = listIn(recordOf(answered), 'data');
  await probe.look(calls.lookUpItems, 'answers each number asked for, in that order', async () => {
    const asked = JSON.stringify(data.map((each) => fieldOf(each, 'asked')));
    return asked === JSON.stringify(body.skus) ? null : `answers ${asked}`;
  });
  const item: unknown = fieldOf(data[0], 'item');
  const isListed = listIn(listed, 'data').some((each) => fieldOf(each, 'sku') === sku);
  await probe.look(calls.lookUpItems, 'knows an item that is found by its number', async () =>
    isListed && !item ? `does not know ${sku}` : null,
  );
  // One that is sold no more is found by its number, and by no search.
  await probe.look(calls.findItems, 'finds an item by its number', async () =>
    isListed || !item || fieldOf(item, 'sku') !== sku || fieldOf(item, 'discontinued') === true
      ? null
      : `does not find ${sku}`,
  );
  return item;
};
