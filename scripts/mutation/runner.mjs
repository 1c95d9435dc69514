import { setImmediate } from 'node:timers/promises';
import { TestRunner } from 'vitest';
import { entries, note } from './journal.mjs';

/** What the code with mutants asks which of them is on, and writes into which it ran through. */
const switches = (globalThis.__stryker__ ??= {});

const earlier = entries();
const done = new Set(earlier.map(({ done }) => done));
const killed = new Set(earlier.map(({ killed }) => killed));

/** Runs each test as it is, and then with each mutant that it runs through and that no other has noticed. */
export default class extends TestRunner {
  async runTask(test) {
    if (done.has(test.id)) return;
    const run = TestRunner.getTestFn(test);
    note({ begun: test.id });
    switches.currentTestId = test.id;
    try {
      await run();
    } finally {
      switches.currentTestId = undefined;
    }
    const reached = { ...switches.mutantCoverage?.perTest[test.id] };
    // A mutant leads through others that the test alone does not reach.
    switches.currentTestId = 'led by a mutant';
    for (const [id, times] of Object.entries(reached)) {
      if (killed.has(id)) continue;
      note({ tried: id });
      // A loop without an end comes by the mutant again and again, and is left by an error.
      Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: times * 100 + 100 });
      try {
        await run();
      } catch {
        killed.add(id);
        note({ killed: id, endless: switches.hitCount > switches.hitLimit });
      }
      switches.activeMutant = undefined;
      await setImmediate();
    }
    switches.currentTestId = undefined;
    note({ done: test.id, reached: Object.keys(reached) });
  }

  onAfterRunFiles() {
    super.onAfterRunFiles();
    note({ loaded: Object.keys(switches.mutantCoverage?.static ?? {}) });
  }
}
