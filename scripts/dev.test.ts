import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

test('the server of `pnpm dev` comes up from its sources, and again from changed ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-dev-'));
  const fromSources = ['--conditions', '@connect/source', '--import', './scripts/dev/from-sources.mjs'];
  const server = spawn(process.execPath, [...fromSources, 'scripts/dev/server.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ENV_FILE: '',
      DEMO: 'off',
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '',
    },
  });
  const printed: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    server.send('changed');
    await expect.poll(() => printed.join(''), { timeout: 240_000 }).toMatch(/The server runs what was changed|Error/);
    expect(printed.join('')).not.toContain('Error');
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
