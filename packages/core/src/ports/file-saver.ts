/** Hands a file to the user under a name. */
export interface FileSaver {
  savePdf(bytes: Uint8Array, name: string): void;
  /** Of any kind but PDF: its name says which. */
  saveFile(bytes: Uint8Array, name: string): void;
  saveText(text: string, name: string): void;
}
