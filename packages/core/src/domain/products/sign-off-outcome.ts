import { isSecondSignedOff, notSignedOff } from './sign-off.ts';
import type { LocalSignOffs, SignOffLevel, SignOffRights, SignOffState } from './sign-off.ts';

/** For so long whoever gave a sign-off may take it back without naming its action, in milliseconds. */
export const undoTime = 10_000;

/** What stands in the way of a sign-off, or of taking it back. */
export type SignOffRefusal = 'not-signed-first' | 'signed-twice' | 'undo-over' | 'signed-by-other';

/** What was done last to a product at one level: its sign-off, or that one's taking back. */
export interface LastSignOff {
  /** Id of who did it. */
  readonly by: string;
  /** The action it was part of; null where that was not named. */
  readonly action: string | null;
  /** In milliseconds. */
  readonly at: number;
  readonly undo: boolean;
}

/** One sign-off that is asked for, or its taking back. */
export interface SignOffRequest {
  readonly level: SignOffLevel;
  readonly undo: boolean;
  /** The action it is part of, one press of a person; that which is to be taken back. Null where nobody names one. */
  readonly action: string | null;
  /** Id of who asks. */
  readonly person: string;
  /** What was done last at the level; null where nothing is known. */
  readonly last: LastSignOff | null;
  readonly now: number;
}

export type SignOffOutcome = 'done' | 'again' | 'same' | SignOffRefusal;

/**
 * What an asked for sign-off comes to, for somebody with the right to its level (decisions §confirmed-marks): `done` changes the product, `again`
 * is this very action once more, whose answer was lost, and `same` finds it so by another's doing. The first is taken back only
 * while there is no second; an undo that names an action takes back nothing but that one's; whoever gave one may take it back by its action,
 * which the page it was given on knows, and for a moment without; later only those with the right to the second.
 */
export const signOffOutcome = (
  rights: SignOffRights,
  product: Pick<SignOffState, 'signedOffAt' | 'secondSignedOffAt'>,
  { level, undo, action, person, last, now }: SignOffRequest,
): SignOffOutcome => {
  const first = product.signedOffAt > notSignedOff;
  const second = product.secondSignedOffAt > notSignedOff;
  const isOwn = last?.by === person;
  const isOfAction = isOwn && action !== null && last.action === action;
  if ((level === 'first' ? first : second) !== undo) return isOfAction && last.undo === undo ? 'again' : 'same';
  if (!undo) return level === 'second' && !first ? 'not-signed-first' : 'done';
  if (action !== null && !isOfAction) return 'signed-by-other';
  if (level === 'first' && second) return 'signed-twice';
  return rights.second || isOfAction || (isOwn && now - last.at <= undoTime) ? 'done' : 'undo-over';
};

/**
 * Whether somebody may take a sign-off back whoever gave it, and however long ago: as the list offers it. A mark that is still on its way to
 * the server is not taken back, and a second one on its way is over the first (decisions §second-after-first).
 */
export const mayTakeBack = (
  rights: SignOffRights,
  product: SignOffState,
  local: LocalSignOffs,
  level: SignOffLevel,
): boolean =>
  !(level === 'first' && isSecondSignedOff(product, local)) &&
  signOffOutcome(rights, product, { level, undo: true, action: null, person: '', last: null, now: 0 }) === 'done';

/** Whether a product is as asked for by this action, and not by what another did. */
export const wasDoneBy = (outcome: SignOffOutcome): boolean => outcome === 'done' || outcome === 'again';
