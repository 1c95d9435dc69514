/** Makes the bytes of a file; `signal` says that nobody waits for them any more. Rejects with `Overloaded` or `GivenUp` (`gate.ts`), or with what went wrong. */
export type MakeBytes = (signal?: AbortSignal) => Promise<Uint8Array>;

/** A file to save: its name, what kind it is and how its bytes are made, once somebody is there to take them. */
export class SavedFile {
  readonly name: string;
  readonly bytes: MakeBytes;
  readonly type: string;
  constructor(name: string, bytes: MakeBytes, type: string) {
    this.name = name;
    this.bytes = bytes;
    this.type = type;
  }
}

export class PdfFile extends SavedFile {
  constructor(name: string, bytes: MakeBytes) {
    super(name, bytes, 'application/pdf');
  }
}
