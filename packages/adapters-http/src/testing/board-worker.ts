import { MessageChannel } from 'node:worker_threads';
import type { AnswerMessage, QuestionMessage } from '../product-board-messages.ts';
import { serveProductBoard } from '../serve-product-board.ts';
import type { BoardWorker } from '../worker-product-board.ts';

const opened: (() => void)[] = [];
/** Ends those that were started. */
export const closeBoardWorkers = (): void => {
  for (const close of opened.splice(0)) close();
};

/** A worker's two ends in one thread: what passes between them is copied as it is to a real worker. */
export const startBoardWorker = (): BoardWorker & { readonly breakDown: () => void } => {
  const { port1, port2 } = new MessageChannel();
  opened.push(() => port1.close());
  serveProductBoard({
    postMessage: (answer: AnswerMessage) => port2.postMessage(answer),
    addEventListener: (_, listener) => port2.on('message', (data: QuestionMessage) => listener({ data })),
  });
  let broke = (): void => undefined;
  return {
    postMessage: (question) => port1.postMessage(question),
    addEventListener: (type: string, listener: (event: { readonly data: AnswerMessage }) => void) => {
      if (type === 'error') broke = () => listener({ data: { no: 0, ok: false, tokenRefused: false, message: '' } });
      else port1.on('message', (data: AnswerMessage) => listener({ data }));
    },
    terminate: () => port1.close(),
    breakDown: () => broke(),
  };
};
