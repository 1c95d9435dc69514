import type { FileSaver } from '@connect/core/ports/file-saver';

/** Saves through a link to the bytes, which browsers treat as a download. */
export const createBrowserFileSaver = (): FileSaver => ({
  savePdf: (bytes, name) => {
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read the bytes a moment after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
});
