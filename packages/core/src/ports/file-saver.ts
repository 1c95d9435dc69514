/** Hands a PDF to the user under a name. */
export interface FileSaver {
  savePdf(bytes: Uint8Array, name: string): void;
}
