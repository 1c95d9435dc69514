import { signOffOfWire } from '@connect/contract/brand-manager';
import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { engines } from '../../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const region = 'uk_en-gb';
/** Of hand protection, which is Brook's, and of high visibility, which is not. */
const [glove, jacket] = ['GLV-8841', 'HVJ-2210'];

describe.each(engines)(
  'sign-off on $engine (specification §sign-off-steps, §sign-off-rights, decisions §confirmed-marks)',
  ({ open, missing }) => {
    if (missing !== null) {
      it.skip(missing, () => undefined);
      return;
    }
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    let brook: ReturnType<typeof createTestClient>;
    let sasha: ReturnType<typeof createTestClient>;

    beforeAll(async () => {
      data = await open();
    });
    beforeEach(async () => {
      portal = createTestPortal(data);
      brook = createTestClient(portal, await portal.tokenFor('brook@connect.example'));
      sasha = createTestClient(portal, await portal.tokenFor('sasha@connect.example'));
      await data.database.deleteFrom('sign_offs').execute();
      await data.database
        .updateTable('regional_products')
        .set({ signed_off_at: -1, second_signed_off_at: -1 })
        .where('sku_id', 'in', [glove, jacket])
        .execute();
    });
    afterAll(() => data?.close());

    const form = (level: 'first' | 'second', more: object = {}) => ({
      body: { sku_id: glove, region, level, ...more },
    });
    const asked = async (by: ReturnType<typeof createTestClient>, request: ReturnType<typeof form>) =>
      signOffOfWire(await by.ask(calls.signOff, request), { sku: glove, region });
    const later = (milliseconds: number): void => {
      portal.clock.now = new Date(portal.clock.now.getTime() + milliseconds);
    };
    const seconds = (): number => Math.floor(portal.clock.now.getTime() / 1000);
    const history = async () => (await sasha.ask(calls.signOffHistory)).data;

    it('names the two categories of Brook, and none for Sasha, who needs none', async () => {
      expect(await brook.ask(calls.categories)).toEqual(['Eye protection', 'Hand protection']);
      expect(await sasha.ask(calls.categories)).toEqual([]);
    });

    it('marks a product on one storefront at both levels, tells the indexes, and keeps who did it', async () => {
      expect(await asked(brook, form('first'))).toEqual({
        sku: glove,
        region,
        signedOffAt: seconds(),
        secondSignedOffAt: -1,
        signedOffBy: 'Brook Linden',
        secondSignedOffBy: null,
        changed: true,
      });
      later(60_000);
      const second = await asked(sasha, form('second'));
      expect([second.signedOffAt, second.secondSignedOffAt]).toEqual([seconds() - 60, seconds()]);
      const changed = data.database.selectFrom('index_changes').select('key').where('kind', '=', 'products');
      expect(await changed.execute()).toEqual([{ key: `${region} ${glove}` }]);
      expect((await history()).map(({ by, level, sku, undo }) => [by, level, sku, undo])).toEqual([
        ['Sasha Petrova', 'second', glove, false],
        ['Brook Linden', 'first', glove, false],
      ]);
      const elsewhere = await data.database
        .selectFrom('regional_products')
        .select('region')
        .where('sku_id', '=', glove)
        .where('signed_off_at', '>', -1)
        .execute();
      expect(elsewhere).toEqual([{ region }]);
    });

    it('of two who sign the same product keeps the first mark, and both are told the same', async () => {
      const [one, other] = await Promise.all([asked(brook, form('first')), asked(sasha, form('first'))]);
      later(5000);
      const again = await asked(sasha, form('first'));
      expect([one.changed, other.changed].toSorted()).toEqual([false, true]);
      expect(other).toEqual({ ...one, changed: !one.changed });
      expect(again).toEqual({ ...one, changed: false });
      expect(await history()).toHaveLength(1);
    });

    const press = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

    it('whose stale page signs what another signed is told so, and the undo of that page takes nothing away', async () => {
      await asked(brook, form('first', { action: press(1) }));
      const late = await asked(sasha, form('first', { action: press(2) }));
      expect(late).toMatchObject({ changed: false, signedOffBy: 'Brook Linden' });
      const undo = form('first', { action: press(2), undo: true });
      expect(await sasha.refusal(calls.signOff, undo)).toMatchObject({ status: 409, code: 'signed_by_other' });
      expect(await history()).toHaveLength(1);
      const many = { body: { skus: [glove, jacket], region, level: 'first' as const, action: press(3) } };
      const answer = await sasha.ask(calls.signOffMany, many);
      expect(answer.data.map((product) => [product.sku, product.changed])).toEqual([
        [glove, false],
        [jacket, true],
      ]);
      const undone = await sasha.ask(calls.signOffMany, { body: { ...many.body, undo: true } });
      expect(undone.data.map((product) => product.sku)).toEqual([jacket]);
      expect(undone.refused).toEqual([{ sku: glove, code: 'signed_by_other' }]);
    });

    it('once more, after its answer was lost, is the same action; so is its undo', async () => {
      const body = form('first', { action: press(4) });
      const answers = [await asked(brook, body), await asked(brook, body)];
      expect(answers[1]).toEqual(answers[0]);
      const undo = form('first', { action: press(4), undo: true });
      expect((await asked(brook, undo)).changed).toBe(true);
      expect((await asked(brook, undo)).changed).toBe(true);
      expect(await history()).toHaveLength(2);
    });

    it('refuses the second before the first, the second to Brook, and what is in none of her categories', async () => {
      expect(await sasha.refusal(calls.signOff, form('second'))).toMatchObject({
        status: 409,
        code: 'not_signed_first',
      });
      expect(await brook.refusal(calls.signOff, form('second'))).toMatchObject({
        status: 403,
        code: 'missing_permission',
      });
      for (const sku of [jacket, 'NONE-1'])
        expect(await brook.refusal(calls.signOff, form('first', { sku_id: sku }))).toMatchObject({ status: 404 });
      expect(await history()).toEqual([]);
    });

    it('is taken back by whoever gave it for ten seconds, later by its action, and else by a senior alone', async () => {
      await asked(brook, form('first'));
      later(10_000);
      expect(await asked(brook, form('first', { undo: true }))).toMatchObject({ signedOffAt: -1 });
      await asked(brook, form('first'));
      later(60_000);
      const undo = form('first', { undo: true });
      expect(await brook.refusal(calls.signOff, undo)).toMatchObject({ status: 409, code: 'undo_over' });
      expect(await asked(sasha, undo)).toMatchObject({ signedOffAt: -1 });
      expect(await asked(brook, undo)).toMatchObject({ signedOffAt: -1 });
      await asked(brook, form('first', { action: press(5) }));
      later(600_000);
      const named = form('first', { action: press(5), undo: true });
      expect(await asked(brook, named)).toMatchObject({ signedOffAt: -1, changed: true });
    });

    it('of somebody else is not Brook’s to take back, and not while the second stands', async () => {
      await asked(sasha, form('first'));
      const undo = form('first', { undo: true });
      expect(await brook.refusal(calls.signOff, undo)).toMatchObject({ code: 'undo_over' });
      await asked(sasha, form('second'));
      expect(await sasha.refusal(calls.signOff, undo)).toMatchObject({ status: 409, code: 'signed_twice' });
      expect(await asked(sasha, form('second', { undo: true }))).toMatchObject({
        secondSignedOffAt: -1,
      });
    });

    it('of several does what can be done and names the others with why', async () => {
      await asked(sasha, form('first'));
      const body = { skus: [glove, jacket, 'NONE-1', glove], region, level: 'second' as const };
      const answer = await sasha.ask(calls.signOffMany, { body });
      expect(answer.data.map((times) => times.sku)).toEqual([glove]);
      expect(answer.refused).toEqual([
        { sku: 'NONE-1', code: 'not_found' },
        { sku: jacket, code: 'not_signed_first' },
      ]);
    });

    it('is told of several products, of which Brook learns only of those in her categories', async () => {
      await asked(sasha, form('first'));
      const body = { skus: [jacket, glove, 'NONE-1'], region };
      const states = await sasha.ask(calls.signOffStates, { body });
      expect(states.map((times) => [times.sku, times.signedOffAt])).toEqual([
        [glove, seconds()],
        [jacket, -1],
      ]);
      expect(await brook.ask(calls.signOffStates, { body })).toEqual([states[0]]);
      expect(await sasha.ask(calls.signOffStates, { body: { ...body, region: 'fr_fr', skus: ['NONE-1'] } })).toEqual(
        [],
      );
    });

    it('is in the history of those who may see the product, 50 at a time', async () => {
      for (let count = 0; count < 26; count += 1) {
        await asked(sasha, form('first'));
        await asked(sasha, form('first', { undo: true }));
      }
      await asked(sasha, form('first', { sku_id: jacket }));
      const first = await sasha.ask(calls.signOffHistory);
      const rest = await sasha.ask(calls.signOffHistory, { query: { before: first.next ?? '' } });
      expect([first.data.length, rest.data.length, rest.next]).toEqual([50, 3, null]);
      expect(first.data[0]).toMatchObject({ sku: jacket, region, level: 'first', undo: false });
      const brooks = await brook.ask(calls.signOffHistory, { query: { region } });
      expect(brooks.data.every((entry) => entry.sku === glove)).toBe(true);
      expect((await sasha.ask(calls.signOffHistory, { query: { region: 'fr_fr' } })).data).toEqual([]);
    });
  },
);
