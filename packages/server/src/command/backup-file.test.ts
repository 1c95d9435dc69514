import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackup } from './backup-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const text = Array.from({ length: 400 }, () => randomBytes(60).toString('hex')).join('\n');

const linesOf = async (bytes: Buffer): Promise<string[]> => {
  const file = join(folder, 'backup.gz');
  await writeFile(file, bytes);
  const { lines, close } = await openBackup(file);
  const all: string[] = [];
  try {
    for await (const line of lines) all.push(line);
  } finally {
    await close();
  }
  return all;
};

describe('the file of a backup', () => {
  it('has the lines that were written', async () => {
    expect((await linesOf(gzipSync(text))).join('\n')).toBe(text);
  });

  it.each<[string, (packed: Buffer) => Buffer, RegExp]>([
    ['cut short', (packed) => packed.subarray(0, 5000), /backup.gz was cut short: take another backup\./],
    ['damaged', (packed) => packed.fill(255, 5000, 6000), /backup.gz is damaged: take another backup\./],
    ['another', () => Buffer.from('no;backup\n'), /backup.gz is no backup of connect backup\./],
  ])('that is %s says so', async (_, change, message) => {
    await expect(linesOf(change(gzipSync(text)))).rejects.toThrow(message);
  });

  it('that is not there says so', async () => {
    await expect(openBackup(join(folder, 'none.gz'))).rejects.toThrow(/^Cannot read .*none.gz \(ENOENT\)/);
  });
});
