import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const [, line = ''] = /"connect": "([^"]+)"/.exec(readFileSync(join(root, 'package.json'), 'utf8')) ?? [];

/** A clone where nothing was built, and how a program answers in it. */
const openClone = () => {
  const clone = mkdtempSync(join(tmpdir(), 'connect-clone-'));
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  for (const name of ['node_modules', 'packages']) symlinkSync(join(root, name), join(clone, name));
  const run = (program: string, ...args: readonly string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const options = { cwd: clone, env: { PATH: process.env['PATH'], ENV_FILE: '' } };
      execFile(program, args, options, (error, out, err) => {
        resolve({ code: error?.code ?? 0, out, err });
      });
    });
  const expectNothingBuilt = () =>
    expect(readdirSync(clone).toSorted()).toEqual(['node_modules', 'packages', 'scripts']);
  return { run, expectNothingBuilt, close: () => rmSync(clone, { recursive: true, force: true }) };
};

test('`start` says what it takes, and what it does not, before it builds anything', async () => {
  const { run, expectNothingBuilt, close } = openClone();
  try {
    const start = (...given: readonly string[]) => run(process.execPath, 'scripts/start.mjs', ...given);
    expect(await start('--help')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Usage: .*--scale N/),
    });
    const wrong = await start('--sacle', '2');
    expect(wrong).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Unknown argument --sacle; there are --scale N/),
    });
    expect(await start('--scale', 'x')).toMatchObject({ code: 1, err: expect.stringMatching(/^--scale must be/) });
    expectNothingBuilt();
  } finally {
    close();
  }
});

test('`pnpm connect` answers on a clone where nothing was built, with what was asked alone, and builds nothing', async () => {
  const clone = openClone();
  const [program = '', ...args] = line.split(' ');
  const run = (...given: readonly string[]) => clone.run(program, ...args, ...given);
  try {
    expect(await run('import', '--help')).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Usage: /) });
    const wrong = await run('admin', 'create', '--json');
    expect({ ...wrong, out: JSON.parse(wrong.out) }).toEqual({
      code: 2,
      err: '',
      out: { error: expect.stringContaining('--email') },
    });
    clone.expectNothingBuilt();
  } finally {
    clone.close();
  }
});
