import type { ProductBoard } from '@connect/core/ports/product-board';
import { TokenRefused } from './fetch-products.ts';
import type { AnswerMessage, Answers, Line, Question, QuestionMessage } from './product-board-messages.ts';
import { productFilter } from './product-filter.ts';
import type { SearchCredentials } from './search-credentials.ts';
import type { SearchServiceOptions } from './search-service.ts';
import { Unavailable } from './unavailable.ts';

/** The page's end of the line to its worker. */
export interface BoardWorker extends Line<QuestionMessage, AnswerMessage> {
  /** Told when the worker could not be started or broke. */
  addEventListener(type: 'message', listener: (event: { readonly data: AnswerMessage }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

type AskWorker = <Kind extends Question['kind']>(
  question: Extract<Question, { readonly kind: Kind }>,
) => Promise<Answers[Kind]>;

/** Asks a worker that is started at the first question, and again at the next one after it broke. */
const createAskWorker = (start: () => BoardWorker): AskWorker => {
  let worker: BoardWorker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (answer: AnswerMessage): void => {
    const asker = waiting.get(answer.no);
    waiting.delete(answer.no);
    if (answer.ok) asker?.resolve(answer.value);
    else asker?.reject(answer.tokenRefused ? new TokenRefused(answer.message) : new Unavailable(answer.message));
  };
  const open = (): BoardWorker => {
    const opened = start();
    opened.addEventListener('message', ({ data }) => settle(data));
    opened.addEventListener('error', () => {
      opened.terminate();
      worker = null;
      for (const { reject } of waiting.values()) reject(new Unavailable('The worker of the products broke'));
      waiting.clear();
    });
    return opened;
  };

  return <Kind extends Question['kind']>(question: Extract<Question, { readonly kind: Kind }>) =>
    new Promise<Answers[Kind]>((resolve, reject) => {
      asked++;
      // A question is answered with a value of its own kind, which the compiler cannot see across the line.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      waiting.set(asked, { resolve: resolve as (value: unknown) => void, reject });
      worker ??= open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's line has no origin.
      worker.postMessage({ no: asked, question });
    });
};

/**
 * The products to sign off, held by a worker so that neither parsing nor searching 100,000 of them stops the page. Credentials
 * that the search service refuses are renewed once. A load that a later one overtakes rejects.
 */
export const createWorkerProductBoard = (
  start: () => BoardWorker,
  { credentials: keeper, origin }: Pick<SearchServiceOptions, 'credentials' | 'origin'>,
): ProductBoard => {
  const ask = createAskWorker(start);
  const loadWith = (filter: string, { host, token, indexes }: SearchCredentials) => {
    const root = new URL(host, origin).href.replace(/\/$/, '');
    const uids = Object.values(indexes.products ?? {});
    return ask({ kind: 'load', ask: { filter, token, url: `${root}/multi-search`, indexes: uids } });
  };
  return {
    load: async (products) => {
      const filter = productFilter(products);
      const credentials = await keeper.current();
      try {
        return await loadWith(filter, credentials);
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
        return loadWith(filter, await keeper.insteadOf(credentials));
      }
    },
    list: (query, local) => ask({ kind: 'list', query, local }),
    skusToSignOff: (query, local, level) => ask({ kind: 'to-sign', query, local, level }),
    unconfirmed: (local) => ask({ kind: 'unconfirmed', local }),
    update: async (times) => {
      await ask({ kind: 'update', times });
    },
  };
};
