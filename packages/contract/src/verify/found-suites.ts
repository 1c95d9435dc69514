import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { isPermitted, lookAtFound, lookAtRead, permissionsProblem, refusalProblem, unknownNumber } from './looks.ts';
import { fieldOf, listIn, recordOf, type Answered, type Probe } from './probe.ts';
import type { Person } from './search-suite.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** The id of the first of a list of answers, as the parameter of a call. */
const firstId = (answer: unknown): { readonly id: string } | null => {
  const id: unknown = fieldOf(listIn(answer, 'data')[0], 'id');
  return typeof id === 'string' ? { id } : null;
};

/** Looks whether an answer is of the id that was asked for: another one's would be taken for it. */
const lookAtId = async (probe: Probe, row: Call, found: { readonly id: string } | null, answered: Answered | null) => {
  if (found === null || answered === null) return;
  await probe.look(row, 'answers the one that was asked for', async () => {
    const answer = recordOf(answered);
    const id = fieldOf(answer, 'id') ?? fieldOf(answer, 'list', 'id');
    return id === found.id ? null : `answers ${String(id)} for ${found.id}`;
  });
};

/** The whole list as a file, and the numbers in it: of what the user may see, or refused to who may see neither. */
export const lookAtLists = async (probe: Probe, user: Person): Promise<void> => {
  const [mayOrders, mayInvoices] = ['View Orders', 'View Invoices'].map((each) => user.permissions.includes(each));
  const query = {
    show: mayOrders && mayInvoices ? 'both' : mayInvoices ? 'invoices' : 'orders',
    from: '0',
    to: '4102444800',
  };
  const today = new Date().toISOString().slice(0, 10);
  const questions = [
    [calls.exportDocuments, { query: { ...query, format: 'csv', today } }],
    [calls.documentNumbers, { query }],
  ] as const;
  for (const [row, question] of questions)
    if (mayOrders || mayInvoices) await lookAtRead(probe, row, user.permissions, question);
    else
      await probe.look(row, 'is refused without View Orders and View Invoices', async () =>
        refusalProblem(await probe.ask(row, question), 403),
      );
};

/** One of the lists of favourites. */
export const lookAtFavourites = async (probe: Probe, user: Person, lists: unknown): Promise<void> => {
  const list = firstId(lists);
  if (list === null && fieldOf(lists, 'data', 'length') === 0)
    probe.skip(calls.favouriteList, 'answers as the contract has it', 'the user has no list', true);
  else {
    const opened = await lookAtFound(probe, calls.favouriteList, user.permissions, list, 'no list is told');
    await lookAtId(probe, calls.favouriteList, list, opened);
  }
  if (isPermitted(calls.favouriteList, user.permissions))
    await probe.look(calls.favouriteList, 'knows no list of an id that is none', async () =>
      refusalProblem(await probe.ask(calls.favouriteList, { params: { id: unknownId } }), 404),
    );
};

/** One of the company's users, and what happened around signing in. */
export const lookAtUsers = async (probe: Probe, user: Person, users: unknown): Promise<void> => {
  if (users) {
    const all = listIn(users, 'data');
    await probe.look(calls.users, 'has whoever asks', async () =>
      all.some((each) => fieldOf(each, 'email') === user.email) ? null : `has no ${user.email}`,
    );
    await probe.look(calls.users, 'has permissions that there are', async () =>
      permissionsProblem(all.flatMap((each) => listIn(each, 'permissions'))),
    );
  }
  for (const row of [calls.user, calls.userSignIns]) {
    const one = firstId(users);
    const opened = await lookAtFound(probe, row, user.permissions, one, 'no user is told');
    if (row === calls.user) await lookAtId(probe, row, one, opened);
    if (isPermitted(row, user.permissions))
      await probe.look(row, 'knows nobody of an id that is none', async () =>
        refusalProblem(await probe.ask(row, { params: { id: unknownId } }), 404),
      );
  }
};

/** The items of an order, by their numbers. Answers one that can be ordered; null where none is known. */
export const lookAtItems = async (probe: Probe, user: Person, order: unknown): Promise<unknown> => {
  await probe.look(calls.itemFacts, 'knows no item of a number that is none', async () =>
    refusalProblem(await probe.ask(calls.itemFacts, { params: { sku: unknownNumber } }), 404),
  );
  const skus = listIn(order, 'lines').map((line) => (fieldOf(line, 'type') ? String(fieldOf(line, 'item_no')) : ''));
  const sku = skus.find((each) => each !== '');
  if (sku === undefined) {
    for (const row of [calls.itemFacts, calls.lookUpItems, calls.findItems])
      if (isPermitted(row, user.permissions))
        probe.skip(row, 'answers as the contract has it', 'no order with items is found');
      else await lookAtRead(probe, row, user.permissions);
    return null;
  }
  const facts = recordOf(await lookAtRead(probe, calls.itemFacts, user.permissions, { params: { sku } }));
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
    (isListed || facts !== null) && !item ? `does not know ${sku}` : null,
  );
  for (const [row, known] of [
    [calls.itemFacts, facts],
    [calls.lookUpItems, item],
  ] as const)
    await probe.look(row, 'answers the item that was asked for', async () =>
      !known || fieldOf(known, 'sku') === sku ? null : `answers ${String(fieldOf(known, 'sku'))} for ${sku}`,
    );
  // One that is sold no more is found by its number, and by no search.
  await probe.look(calls.findItems, 'finds an item by its number', async () =>
    isListed || !item || fieldOf(item, 'sku') !== sku || fieldOf(item, 'discontinued') === true
      ? null
      : `does not find ${sku}`,
  );
  return item;
};
