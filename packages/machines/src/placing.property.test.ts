import { day } from '@connect/core/domain/calendar/day';
import { basketLine } from '@connect/core/domain/ordering/basket';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import type { CheckoutView } from '@connect/core/domain/ordering/order-as-seen';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { refused, type Result } from '@connect/core/domain/result';
import type { CheckoutDrafts } from '@connect/core/ports/checkout-drafts';
import type { Refusal } from '@connect/core/ports/failure';
import { anItem, createMemoryBasketNews, createMemoryOrdering, pence } from '@connect/core/testing';
import { makePlaceOrder, type OwnOrder } from '@connect/core/use-cases/ordering/place-order';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';

import { placingMachine } from './placing.ts';

const buyer = { email: 'ann@northgate.example', spendLimit: null };

/** What becomes of a call: it never arrives, its answer does not, it arrives once its answer was given up, or all goes well. */
const fates = ['not-sent', 'not-answered', 'late', 'answered'] as const;
type Fate = (typeof fates)[number];

/** What a buyer does; `leave` goes to another page and back. */
const steps = [
  'press',
  'press twice',
  'again',
  'discard',
  'leave',
  'fill the basket',
  'see the basket',
  'an answer',
] as const;

const open = (scheduler: fc.Scheduler, fatesLeft: Fate[]) => {
  const server = createMemoryOrdering({ today: day('2026-11-20'), credit: pence(100_00) });
  const checkouts = server.checkoutsOf(buyer);
  let basket = server.setBasket(buyer.email, pence(5_00));
  const placed = new Set<string>();
  const shown = new Set<string>();
  const keys: string[] = [];
  let running = 0;

  const meet = async <Value>(act: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> => {
    const fate = fatesLeft.shift() ?? 'answered';
    const answer = fate === 'answered' || fate === 'not-answered' ? await act() : null;
    if (fate === 'late') void scheduler.schedule(Promise.resolve()).then(act);
    await scheduler.schedule(Promise.resolve());
    return answer && fate === 'answered' ? answer : refused({ failure: 'unavailable', message: null });
  };
  let draft: CheckoutEntry | null = null;
  const drafts: CheckoutDrafts = {
    find: () => draft,
    keep: (_, entry) => void (draft = entry),
    forget: () => void (draft = null),
  };
  const order = makePlaceOrder({
    checkouts: {
      place: (form) =>
        meet(async () => {
          keys.push(form.idempotencyKey);
          const answer = await checkouts.place(form);
          if (answer.ok) placed.add(answer.value.no);
          return answer;
        }),
      discard: (key) => meet(() => checkouts.discard(key)),
    },
    drafts,
    news: createMemoryBasketNews(),
    clock: { now: () => 0 },
    newIdempotencyKey: () => crypto.randomUUID(),
  })(buyer.email);
  /** A page makes one call at a time, and is told of each order. */
  const page = (): OwnOrder => {
    let isRunning = false;
    const once =
      (act: OwnOrder['place']): OwnOrder['place'] =>
      async (entry) => {
        expect(isRunning).toBe(false);
        isRunning = true;
        running += 1;
        const outcome = await act(entry);
        isRunning = false;
        running -= 1;
        if (outcome.kind === 'placed') shown.add(outcome.order.no);
        return outcome;
      };
    return { ...order, place: once(order.place), discard: once(order.discard) };
  };
  const view = async (): Promise<CheckoutView> => {
    const details = await checkouts.load();
    return {
      basket: { ...basket, totalExVat: basket.totalIncVat, lines: [], notices: [] },
      checkout: details.ok ? details.value : null,
      isSettled: true,
      hasFailed: false,
      storefront: '',
    };
  };
  return {
    page,
    view,
    fill: () => (basket = server.setBasket(buyer.email, pence(7_00))),
    placed,
    shown,
    keys,
    isRunning: () => running > 0,
  };
};

test.prop([
  fc.scheduler(),
  fc.array(fc.constantFrom(...steps), { maxLength: 20 }),
  fc.array(fc.constantFrom(...fates)),
])(
  'whatever is pressed, lost, late or left, each order that was placed is one the buyer was told of',
  async (scheduler, taken, fatesLeft) => {
    const left = [...fatesLeft];
    const world = open(scheduler, left);
    const start = () => createActor(placingMachine(world.page())).start();
    let actor: ActorRefFrom<ReturnType<typeof placingMachine>> = start();
    let seen = await world.view();
    const press = () => actor.send({ type: 'order.pressed', view: seen });
    const acts: Record<(typeof steps)[number], () => unknown> = {
      press,
      'press twice': () => {
        press();
        press();
      },
      again: () => actor.send({ type: 'order.resent' }),
      discard: () => actor.send({ type: 'order.discarded' }),
      leave: () => {
        actor.stop();
        actor = start();
      },
      'fill the basket': () => world.fill(),
      'see the basket': async () => {
        seen = await world.view();
        actor.send({ type: 'view.changed', view: seen });
      },
      'an answer': () => scheduler.count() > 0 && scheduler.waitOne(),
    };
    for (const step of taken) await acts[step]();
    // The line is back, and the buyer goes on until the order is placed.
    left.length = 0;
    await scheduler.waitIdle();
    for (let tries = 0; !actor.getSnapshot().matches('placed'); tries += 1) {
      expect(tries).toBeLessThan(5);
      actor.send({ type: 'order.resent' });
      world.fill();
      await acts['see the basket']();
      press();
      await scheduler.waitIdle();
    }
    expect([...world.placed].toSorted()).toEqual([...world.shown].toSorted());
    expect(world.isRunning()).toBe(false);
  },
);

test.prop([fc.scheduler(), fc.array(fc.constantFrom<Fate>('not-sent', 'not-answered', 'late'), { minLength: 1 })])(
  'an order is sent under one key until it is answered, over reloads too, and placed once',
  async (scheduler, lost) => {
    const world = open(scheduler, [...lost]);
    let actor = createActor(placingMachine(world.page())).start();
    actor.send({ type: 'order.pressed', view: await world.view() });
    for (const _ of lost) {
      await scheduler.waitIdle();
      expect(actor.getSnapshot().matches('unknown')).toBe(true);
      actor.stop();
      actor = createActor(placingMachine(world.page())).start();
      expect(actor.getSnapshot().context.isLeftOver).toBe(true);
      actor.send({ type: 'order.resent' });
    }
    await scheduler.waitIdle();
    expect(actor.getSnapshot().matches('placed')).toBe(true);
    expect([new Set(world.keys).size, world.placed.size]).toEqual([1, 1]);
  },
);

test.prop([fc.scheduler()])(
  'what was refused says so, and opens the form for an order under another key',
  async (scheduler) => {
    const world = open(scheduler, []);
    const actor = createActor(placingMachine(world.page())).start();
    const outdated = await world.view();
    world.fill();
    actor.send({ type: 'order.pressed', view: outdated });
    await scheduler.waitIdle();
    expect(actor.getSnapshot().matches('filling')).toBe(true);
    expect(actor.getSnapshot().context.refusal?.message?.code).toBe('basket_changed');
    actor.send({ type: 'entry.changed', part: { reference: 'PO 7' } });
    // It can be read while it is corrected.
    expect(actor.getSnapshot().context.refusal?.message?.code).toBe('basket_changed');
    actor.send({ type: 'order.pressed', view: await world.view() });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    await scheduler.waitIdle();
    expect([actor.getSnapshot().matches('placed'), new Set(world.keys).size]).toEqual([true, 2]);
  },
);

test.prop([fc.scheduler(), fc.boolean()])(
  'what is pressed while the basket is saved goes once it is, and not if another basket came of it',
  async (scheduler, isAnother) => {
    const world = open(scheduler, []);
    const actor = createActor(placingMachine(world.page())).start();
    const view = await world.view();
    actor.send({ type: 'order.pressed', view: { ...view, isSettled: false } });
    await scheduler.waitIdle();
    expect([world.keys.length, actor.getSnapshot().hasTag('busy')]).toEqual([0, true]);
    const lines = isAnother ? [basketLine(anItem(), quantityOf(anItem().minimum))] : [];
    actor.send({ type: 'view.changed', view: { ...view, basket: view.basket && { ...view.basket, lines } } });
    await scheduler.waitIdle();
    expect([world.placed.size, actor.getSnapshot().context.isChanged]).toEqual([isAnother ? 0 : 1, isAnother]);
  },
);
