import { exportFileName } from '@connect/core/domain/export/file-names';
import { pdfFileName } from '@connect/core/domain/documents/pdf';
import type { DocumentView } from '@connect/core/domain/documents/view';
import type { ListedNumber } from '@connect/core/domain/export/document-list';
import type { FetchedPdf } from '@connect/core/use-cases/documents/fetch-pdfs';
import { useEffect, useRef, useState } from 'react';

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

/** Fetches PDFs and saves them as one ZIP, once all are there. */
export const useArchive = ({ fetchPdfs, saveFile }: OrderingServices, view: DocumentView): Archive => {
  const { clock } = useServices();
  const [archiving, setArchiving] = useState<Archiving>({ state: 'idle' });
  const fetched = useRef<readonly FetchedPdf[]>([]);
  /** The run that counts: another one, or none, ends those before it. */
  const run = useRef(0);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const save = async (): Promise<void> => {
    const { downloadZip } = await import('client-zip');
    const lastModified = new Date(clock.now());
    const files = fetched.current.map(({ kind, no, bytes }) => ({
      name: pdfFileName(kind, no),
      input: bytes,
      lastModified,
    }));
    const name = exportFileName(view, clock.today(), 'zip');
    saveFile(new Uint8Array(await downloadZip(files).arrayBuffer()), name);
    setArchiving({ state: 'saved', name, count: files.length });
  };

  const fetch = async (wanted: readonly ListedNumber[]): Promise<void> => {
    const own = ++run.current;
    const isCancelled = () => run.current !== own || isClosed.current;
    const show = (done: number) => setArchiving({ state: 'fetching', done, total: wanted.length });
    show(0);
    const found = await fetchPdfs(wanted, { onProgress: show, isCancelled });
    if (isCancelled()) return;
    fetched.current = [...fetched.current, ...found.fetched];
    if (found.failed.length === 0) await save();
    else setArchiving({ state: 'incomplete', failed: found.failed, count: fetched.current.length });
  };

  return {
    archiving,
    start: (wanted) => {
      fetched.current = [];
      void fetch(wanted);
    },
    retry: () => {
      if (archiving.state === 'incomplete') void fetch(archiving.failed);
    },
    saveRest: () => void save(),
    cancel: () => {
      run.current++;
      setArchiving({ state: 'idle' });
    },
  };
};
