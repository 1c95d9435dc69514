import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { noPostgres } from '../testing/postgres.ts';
import { buildServer } from '../testing/server-process.ts';

const program = fileURLToPath(new URL('../../../../scripts/chaos.mjs', import.meta.url));

describe.skipIf(noPostgres())('people at work on two portals', () => {
  it('lose nothing and have nothing twice, whatever is broken for twenty seconds; the check would see it', async () => {
    buildServer();
    const env = { ...process.env, BUILT: 'yes', SECONDS: '20', PORTALS: '2', NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    expect(stdout).toContain('it adds up');
  });
});
