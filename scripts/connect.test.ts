import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const [, line = ''] = /"connect": "([^"]+)"/.exec(readFileSync(join(root, 'package.json'), 'utf8')) ?? [];

test('`pnpm connect` answers on a clone where nothing was built, with what was asked alone, and builds nothing', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'connect-clone-'));
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  for (const name of ['node_modules', 'packages']) symlinkSync(join(root, name), join(clone, name));
  const [program = '', ...args] = line.split(' ');
  const run = (...given: readonly string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const options = { cwd: clone, env: { PATH: process.env['PATH'], ENV_FILE: '' } };
      execFile(program, [...args, ...given], options, (error, out, err) => {
        resolve({ code: error?.code ?? 0, out, err });
      });
    });
  try {
    expect(await run('import', '--help')).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Usage: /) });
    const wrong = await run('admin', 'create', '--json');
    expect({ ...wrong, out: JSON.parse(wrong.out) }).toEqual({
      code: 2,
      err: '',
      out: { error: expect.stringContaining('--email') },
    });
    expect(readdirSync(clone).toSorted()).toEqual(['node_modules', 'packages', 'scripts']);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});
