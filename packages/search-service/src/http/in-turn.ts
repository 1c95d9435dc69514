import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Access } from '../access/access.ts';
import type { Pieces } from '../pieces.ts';
import { invalid, refuse } from '../result.ts';
import type { Result } from '../result.ts';
import { GivenUp } from '../turns.ts';
import { refused } from './context.ts';
import type { Parts } from './context.ts';
import { tooMany } from './refusals.ts';

/** Milliseconds that a customer's refusal is kept back. */
const KEPT_BACK = 250;

/** The answer, a refusal after a while: no frontend asks for what is refused, and whoever asks for it again at once would keep the process busy with nothing else. */
export const keptBack = async (answer: Response): Promise<Response> => {
  if ([400, 429].includes(answer.status)) await setTimeout(KEPT_BACK);
  return answer;
};

const tooDear = invalid('search_too_dear', 'The search takes too much time: ask for less at a time.');

/** What whoever searches without being a customer takes turns as: the portal itself, whose work is as much as it is. */
const OWN = '';

/** Takes a piece of work in turn with others'. */
type Take = <T>(work: Pieces<Result<T>>) => Promise<Result<T>>;

/** Answers a search of a customer, unless they have too many under way. It ends with whoever asked. */
export async function inTurn(
  { turns }: Parts,
  c: Context,
  { customer = OWN }: Access,
  answer: (take: Take) => Promise<Response>,
): Promise<Response> {
  const leave = customer === OWN ? () => undefined : turns.enter(customer);
  if (leave === null) return keptBack(refused(c, tooMany));
  try {
    const answered = await answer((work) =>
      turns
        .run(customer, work, { signal: c.req.raw.signal, ...(customer === OWN && { budget: Infinity }) })
        .catch((error: unknown) => {
          if (error instanceof GivenUp) return error.why === 'too dear' ? tooDear : refuse(tooMany);
          throw error;
        }),
    );
    return customer === OWN ? answered : await keptBack(answered);
  } finally {
    leave();
  }
}
