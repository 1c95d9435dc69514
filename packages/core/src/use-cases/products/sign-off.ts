import { hasNoSignOffs, marksBeyond, noSignOffs, notSignedAtServer } from '../../domain/products/local-sign-offs.ts';
import type { AskedSignOff, SignOffTimes } from '../../domain/products/product.ts';
import { productKey } from '../../domain/products/product.ts';
import { maxSignOffs, signOffLevels } from '../../domain/products/sign-off.ts';
import type { LocalSignOffs, SignOffLevel } from '../../domain/products/sign-off.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { LocalSignOffStore } from '../../ports/local-sign-offs.ts';
import type { ProductBoard } from '../../ports/product-board.ts';
import type { ProductSignOff, SignOffAnswer } from '../../ports/product-sign-off.ts';

/** So long a page that is being left may go on running, in milliseconds. */
const leavingTime = 100;

/** Products of one storefront that are signed off together. */
export interface SignOffPlan {
  readonly skus: readonly string[];
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly level: SignOffLevel;
}

/** What one press signed off: only that is undone by it. */
export interface SignOffDone extends SignOffPlan {
  /** The press; null for whatever stands. */
  readonly action: string | null;
}

/** A call that was sent and not answered: it may be done all the same. */
export interface UnansweredSignOff extends SignOffDone {
  readonly undo: boolean;
  /** Nothing of the press was still to be sent. */
  readonly isLast: boolean;
}

/** What a page gets to know while products are signed off. */
export type SignOffNews =
  | { readonly type: 'marks.changed'; readonly marks: LocalSignOffs }
  | { readonly type: 'times.known'; readonly times: readonly SignOffTimes[] }
  /** Whatever holds the products broke: they must be loaded again. */
  | { readonly type: 'board.broken' }
  | { readonly type: 'press.refused'; readonly undo: boolean; readonly refused: SignOffAnswer['refused'] }
  | { readonly type: 'press.unanswered'; readonly call: UnansweredSignOff; readonly refusal: Refusal }
  | {
      readonly type: 'press.finished';
      readonly press: SignOffDone;
      readonly undo: boolean;
      /** How the products are that are as asked for now. */
      readonly products: readonly AskedSignOff[];
      /** Every call of it was answered. */
      readonly isWhole: boolean;
    };

interface Ports {
  readonly board: Pick<ProductBoard, 'update' | 'unconfirmed'>;
  readonly signOff: Pick<ProductSignOff, 'sign' | 'states'>;
  readonly local: LocalSignOffStore;
  readonly newAction: () => string;
  /** Resolves after so many milliseconds, unless the page is left before. */
  readonly wait: (time: number) => Promise<void>;
}

/**
 * Signs products off on one page (specification §sign-off-steps): each has its mark at once, and loses it when the server does not take it
 * (decisions §confirmed-marks). What was pressed goes on and keeps its marks right though the page is left; what comes of it is told.
 */
export const makeSignOff =
  ({ board, signOff, local, newAction, wait }: Ports) =>
  (notify: (news: SignOffNews) => void) => {
    let turns = 0;
    /** When a press on each product began or was answered last, in turns, by `productKey`. */
    const lastTurn = new Map<string, number>();
    const turn = (region: string, skus: readonly string[]): void => {
      turns += 1;
      for (const sku of skus) lastTurn.set(productKey({ region, sku }), turns);
    };
    /** The press whose answer was lost: the same again is the same press. */
    let lost: { readonly plan: string; readonly action: string } | null = null;

    const mark = ({ level, region }: Omit<SignOffPlan, 'skus'>, skus: readonly string[], isMarked: boolean): void => {
      if (isMarked) local.add(level, region, skus);
      else local.remove(level, region, skus);
      notify({ type: 'marks.changed', marks: local.read() });
    };
    const takeOver = (times: readonly SignOffTimes[]): void => {
      notify({ type: 'times.known', times });
      board.update(times).catch(() => notify({ type: 'board.broken' }));
    };
    /** How products of a storefront are, but those with a press begun or answered since it was asked; null where the server did not say. */
    const statesOf = async (skus: readonly string[], region: string) => {
      const asked = turns;
      const answer = await signOff.states({ skus, region });
      if (!answer.ok) return null;
      const isCurrent = (sku: string): boolean => (lastTurn.get(productKey({ region, sku })) ?? 0) <= asked;
      return { skus: skus.filter(isCurrent), times: answer.value.filter(({ sku }) => isCurrent(sku)) };
    };
    /** Takes over what others did to products of a storefront; null where the server did not say. */
    const look = async (skus: readonly string[], region: string): Promise<readonly SignOffTimes[] | null> => {
      if (skus.length === 0) return [];
      const current = await statesOf(skus, region);
      if (!current) return null;
      takeOver(current.times);
      for (const level of signOffLevels)
        mark({ level, region }, notSignedAtServer(current.skus, level, current.times), false);
      return current.times;
    };

    /** Chunk after chunk, until one fails. */
    const send = async ({ skus, region, level, action }: SignOffDone, undo: boolean) => {
      const plan = { region, level };
      const products: AskedSignOff[] = [];
      for (let start = 0; start < skus.length; start += maxSignOffs) {
        const chunk = skus.slice(start, start + maxSignOffs);
        const answer = await signOff.sign({ ...plan, skus: chunk, undo, action });
        if (!answer.ok) {
          // Calls of a page that is being left fail, too, though the server may have taken them: the next load asks it about their marks.
          await wait(leavingTime);
          if (!undo) mark(plan, skus.slice(start), false);
          const isLast = start + maxSignOffs >= skus.length;
          // The answer alone may have been lost.
          const call = { ...plan, skus: chunk, undo, action, isLast };
          notify({ type: 'press.unanswered', call, refusal: answer.refusal });
          return { products, isWhole: false };
        }
        // What was asked before may have been looked up before the server took this, and arrive after it.
        turn(region, chunk);
        const refused = answer.value.refused.map(({ sku }) => sku);
        takeOver(answer.value.products);
        // What was signed off keeps its mark until a load shows that the index has it (decisions §confirmed-marks).
        mark(plan, undo ? answer.value.products.map(({ sku }) => sku) : refused, false);
        if (refused.length > 0) notify({ type: 'press.refused', undo, refused: answer.value.refused });
        void look(refused, region);
        products.push(...answer.value.products);
      }
      return { products, isWhole: true };
    };
    const press = async (done: SignOffDone, undo: boolean): Promise<void> => {
      turn(done.region, done.skus);
      if (!undo) mark(done, done.skus, true);
      const sent = await send(done, undo);
      const { action, ...plan } = done;
      lost = !undo && !sent.isWhole && action !== null ? { plan: JSON.stringify(plan), action } : null;
      notify({ type: 'press.finished', press: done, undo, ...sent });
    };

    return {
      /** What this browser signed off and the index may not know of yet. */
      marks: () => local.read(),
      sign: (plan: SignOffPlan): Promise<void> =>
        press({ ...plan, action: lost?.plan === JSON.stringify(plan) ? lost.action : newAction() }, false),
      undo: (done: SignOffDone): Promise<void> => press(done, true),
      look,
      /** Asks how products are whose answer was lost: whether all is done as it was asked for; null where nobody answers. */
      settle: async ({ skus, region, level, undo, isLast }: UnansweredSignOff): Promise<boolean | null> => {
        const times = await look(skus, region);
        if (!times) return null;
        return isLast && notSignedAtServer(skus, level, times).length === (undo ? skus.length : 0);
      },
      /**
       * Clears up the marks of earlier visits once products are loaded (decisions §confirmed-marks). Those that the index has confirmed go. Of the
       * others the server is asked: what it has no sign-off of goes, too; the rest stay until the index has caught up, as do all when
       * the server cannot be asked.
       */
      reconcile: async (): Promise<void> => {
        const before = local.read();
        if (hasNoSignOffs(before)) return notify({ type: 'marks.changed', marks: before });
        try {
          const open = await board.unconfirmed(before);
          const known: SignOffTimes[] = [];
          for (const level of signOffLevels) {
            for (const [region, skus] of marksBeyond(before[level], open[level])) local.remove(level, region, skus);
            for (const [region, skus] of marksBeyond(open[level], noSignOffs[level])) {
              // Where the storefront is not known, nobody can be asked.
              for (let start = 0; region !== '' && start < skus.length; start += maxSignOffs) {
                const current = await statesOf(skus.slice(start, start + maxSignOffs), region);
                if (!current) continue;
                local.remove(level, region, notSignedAtServer(current.skus, level, current.times));
                known.push(...current.times);
              }
            }
          }
          if (known.length > 0) await board.update(known);
          notify({ type: 'times.known', times: known });
          notify({ type: 'marks.changed', marks: local.read() });
        } catch {
          notify({ type: 'board.broken' });
        }
      },
    };
  };

export type SignOff = ReturnType<typeof makeSignOff>;
export type SignOffsOfPage = ReturnType<SignOff>;
