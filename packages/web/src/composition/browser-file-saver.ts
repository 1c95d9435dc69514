import type { FileSaver } from '@connect/core/ports/file-saver';

/** Saves through a link to the bytes, which browsers treat as a download. */
export const createBrowserFileSaver = (): FileSaver => {
  const save = (content: BlobPart, type: string, name: string): void => {
    const url = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read the bytes a moment after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return {
    savePdf: (bytes, name) => save(new Uint8Array(bytes), 'application/pdf', name),
    saveFile: (bytes, name) => save(new Uint8Array(bytes), 'application/octet-stream', name),
    saveText: (text, name) => save(text, 'text/plain;charset=utf-8', name),
  };
};
