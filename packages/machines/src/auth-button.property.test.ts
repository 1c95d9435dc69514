import { cooldowns, unreachableServer } from '@connect/core/domain/access/auth-buttons';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { ok, refused } from '@connect/core/domain/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';

import { authButtonMachine } from './auth-button.ts';
import type { FormRequest } from './auth-button.ts';

const wrong: ServerMessage = { code: 'wrong', text: 'That is wrong.', values: {}, errors: {}, html: null };

/** How a request ends: accepted, refused with the server's words or without any, or not at all. */
const endings = ['accepted', 'refused', 'silent', 'broken'] as const;
type Ending = (typeof endings)[number];

type FormName = keyof typeof cooldowns;
const formNames = ['login', 'register', 'forgotPassword', 'resetPassword'] as const satisfies readonly FormName[];
const forms = fc.constantFrom<FormName>(...formNames);
/** How long the button of a form waits after such an end (specification §form-buttons). */
const waitAfter = (form: FormName, ending: Ending): number =>
  cooldowns[form][ending === 'accepted' ? 'accepted' : 'refused'];
type Step =
  | { readonly type: 'submit' }
  | { readonly type: 'edit' }
  | { readonly type: 'answer'; readonly ending: Ending }
  | { readonly type: 'wait'; readonly milliseconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ type: 'submit' }),
  fc.constant<Step>({ type: 'edit' }),
  fc.record({ type: fc.constant('answer' as const), ending: fc.constantFrom<Ending>(...endings) }),
  fc.record({ type: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 400, 600, 999, 1000, 2000, 4000) }),
);
const steps = fc.array(step, { maxLength: 30 });

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

const setUp = (form: FormName = 'login') => {
  const clock = new SimulatedClock();
  const open: ((ending: Ending) => void)[] = [];
  let requests = 0;
  let accepted = 0;
  const request: FormRequest = () => {
    requests += 1;
    return new Promise((resolve, reject) => {
      open.push((ending) => {
        if (ending === 'accepted') resolve(ok(() => (accepted += 1)));
        else if (ending === 'refused') resolve(refused({ failure: 'rejected', message: wrong }));
        else if (ending === 'silent') resolve(refused({ failure: 'unavailable', message: null }));
        else reject(new Error('out of reach'));
      });
    });
  };
  const actor = createActor(authButtonMachine, { clock, input: cooldowns[form] }).start();
  actor.on('accepted', ({ goOn }) => goOn());
  const take = async (next: Step): Promise<void> => {
    if (next.type === 'submit') actor.send({ type: 'form.submitted', request });
    else if (next.type === 'edit') actor.send({ type: 'form.edited' });
    else if (next.type === 'answer') open.shift()?.(next.ending);
    else clock.increment(next.milliseconds);
    await settled();
  };
  return {
    take,
    running: () => open.length,
    requests: () => requests,
    accepted: () => accepted,
    isDisabled: () => actor.getSnapshot().hasTag('disabled'),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    message: () => actor.getSnapshot().context.message,
  };
};

const scenario = async (planned: readonly Step[], form: FormName = 'login') => {
  const button = setUp(form);
  for (const next of planned) await button.take(next);
  return button;
};
const submit: Step = { type: 'submit' };
const edit: Step = { type: 'edit' };
const answer = (ending: Ending): Step => ({ type: 'answer', ending });
const wait = (milliseconds: number): Step => ({ type: 'wait', milliseconds });

describe('the button of an authentication form (specification §form-buttons)', () => {
  test('there is never a second request while one runs or the button is disabled', async () => {
    await fc.assert(
      fc.asyncProperty(forms, steps, async (form, planned) => {
        const button = setUp(form);
        for (const next of planned) {
          const before = { requests: button.requests(), disabled: button.isDisabled() };
          await button.take(next);
          expect(button.running()).toBeLessThanOrEqual(1);
          if (before.disabled) expect(button.requests()).toBe(before.requests);
        }
      }),
    );
  });

  test('is disabled exactly from the submit until its wait after the request ended, however it ended', async () => {
    await fc.assert(
      fc.asyncProperty(forms, steps, async (form, planned) => {
        const button = setUp(form);
        let running = false;
        let left = 0;
        for (const next of planned) {
          if (next.type === 'submit' && !running && left <= 0) running = true;
          if (next.type === 'wait') left -= next.milliseconds;
          if (next.type === 'answer' && running) {
            running = false;
            left = waitAfter(form, next.ending);
          }
          await button.take(next);
          expect(button.isDisabled()).toBe(running || left > 0);
          expect(button.isBusy()).toBe(running);
        }
      }),
    );
  });

  test.each(formNames.flatMap((form) => endings.map((ending) => [form, ending, waitAfter(form, ending)] as const)))(
    '%s, when its request was %s, is enabled again after exactly %i ms, counted from its end',
    async (form, ending, milliseconds) => {
      const button = await scenario([submit, wait(5000), answer(ending), wait(milliseconds - 1)], form);
      expect(button.isDisabled()).toBe(true);
      await button.take(wait(1));
      expect(button.isDisabled()).toBe(false);
    },
  );
});

describe("the server's message (specification §server-messages)", () => {
  test('is shown after a refusal and stays while the button is enabled again', async () => {
    const button = await scenario([submit, answer('refused'), wait(1000)]);
    expect(button.message()).toBe(wrong);
  });

  test('is cleared on input, at once', async () => {
    const button = await scenario([submit, answer('refused'), edit]);
    expect(button.message()).toBeNull();
  });

  test('of the last try is gone when the next begins', async () => {
    const button = await scenario([submit, answer('refused'), wait(1000), submit]);
    expect(button.message()).toBeNull();
  });

  test.each(['broken', 'silent'] as const)('stands for a server out of reach, too: %s', async (ending) => {
    const button = await scenario([submit, answer(ending)]);
    expect(button.message()).toBe(unreachableServer);
  });
});

test('success is told once, and only success', async () => {
  const button = await scenario([submit, answer('refused'), wait(1000), submit, answer('broken'), wait(1000)]);
  expect(button.accepted()).toBe(0);
  await button.take(submit);
  await button.take(answer('accepted'));
  await button.take(wait(1000));
  expect(button.accepted()).toBe(1);
});

test('whatever order answers and presses come in, one request runs at a time, and a button that is left in the middle goes on nowhere', async () => {
  const asked = fc.array(fc.constantFrom<Ending>(...endings), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), forms, asked, fc.nat({ max: 8 }), async (scheduler, form, planned, turns) => {
      const clock = new SimulatedClock();
      let [requests, running, mostRunning, accepted] = [0, 0, 0, 0];
      let isLeft = false;
      const request: FormRequest = async () => {
        const ending = planned[requests % planned.length];
        requests += 1;
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        await scheduler.schedule(Promise.resolve(), ending ?? '');
        running -= 1;
        if (ending === 'broken') throw new Error('out of reach');
        return ending === 'accepted' ? ok(() => (accepted += 1)) : refused({ failure: 'rejected', message: wrong });
      };
      const actor = createActor(authButtonMachine, { clock, input: cooldowns[form] }).start();
      actor.on('accepted', ({ goOn }) => goOn());
      // Pressed twice each time; who waits long enough may press again.
      scheduler.scheduleSequence(
        planned.map(() => async () => {
          if (isLeft) return;
          actor.send({ type: 'form.submitted', request });
          actor.send({ type: 'form.submitted', request });
          clock.increment(10_000);
        }),
      );
      for (let turn = 0; turn < turns && scheduler.count() > 0; turn += 1) await scheduler.waitOne();
      const [before, context] = [accepted, actor.getSnapshot().context];
      isLeft = true;
      actor.stop();
      clock.increment(10_000);
      await scheduler.waitIdle();
      expect([mostRunning <= 1, accepted, actor.getSnapshot().context]).toEqual([true, before, context]);
    }),
  );
});
