import { productKey } from '@connect/core/domain/products/product';
import type { AskedSignOff, SignOffTimes } from '@connect/core/domain/products/product';
import type { LocalSignOffs, SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { Refusal } from '@connect/core/ports/failure';
import type { SignOffAnswer } from '@connect/core/ports/product-sign-off';
import type {
  SignOff,
  SignOffDone,
  SignOffNews,
  SignOffPlan,
  SignOffsOfPage,
  UnansweredSignOff,
} from '@connect/core/use-cases/products/sign-off';
import { assign, fromPromise, setup } from 'xstate';

/** How long until the server is asked again what it did not answer, in milliseconds. */
export const askAgainAfter = 3_000;

/** What was not done: not answered, or refused for some products. */
export type SignOffProblem =
  | { readonly kind: 'unanswered'; readonly refusal: Refusal }
  | { readonly kind: 'refused'; readonly undo: boolean; readonly refused: SignOffAnswer['refused'] };

/** What was as a press asked for it by what others had done before. */
export interface OthersSignOffs {
  readonly level: SignOffLevel;
  readonly undo: boolean;
  readonly products: readonly AskedSignOff[];
}

interface SigningOffContext {
  readonly page: SignOffsOfPage;
  /** Marks that no answer or load has confirmed yet. */
  readonly marks: LocalSignOffs;
  /** What the server answered since the load, by `productKey`. */
  readonly times: ReadonlyMap<string, SignOffTimes>;
  /** Whatever holds the products broke since they were loaded. */
  readonly isBroken: boolean;
  /** Presses that are under way. */
  readonly running: number;
  readonly problem: SignOffProblem | null;
  /** Of the last press that ended. */
  readonly others: OthersSignOffs | null;
  /** What was signed off last, until the next press: it is offered to undo. */
  readonly done: SignOffDone | null;
  /** What was sent and not answered: it may be done all the same. */
  readonly unanswered: readonly UnansweredSignOff[];
}

export type SigningOffEvent =
  | SignOffNews
  /** Products came in place of those before; with `reconciles`, marks of earlier visits are compared with them. */
  | { readonly type: 'products.loaded'; readonly reconciles: boolean }
  | { readonly type: 'sign.pressed'; readonly plan: SignOffPlan }
  | { readonly type: 'undo.pressed'; readonly done: SignOffDone }
  /** Somebody came back to the page, and looks at these products of a storefront. */
  | { readonly type: 'page.returned'; readonly skus: readonly string[]; readonly region: string }
  | { readonly type: 'line.returned' };

/** What a finished press offers to undo; null for nothing. */
const offered = ({ press, undo, products, isWhole }: SignOffNews & { readonly type: 'press.finished' }) => {
  if (undo) return isWhole || press.action === null ? null : press;
  const skus = products.filter(({ changed }) => changed).map(({ sku }) => sku);
  return skus.length > 0 ? { ...press, skus } : null;
};

/**
 * Signs products off (specification §sign-off-steps): any number of presses at once; what was signed off last is offered to undo until the next press; what was not answered
 * is asked about until it is; whoever comes back is shown what others did meanwhile. Tag `busy`: marks are on their way to the server, and nothing
 * is looked up. What is under way when the machine stops goes on in the use case, and nothing is asked after it.
 */
export const signingOffMachine = (signOff: SignOff) =>
  setup({
    types: { context: {} as SigningOffContext, events: {} as SigningOffEvent, tags: {} as 'busy' },
    actors: {
      settle: fromPromise<boolean | null, Pick<SigningOffContext, 'page' | 'unanswered'>>(
        async ({ input: { page, unanswered } }) => (unanswered[0] ? page.settle(unanswered[0]) : false),
      ),
    },
    actions: {
      begin: assign(({ context }) => ({ running: context.running + 1, problem: null, others: null })),
      settled: assign(({ context }, isDone: boolean) => {
        const [first, ...unanswered] = context.unanswered;
        const isUndone = isDone && first?.undo === true && context.done?.action === first.action;
        return {
          unanswered,
          ...(isUndone && { done: null }),
          // What was done is no problem.
          ...(isDone && unanswered.length === 0 && { problem: null }),
        };
      }),
    },
  }).createMachine({
    context: ({ self }) => {
      const page = signOff((news) => {
        if (self.getSnapshot().status === 'active') self.send(news);
      });
      return {
        page,
        marks: page.marks(),
        times: new Map(),
        isBroken: false,
        running: 0,
        problem: null,
        others: null,
        done: null,
        unanswered: [],
      };
    },
    type: 'parallel',
    states: {
      products: {
        on: {
          'products.loaded': {
            actions: [
              assign({ times: new Map(), isBroken: false }),
              ({ context, event }) => event.reconciles && void context.page.reconcile(),
            ],
          },
          'board.broken': { actions: assign({ isBroken: true }) },
          'marks.changed': { actions: assign({ marks: ({ event }) => event.marks }) },
          'times.known': {
            actions: assign({
              times: ({ context, event }) =>
                new Map([...context.times, ...event.times.map((each) => [productKey(each), each] as const)]),
            }),
          },
        },
      },
      pressing: {
        on: {
          'sign.pressed': {
            target: '.busy',
            actions: ['begin', ({ context, event }) => void context.page.sign(event.plan)],
          },
          'undo.pressed': {
            target: '.busy',
            actions: ['begin', ({ context, event }) => void context.page.undo(event.done)],
          },
          'press.refused': {
            actions: assign({ problem: ({ event: { undo, refused } }) => ({ kind: 'refused', undo, refused }) }),
          },
          'press.finished': {
            actions: assign(({ context, event: { press, undo, products } }) => {
              const others = products.filter(({ changed }) => !changed);
              return {
                running: context.running - 1,
                others: others.length > 0 ? { level: press.level, undo, products: others } : null,
              };
            }),
          },
        },
        initial: 'resting',
        states: {
          resting: {
            on: {
              'page.returned': { actions: ({ context, event }) => void context.page.look(event.skus, event.region) },
            },
          },
          busy: { tags: 'busy', always: { guard: ({ context }) => context.running === 0, target: 'resting' } },
        },
      },
      undoing: {
        on: {
          'sign.pressed': '.over',
          'undo.pressed': '.over',
          'press.finished': {
            guard: ({ event }) => offered(event) !== null,
            target: '.offered',
            actions: assign({ done: ({ event }) => offered(event) }),
          },
        },
        initial: 'over',
        states: { over: { entry: assign({ done: null }) }, offered: {} },
      },
      question: {
        on: {
          'press.unanswered': {
            actions: assign(({ context, event: { call, refusal } }) => ({
              unanswered: [...context.unanswered, call],
              problem: { kind: 'unanswered', refusal },
            })),
          },
        },
        initial: 'resting',
        states: {
          resting: { always: { guard: ({ context }) => context.unanswered.length > 0, target: 'asking' } },
          asking: {
            on: { 'line.returned': { target: 'asking', reenter: true } },
            invoke: {
              src: 'settle',
              input: ({ context }) => context,
              onDone: [
                { guard: ({ event }) => event.output === null, target: 'pausing' },
                {
                  target: 'resting',
                  actions: { type: 'settled', params: ({ event }) => event.output === true },
                },
              ],
            },
          },
          pausing: { on: { 'line.returned': 'asking' }, after: { [askAgainAfter]: 'asking' } },
        },
      },
    },
  });
