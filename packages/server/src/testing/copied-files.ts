import { MemoryFS } from '@electric-sql/pglite';

/** A file or folder of the engine's file system in memory, as far as it is used here; it has no types of its own. */
interface Node {
  contents: Uint8Array;
  usedBytes: number;
  readonly node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
  stream_ops: { readonly write: (stream: { readonly node: Node }, ...given: unknown[]) => number };
}

interface Entry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly contents: Uint8Array;
}

const block = 512;

/** What is in an archive that the engine wrote (`tar`, POSIX), each folder before what is in it. */
export const entriesOf = (tar: Uint8Array): Entry[] => {
  const entries: Entry[] = [];
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const text = (from: number, length: number): string =>
      new TextDecoder().decode(tar.subarray(at + from, at + from + length)).replace(/\0[^]*$/, '');
    const size = Number.parseInt(text(124, 12), 8);
    entries.push({
      path: text(345, 155) + text(0, 100),
      isFolder: text(156, 1) === '5',
      contents: tar.subarray(at + block, at + block + size),
    });
    at += block + Math.ceil(size / block) * block;
  }
  return entries;
};

const folder = 0o40700;
const file = 0o100600;

/**
 * Files of a database in memory that begin as those of others do, each of which becomes its own when it is first written to: to read
 * them all in takes three times as long as to start on them.
 */
export class CopiedFiles extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('The engine has no file system yet');
    const root = '/pglite/data';
    files.mkdirTree(root);
    // A node's own operations are missing from the engine's types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const folders = new Map([['', files.lookupPath(root, {}).node as unknown as Node]]);
    for (const { path, isFolder, contents } of this.#entries) {
      const end = path.lastIndexOf('/');
      const parent = folders.get(path.slice(0, end));
      if (!parent) throw new Error(`There is no folder for ${path}`);
      const node = parent.node_ops.mknod(parent, path.slice(end + 1), isFolder ? folder : file, 0);
      if (isFolder) folders.set(path, node);
      else share(node, contents);
    }
  }
}

/** Gives a file its contents, which others have, too. */
const share = (node: Node, contents: Uint8Array): void => {
  node.contents = contents;
  node.usedBytes = contents.length;
  const own = node.stream_ops;
  node.stream_ops = {
    ...own,
    write: (...given) => {
      if (node.contents === contents) node.contents = new Uint8Array(contents);
      node.stream_ops = own;
      return own.write(...given);
    },
  };
};
