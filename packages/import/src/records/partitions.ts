import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/** So many bytes of files are held at once, which become some ten times as much in memory. */
const partitionSize = 4_194_304;
const mostPartitions = 512;

/** Things of JSON put away by key, and got back part by part: those of one key are in one part. */
export interface Partitions<Item> {
  add(key: string, item: Item): Promise<void>;
  /** The parts one after the other, each with its items in the order in which they were put there. */
  parts(): AsyncIterable<readonly Item[]>;
  close(): Promise<void>;
}

const inMemory = <Item>(): Partitions<Item> => {
  const items: Item[] = [];
  return {
    async add(_key, item) {
      items.push(item);
    },
    async *parts() {
      yield items.splice(0);
    },
    async close() {},
  };
};

const partOf = (key: string, count: number): number => createHash('md5').update(key).digest().readUInt32LE(0) % count;

const onDisk = async <Item>(count: number): Promise<Partitions<Item>> => {
  const folder = await mkdtemp(join(tmpdir(), 'connect-import-'));
  const files = Array.from({ length: count }, (_, at) => join(folder, `${at}.ndjson`));
  const streams: WriteStream[] = files.map((file) => createWriteStream(file, { mode: 0o600 }));
  return {
    async add(key, item) {
      const stream = streams[partOf(key, count)];
      if (stream && !stream.write(`${JSON.stringify(item)}\n`)) await once(stream, 'drain');
    },
    async *parts() {
      await Promise.all(
        streams.map(async (stream) => {
          stream.end();
          await finished(stream);
        }),
      );
      for (const file of files) {
        const items: Item[] = [];
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        for await (const line of createInterface(createReadStream(file))) items.push(JSON.parse(line) as Item);
        yield items;
      }
    },
    async close() {
      for (const stream of streams) stream.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Room for items of files of so many bytes: in memory where they are few, and otherwise in files of the system's temporary folder. */
export const openPartitions = async <Item>(bytes: number, size: number = partitionSize): Promise<Partitions<Item>> => {
  const count = Math.min(mostPartitions, Math.ceil(bytes / size));
  return count <= 1 ? inMemory() : onDisk(count);
};
