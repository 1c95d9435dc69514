import { makeTakeBegun } from '@connect/adapters-http/begun-calls';
import type { BegunCall, TakeBegun } from '@connect/adapters-http/begun-calls';

declare global {
  /** What the page's own script has asked before the app's code came: see `early/begin-calls.ts`. */
  var begunCalls: BegunCall[] | undefined;
}

/** Hands out, once each, what the page asked before this code had come. */
export const takeBegun: TakeBegun = makeTakeBegun(globalThis.begunCalls ?? [], Date.now);
