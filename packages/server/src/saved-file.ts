/** A file to save: its name, its bytes and what kind it is. */
export class SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  constructor(name: string, bytes: Uint8Array, type: string) {
    this.name = name;
    this.bytes = bytes;
    this.type = type;
  }
}

export class PdfFile extends SavedFile {
  constructor(name: string, bytes: Uint8Array) {
    super(name, bytes, 'application/pdf');
  }
}
