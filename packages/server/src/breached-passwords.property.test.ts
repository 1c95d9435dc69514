import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, describe, expect, test } from 'vitest';
import { openBreachedPasswords } from './breached-passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-breached-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'hashes.txt');

const hashOf = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();

describe('passwords of breaches', () => {
  it.prop([
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 60 }),
    fc.array(fc.string(), { maxLength: 10 }),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
    fc.boolean(),
    fc.infiniteStream(fc.nat({ max: 100_000_000 })),
  ])('are found, all of them, and no other', async (listed, others, end, endsLast, counts, seen) => {
    const lines = listed.map((password) => (counts ? `${hashOf(password)}:${seen.next().value}` : hashOf(password)));
    writeFileSync(file, lines.toSorted().join(end) + (endsLast ? end : ''));
    const { has, close } = await openBreachedPasswords(file);
    for (const password of listed) expect(await has(password)).toBe(true);
    for (const password of others) expect(await has(password)).toBe(listed.includes(password));
    await close();
  });

  test('are refused as a file that is missing, empty, or no list of hashes in their order', async () => {
    await expect(openBreachedPasswords(join(folder, 'none'))).rejects.toThrow('which cannot be read (ENOENT');
    const long = [hashOf('a'), hashOf('b'), hashOf('c')].toSorted().toReversed();
    for (const text of ['', 'password\nletmein\n', `${hashOf('a')}00\n`, `${long.join('\n')}\n`]) {
      writeFileSync(file, text);
      await expect(openBreachedPasswords(file)).rejects.toThrow(
        `BREACHED_PASSWORDS names ${file}, which is no such list.`,
      );
    }
  });
});
