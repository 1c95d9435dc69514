import { fetchProducts, TokenRefused } from './fetch-products.ts';
import { createHeldProducts } from './product-board.ts';
import type { AnswerMessage, Answers, Line, Question, QuestionMessage } from './product-board-messages.ts';

/** The worker's end of the product board: holds the products and answers the page's questions in the order they come. */
export const serveProductBoard = (page: Line<AnswerMessage, QuestionMessage>): void => {
  const held = createHeldProducts(fetchProducts);
  const answerTo = async (question: Question): Promise<Answers[keyof Answers]> => {
    if (question.kind === 'load') return held.load(question.ask);
    if (question.kind === 'list') return held.list(question.query, question.local);
    if (question.kind === 'to-sign') return held.skusToSignOff(question.query, question.local, question.level);
    if (question.kind === 'unconfirmed') return held.unconfirmed(question.local);
    held.update(question.times);
    return null;
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's line has no origin.
  const reply = (answer: AnswerMessage): void => page.postMessage(answer);
  page.addEventListener('message', ({ data: { no, question } }) => {
    answerTo(question).then(
      (value) => reply({ no, ok: true, value }),
      (error: unknown) => reply({ no, ok: false, tokenRefused: error instanceof TokenRefused, message: String(error) }),
    );
  });
};
