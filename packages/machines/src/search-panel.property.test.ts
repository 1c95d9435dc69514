import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';

import { searchPanelMachine } from './search-panel.ts';
import type { Found } from './search-panel.ts';

/** The text of each key press; numbered, so that every search is a different one. */
const texts = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 8 })
  .map((searchable) => searchable.map((yes, index) => (yes ? `SO-${index}` : '')));

/** An answer that can be told from any other: the number of its text is its total. */
const answerTo = (text: string): Found<never> => ({ hits: [], total: Number(text.slice(3)) });

/** Types the texts while answers (and failures) come in whatever order the scheduler likes. */
const run = async (s: fc.Scheduler, typed: readonly string[], fails: (text: string) => boolean = () => false) => {
  const clock = new SimulatedClock();
  const answer = s.scheduleFunction(async (text: string) => {
    if (fails(text)) throw new Error('out of order');
    return answerTo(text);
  });
  const actor = createActor(searchPanelMachine(answer), { clock }).start();
  const shown: number[] = [];
  let dialogs = 0;
  let warning = false;
  actor.subscribe((snapshot) => {
    if (snapshot.context.found) shown.push(snapshot.context.found.total);
    if (snapshot.hasTag('warning') && !warning) dialogs += 1;
    warning = snapshot.hasTag('warning');
  });
  s.scheduleSequence(
    typed.map((text) => async () => {
      actor.send({ type: 'failure.acknowledged' });
      actor.send({ type: 'text.changed', text });
      clock.increment(150);
    }),
  );
  await s.waitIdle();
  return { snapshot: actor.getSnapshot(), shown, dialogs };
};

test.prop([fc.scheduler(), texts])(
  'in whatever order answers come in, the panel ends with the answer to the last text',
  async (s, typed) => {
    const { snapshot } = await run(s, typed);
    const last = typed.at(-1) ?? '';
    expect(snapshot.context.found).toEqual(last === '' ? null : answerTo(last));
    expect(snapshot.hasTag('searching')).toBe(false);
  },
);

test.prop([fc.scheduler(), texts])('an answer that comes late never replaces a newer one', async (s, typed) => {
  const { shown } = await run(s, typed);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test.prop([fc.scheduler(), texts])(
  'a service that is out of order brings one dialog for each time the box is filled, whatever is typed',
  async (s, typed) => {
    const { dialogs } = await run(s, typed, () => true);
    const fillings = typed.filter((text, index) => text !== '' && (typed[index - 1] ?? '') === '').length;
    expect(dialogs).toBeLessThanOrEqual(fillings);
    if (typed.at(-1) !== '') expect(dialogs).toBeGreaterThan(0);
  },
);

test.prop([fc.scheduler(), texts, fc.func(fc.boolean())])(
  'a failure of a search that is no longer wanted says nothing',
  async (s, typed, fails) => {
    const last = typed.at(-1) ?? '';
    const { snapshot } = await run(s, typed, (text) => text !== last && fails(text));
    expect(snapshot.hasTag('failed')).toBe(false);
  },
);

test.prop([fc.scheduler(), texts, fc.nat({ max: 8 }), fc.func(fc.boolean())])(
  'a panel that is left in the middle searches no more, and takes no answer and no failure',
  async (s, typed, answers, fails) => {
    const clock = new SimulatedClock();
    let searches = 0;
    const search = async (text: string): Promise<Found<never>> => {
      searches += 1;
      await s.schedule(Promise.resolve(), text);
      if (fails(text)) throw new Error('out of order');
      return answerTo(text);
    };
    const actor = createActor(searchPanelMachine(search), { clock }).start();
    for (const text of typed) {
      actor.send({ type: 'text.changed', text });
      clock.increment(150);
    }
    for (let answer = 0; answer < answers && s.count() > 0; answer += 1) await s.waitOne();
    const { context } = actor.getSnapshot();
    const before = searches;
    let notified = 0;
    actor.subscribe(() => (notified += 1));
    actor.stop();
    clock.increment(1000);
    await s.waitIdle();
    expect([actor.getSnapshot().context, searches, notified]).toEqual([context, before, 0]);
  },
);
