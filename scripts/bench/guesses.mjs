import { performance } from 'node:perf_hooks';
import { median, quantile, table } from './quantiles.mjs';

const built = (path) => import(`../../packages/${path}.js`);

/** How often each email is tried at each call. */
export const guessCount = 2000;

const known = 'priya@northgate.example';
const unknown = 'nobody@northgate.example';
const signature = `5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173.${'A'.repeat(43)}`;
const form = { password: 'a fine long password', first_name: 'Ada', last_name: 'Byron', signature };

/** How likely a time of the one takes longer than a time of the other: 0.5 tells nothing of which is which. */
const longer = (some, others) => {
  const sorted = others.toSorted((a, b) => a - b);
  const below = (time) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sorted[middle] < time) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return some.reduce((sum, time) => sum + below(time), 0) / (some.length * sorted.length);
};

/**
 * How long a portal takes to answer about an email that has an account, and one that has none, in turn: in this process, so that no
 * network hides a difference. Limits are forgotten before each try, as a guesser gets around them by many addresses.
 */
export const guessFigures = async () => {
  const { openDemoDatabase } = await built('server/dist/testing/demo-database');
  const { createTestPortal } = await built('server/dist/testing/test-portal');
  const { calls } = await built('contract/dist/calls');
  const data = await openDemoDatabase();
  const portal = createTestPortal(data);
  const timeOf = async (row, body) => {
    for (const name of ['login_limits', 'mail_jobs', 'password_resets']) await data.database.deleteFrom(name).execute();
    const begun = performance.now();
    await (await portal.call(row, { body })).text();
    return performance.now() - begun;
  };
  const tried = {
    'sign-in': [calls.login, { password: 'wrong' }],
    'forgotten password': [calls.passwordEmail, {}],
    registration: [calls.register, form],
  };
  const rows = [];
  for (const [name, [row, body]] of Object.entries(tried)) {
    const times = { [known]: [], [unknown]: [] };
    for (let turn = -20; turn < guessCount; turn += 1) {
      const order = Math.random() < 0.5 ? [known, unknown] : [unknown, known];
      for (const email of order) {
        const time = await timeOf(row, { ...body, email });
        if (turn >= 0) times[email].push(time);
      }
    }
    const figures = [known, unknown].flatMap((email) =>
      [median(times[email]), quantile(times[email], 0.95)].map((time) => time.toFixed(2)),
    );
    rows.push([name, ...figures, longer(times[known], times[unknown]).toFixed(3)]);
  }
  await data.database.destroy();
  return table(['ms', 'known p50', 'p95', 'unknown p50', 'p95', 'known takes longer'], rows);
};
