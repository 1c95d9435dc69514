import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Chmod = (path: unknown, mode: number, doNotFollow?: boolean) => unknown;

/** What the engine's own file system, which has no types, is told to do otherwise. */
const keepPrivate = ({ FS }: { readonly FS: { chmod: Chmod } }): void => {
  const chmod = FS.chmod.bind(FS);
  FS.chmod = (path, mode, doNotFollow) => chmod(path, mode & ~0o077, doNotFollow);
};

/** A folder of the embedded database whose files are its owner's alone: the engine opens those it makes to everyone, whatever the umask. */
export class PrivateFiles extends NodeFS {
  readonly #prepare: ((folder: string) => Promise<void>) | undefined;

  /** `prepare` puts something into the folder while the engine is being read. */
  constructor(folder: string, prepare?: (folder: string) => Promise<void>) {
    super(folder);
    this.#prepare = prepare;
  }

  override async init(...[engine, given]: Parameters<Init>): ReturnType<Init> {
    await this.#prepare?.(this.rootDir);
    const { emscriptenOpts } = await super.init(engine, given);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepPrivate] } };
  }
}
