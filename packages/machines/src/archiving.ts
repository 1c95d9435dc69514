import type { ListedNumber } from '@connect/core/domain/export/document-list';
import type { FetchedPdf, FetchPdfs } from '@connect/core/use-cases/documents/fetch-pdfs';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** What the view asks about: what it shows, `packing` among them while the file is made. */
type ArchivingTag = 'fetching' | 'incomplete' | 'packing' | 'saved';

/** A file that is ready, and what it is called. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface ArchivingContext {
  /** What is fetched now, or was last. */
  readonly wanted: readonly ListedNumber[];
  /** How many of them were answered, failed ones too. */
  readonly done: number;
  readonly fetched: readonly FetchedPdf[];
  readonly failed: readonly ListedNumber[];
  /** What the saved archive is called; empty before. */
  readonly name: string;
}

type FetchEvent =
  | { readonly type: 'pdf.answered'; readonly done: number }
  | { readonly type: 'pdfs.answered'; readonly found: Awaited<ReturnType<FetchPdfs>> };

export type ArchivingEvent =
  | FetchEvent
  | { readonly type: 'archive.started'; readonly wanted: readonly ListedNumber[] }
  /** Those that failed are fetched once more. */
  | { readonly type: 'archive.retried' }
  /** What has come is saved without those that failed. */
  | { readonly type: 'rest.saved' }
  | { readonly type: 'archive.cancelled' };

/**
 * Fetches PDFs and saves them as one file, once all are there or those that failed are given up (specification §pdf-downloads). What is cancelled, or left when the machine
 * stops, asks for nothing more and saves nothing. A file that cannot be packed counts as one whose PDFs failed.
 */
export const archivingMachine = ({
  fetchPdfs,
  pack,
  save,
}: {
  readonly fetchPdfs: FetchPdfs;
  readonly pack: (fetched: readonly FetchedPdf[]) => Promise<Packed>;
  readonly save: (packed: Packed) => void;
}) =>
  setup({
    types: { context: {} as ArchivingContext, events: {} as ArchivingEvent, tags: {} as ArchivingTag },
    actors: {
      fetch: fromCallback<ArchivingEvent, readonly ListedNumber[], FetchEvent>(({ input, sendBack }) => {
        let isOver = false;
        const reportProgress = (done: number): void => sendBack({ type: 'pdf.answered', done });
        const fetch = async (): Promise<void> => {
          const found = await fetchPdfs(input, { onProgress: reportProgress, isCancelled: () => isOver });
          sendBack({ type: 'pdfs.answered', found });
        };
        void fetch();
        return () => {
          isOver = true;
        };
      }),
      pack: fromPromise<Packed, readonly FetchedPdf[]>(({ input }) => pack(input)),
    },
  }).createMachine({
    context: { wanted: [], done: 0, fetched: [], failed: [], name: '' },
    on: {
      'archive.started': {
        target: '.fetching',
        actions: assign({ wanted: ({ event }) => event.wanted, fetched: [], failed: [] }),
      },
      'archive.cancelled': '.idle',
    },
    initial: 'idle',
    states: {
      idle: {},
      fetching: {
        tags: 'fetching',
        entry: assign({ done: 0 }),
        invoke: { src: 'fetch', input: ({ context }) => context.wanted },
        on: {
          'pdf.answered': { actions: assign({ done: ({ event }) => event.done }) },
          'pdfs.answered': [
            {
              guard: ({ event }) => event.found.failed.length === 0,
              target: 'saving',
              actions: assign({
                fetched: ({ context, event }) => [...context.fetched, ...event.found.fetched],
                failed: [],
              }),
            },
            {
              target: 'incomplete',
              actions: assign({
                fetched: ({ context, event }) => [...context.fetched, ...event.found.fetched],
                failed: ({ event }) => event.found.failed,
              }),
            },
          ],
        },
      },
      incomplete: {
        tags: 'incomplete',
        on: {
          'archive.retried': {
            target: 'fetching',
            actions: assign({ wanted: ({ context }) => context.failed }),
          },
          'rest.saved': 'saving',
        },
      },
      saving: {
        tags: 'packing',
        invoke: {
          src: 'pack',
          input: ({ context }) => context.fetched,
          onDone: {
            target: 'saved',
            actions: [({ event }) => save(event.output), assign({ name: ({ event }) => event.output.name })],
          },
          onError: {
            target: 'incomplete',
            actions: assign({
              failed: ({ context }) => [...context.fetched, ...context.failed].map(({ kind, no }) => ({ kind, no })),
              fetched: [],
            }),
          },
        },
      },
      saved: { tags: 'saved' },
    },
  });
