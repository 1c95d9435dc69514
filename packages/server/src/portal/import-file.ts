import { sentBy } from '@connect/core/domain/administration/file-import';
import { ok, refused } from '@connect/core/domain/result';
import type { ImportGivenFile } from '../integration/application/import-file.ts';
import { fileNotImported } from '../refusal.ts';
import type { Integration } from './serve-integration.ts';

/** Files go the way of the command: read into records, which are sent to the integration API. */
export const makeImportFile =
  (callAs: Integration['callAs']): ImportGivenFile =>
  async (by, file) => {
    // Readers of workbooks and encodings are needed by hardly any process.
    const { CannotImport, importUpload } = await import('@connect/import/import-upload');
    const faults: Error[] = [];
    try {
      const call = callAs(sentBy(by, file.name), (fault) => faults.push(fault));
      const { kinds, refusedRows, ...report } = await importUpload(file, call);
      return ok({
        ...report,
        refusedRows: refusedRows && Buffer.from(refusedRows).toString('base64'),
        kinds: kinds.map(({ kind, run, read, accepted, unchanged, waiting, refused: wrong }) => ({
          kind,
          run,
          read,
          accepted,
          unchanged,
          waiting,
          refused: wrong,
        })),
      });
    } catch (error) {
      const [fault] = faults;
      if (fault) throw fault;
      if (error instanceof CannotImport) return refused(fileNotImported(error.message));
      throw error;
    }
  };
