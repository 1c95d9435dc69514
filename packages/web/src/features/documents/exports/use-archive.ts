import { exportFileName } from '@connect/core/domain/export/file-names';
import { pdfFileNames } from '@connect/core/domain/documents/pdf';
import type { DocumentView } from '@connect/core/domain/documents/view';
import type { ListedNumber } from '@connect/core/domain/export/document-list';
import { archivingMachine } from '@connect/machines/archiving';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';

import type { OrderingServices } from '../../../ordering-services.ts';
import { useServices } from '../../../services.ts';

/** How far an archive of PDFs is; the ones that failed can be fetched again, or be left out. */
export type Archiving =
  | { readonly state: 'idle' }
  | { readonly state: 'fetching'; readonly done: number; readonly total: number }
  | { readonly state: 'incomplete'; readonly failed: readonly ListedNumber[]; readonly count: number }
  | { readonly state: 'saved'; readonly name: string; readonly count: number };

interface Archive {
  readonly archiving: Archiving;
  readonly start: (wanted: readonly ListedNumber[]) => void;
  /** Fetches those that failed once more. */
  readonly retry: () => void;
  /** Saves what has come, without those that failed. */
  readonly saveRest: () => void;
  /** Ends what runs; nothing is saved. */
  readonly cancel: () => void;
}

/** What is shown of the machine; while the file is packed it looks as before. */
const archivingOf = (snapshot: SnapshotFrom<ReturnType<typeof archivingMachine>>): Archiving => {
  const { wanted, done, fetched, failed, name } = snapshot.context;
  const count = fetched.length;
  const isPacking = snapshot.hasTag('packing');
  if (snapshot.hasTag('incomplete') || (isPacking && failed.length > 0)) return { state: 'incomplete', failed, count };
  if (snapshot.hasTag('fetching') || isPacking) return { state: 'fetching', done, total: wanted.length };
  return snapshot.hasTag('saved') ? { state: 'saved', name, count } : { state: 'idle' };
};

/** Fetches PDFs and saves them as one ZIP, once all are there. */
export const useArchive = (
  { fetchPdfs, saveFile }: Pick<OrderingServices, 'fetchPdfs' | 'saveFile'>,
  view: DocumentView,
): Archive => {
  const { clock } = useServices();
  const [machine] = useState(() =>
    archivingMachine({
      fetchPdfs,
      pack: async (fetched) => {
        const { downloadZip } = await import('client-zip');
        const lastModified = new Date(clock.now());
        const names = pdfFileNames(fetched);
        const zip = downloadZip(fetched.map(({ bytes }, at) => ({ name: names[at], input: bytes, lastModified })));
        return { name: exportFileName(view, clock.today(), 'zip'), bytes: new Uint8Array(await zip.arrayBuffer()) };
      },
      save: ({ name, bytes }) => saveFile(bytes, name),
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return {
    archiving: archivingOf(snapshot),
    start: (chosen) => send({ type: 'archive.started', wanted: chosen }),
    retry: () => send({ type: 'archive.retried' }),
    saveRest: () => send({ type: 'rest.saved' }),
    cancel: () => send({ type: 'archive.cancelled' }),
  };
};
