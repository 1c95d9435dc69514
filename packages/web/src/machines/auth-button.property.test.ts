import { loginCooldown, unreachableServer } from '@connect/core/domain/access/auth-buttons';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';

import { authButtonMachine } from './auth-button.ts';

const form = { email: 'priya@northgate.example', password: 'secret', remember: false };

/** How a request ends: accepted, refused with the server's words, or without an answer. */
type Ending = 'accepted' | 'refused' | 'broken';
type Step =
  | { readonly type: 'submit' }
  | { readonly type: 'edit' }
  | { readonly type: 'answer'; readonly ending: Ending }
  | { readonly type: 'wait'; readonly milliseconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ type: 'submit' }),
  fc.constant<Step>({ type: 'edit' }),
  fc.record({ type: fc.constant('answer' as const), ending: fc.constantFrom<Ending>('accepted', 'refused', 'broken') }),
  fc.record({ type: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 400, 600, 999, 1000) }),
);
const steps = fc.array(step, { maxLength: 30 });

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

const setUp = () => {
  const clock = new SimulatedClock();
  const open: ((ending: Ending) => void)[] = [];
  let requests = 0;
  const machine = authButtonMachine.provide({
    actors: {
      submit: fromPromise(() => {
        requests += 1;
        return new Promise<Result<unknown, string>>((resolve, reject) => {
          open.push((ending) => {
            if (ending === 'accepted') resolve(ok(null));
            else if (ending === 'refused') resolve(refused('Wrong password.'));
            else reject(new Error('out of reach'));
          });
        });
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { accepted: loginCooldown, refused: loginCooldown } }).start();
  let accepted = 0;
  actor.on('accepted', () => {
    accepted += 1;
  });
  const take = async (next: Step): Promise<void> => {
    if (next.type === 'submit') actor.send({ type: 'form.submitted', form });
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

const scenario = async (planned: readonly Step[]) => {
  const button = setUp();
  for (const next of planned) await button.take(next);
  return button;
};
const submit: Step = { type: 'submit' };
const edit: Step = { type: 'edit' };
const answer = (ending: Ending): Step => ({ type: 'answer', ending });
const wait = (milliseconds: number): Step => ({ type: 'wait', milliseconds });

describe('the login button (spec §4, §9)', () => {
  test('there is never a second request while one runs or the button is disabled', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (planned) => {
        const button = setUp();
        for (const next of planned) {
          const before = { requests: button.requests(), disabled: button.isDisabled() };
          await button.take(next);
          expect(button.running()).toBeLessThanOrEqual(1);
          if (before.disabled) expect(button.requests()).toBe(before.requests);
        }
      }),
    );
  });

  test('it is disabled exactly from the submit until 1000 ms after the request ended, however it ended', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (planned) => {
        const button = setUp();
        let running = false;
        let sinceEnd = Infinity;
        for (const next of planned) {
          const disabled = running || sinceEnd < 1000;
          if (next.type === 'submit' && !disabled) running = true;
          if (next.type === 'answer' && running) {
            running = false;
            sinceEnd = 0;
          }
          if (next.type === 'wait' && !running) sinceEnd += next.milliseconds;
          await button.take(next);
          expect(button.isDisabled()).toBe(running || sinceEnd < 1000);
          expect(button.isBusy()).toBe(running);
        }
      }),
    );
  });

  test('it is enabled again after exactly 1000 ms, on success and on failure', async () => {
    for (const ending of ['accepted', 'refused', 'broken'] as const) {
      const button = await scenario([submit, wait(5000), answer(ending), wait(999)]);
      expect(button.isDisabled()).toBe(true);
      await button.take(wait(1));
      expect(button.isDisabled()).toBe(false);
    }
  });
});

describe("the server's message (spec §8)", () => {
  test('is shown after a refusal and stays while the button is enabled again', async () => {
    const button = await scenario([submit, answer('refused'), wait(1000)]);
    expect(button.message()).toBe('Wrong password.');
  });

  test('is cleared on input, at once', async () => {
    const button = await scenario([submit, answer('refused'), edit]);
    expect(button.message()).toBeNull();
  });

  test('of the last try is gone when the next begins', async () => {
    const button = await scenario([submit, answer('refused'), wait(1000), submit]);
    expect(button.message()).toBeNull();
  });

  test('stands for a server out of reach, too', async () => {
    const button = await scenario([submit, answer('broken')]);
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
