import type { Documents } from '../../ports/documents.ts';
import type { ListedNumber } from '../../domain/export/document-list.ts';

export interface FetchedPdf extends ListedNumber {
  readonly bytes: Uint8Array;
}

interface Fetched {
  /** In the order they were asked for. */
  readonly fetched: readonly FetchedPdf[];
  readonly failed: readonly ListedNumber[];
}

/** So many are asked for at once (specification §pdf-downloads): the server draws each. */
const atOnce = 4;
/** A fetch that fails is tried again as often. */
const retries = 1;

interface Watch {
  /** Told how many are done, failed ones too. */
  readonly onProgress: (done: number) => void;
  /** Asked before each is fetched; what was cancelled is neither fetched nor failed. */
  readonly isCancelled: () => boolean;
}

/** Fetches the PDFs of many documents; those that do not come, tried again, are named. */
export const makeFetchPdfs =
  ({ documents }: { readonly documents: Pick<Documents, 'pdf'> }) =>
  async (wanted: readonly ListedNumber[], { onProgress, isCancelled }: Watch): Promise<Fetched> => {
    const answers: (Uint8Array | null)[] = [];
    let next = 0;
    let done = 0;
    const fetch = async ({ kind, no }: ListedNumber): Promise<Uint8Array | null> => {
      for (let tries = 0; tries <= retries && !isCancelled(); tries++) {
        const answer = await documents.pdf(kind, no);
        if (answer.ok) return answer.value;
        // Signed out, or not theirs: asking again changes nothing.
        if (answer.refusal !== 'unavailable') break;
      }
      return null;
    };
    const work = async (): Promise<void> => {
      while (!isCancelled()) {
        const at = next++;
        const asked = wanted[at];
        if (!asked) return;
        answers[at] = await fetch(asked);
        if (!isCancelled()) onProgress(++done);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const answered = wanted.map((asked, at) => ({ ...asked, bytes: answers[at] }));
    return {
      fetched: answered.filter((each): each is FetchedPdf => each.bytes instanceof Uint8Array),
      failed: wanted.filter((_, at) => answers[at] === null),
    };
  };

export type FetchPdfs = ReturnType<typeof makeFetchPdfs>;
