import type { Kind } from '@connect/contract/integration/kinds';
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportMap } from '../map/model.ts';
import { formatOf } from '../readers/open-table.ts';
import { findMap } from './find-map.ts';
import { cannot, mapFor } from './map-for.ts';

interface Piped {
  readonly file: string;
  readonly map: ImportMap;
}

/**
 * Puts what is piped in into a file, and finds how it is read: what a map says of the kind, or of its only file, counts for it. Lines or an
 * array of records, and no map named, are records as they are in the model.
 */
export const takePiped = async (
  stdin: AsyncIterable<Uint8Array>,
  { kind, map: named }: { readonly kind: Kind | null; readonly map: string | null },
  temporary: string,
): Promise<Piped> => {
  const whole = join(temporary, 'piped');
  await writeFile(whole, stdin);
  if ((await stat(whole)).size === 0) throw cannot('What is piped in is empty (0 bytes). Nothing was sent.');
  const format = await formatOf(whole);
  const callIt = async (name: string): Promise<string> => {
    const file = join(temporary, name);
    await rename(whole, file);
    return file;
  };
  if (format === 'ndjson' && named === null) {
    if (kind === null) throw cannot('Say what is piped in: --kind customers');
    return { file: await callIt(`${kind}.ndjson`), map: { entries: [] } };
  }
  if (findMap(named, '.') === null) {
    const file = await callIt(`${kind ?? 'piped'}.${format}`);
    return { file, map: await mapFor(named, '.', [file]) };
  }
  const map = await mapFor(named, '.', [whole]);
  const entries = map.entries.filter((entry) => kind === null || entry.kind === kind);
  const [file, ...others] = new Set(entries.map(({ own }) => own.file));
  if (file === undefined) throw cannot(`The map has no file of ${kind ?? 'any kind'}, which is piped in.`);
  if (others.length > 0)
    throw cannot(
      `The map has several files (${[file, ...others].join(', ')}): say what is piped in, such as --kind ${entries[0]?.kind}`,
    );
  return { file: await callIt(file.replaceAll('*', 'piped')), map: { entries } };
};
