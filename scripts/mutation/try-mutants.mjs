import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../steps.mjs';
import { core, entries, folder, journalFile, note, planFile, silence } from './journal.mjs';
import { mutantsOf } from './mutants.mjs';

/** A test with a mutant that takes longer does not end: those of the rules take a second, or two beside other work. */
const patience = 20_000;

const args = [
  `${root}node_modules/vitest/vitest.mjs`,
  'run',
  '--config',
  fileURLToPath(new URL('vitest.config.mjs', import.meta.url)),
];

/** Runs the tests, or the rest of them, and resolves to whether a mutant held them up, so that they were ended. */
const runTests = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: core, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(text));
    let ended = false;
    const watch = setInterval(() => {
      if (ended || silence() < patience) return;
      const { tried } = entries().at(-1) ?? {};
      if (tried === undefined) return;
      ended = true;
      note({ killed: tried, endless: true });
      child.kill('SIGKILL');
    }, 1000);
    child.on('close', (code) => {
      clearInterval(watch);
      if (!ended && code !== 0) {
        console.error(`${Buffer.concat(printed).toString()}\nThe tests do not pass as the rules are.`);
        process.exit(1);
      }
      resolve(ended);
    });
  });

/**
 * The mutants of the files at `paths`, each with what became of it in the tests that match: `killed`, `endless`, `survived` or `unreached`.
 * Those that are only run through as a file is loaded are left out, as that is over before one is switched on.
 */
export const tryMutants = async (paths, base, tests) => {
  const { code, mutants } = await mutantsOf(paths, base);
  if (mutants.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(planFile, JSON.stringify({ tests, code }));
  writeFileSync(journalFile, '');
  while (await runTests());
  const journal = entries();
  const fates = new Map();
  for (const { loaded = [] } of journal) for (const id of loaded) fates.set(id, 'loaded');
  for (const { reached = [] } of journal) for (const id of reached) fates.set(id, 'survived');
  for (const { killed, endless } of journal) if (killed) fates.set(killed, endless ? 'endless' : 'killed');
  return mutants
    .map((mutant) => ({ ...mutant, fate: fates.get(mutant.id) ?? 'unreached' }))
    .filter(({ fate }) => fate !== 'loaded');
};
