import { ownMessage } from './server-message.ts';

/** How long a form's button stays disabled after its request ended, in milliseconds (specification §form-buttons, decisions §timers-from-the-end). */
export interface Cooldown {
  readonly accepted: number;
  readonly refused: number;
}

/** The waits of the authentication forms (specification §form-buttons). */
export const cooldowns = {
  login: { accepted: 1000, refused: 1000 },
  register: { accepted: 5000, refused: 1000 },
  forgotPassword: { accepted: 2000, refused: 2000 },
  resetPassword: { accepted: 5000, refused: 1000 },
} as const satisfies Record<string, Cooldown>;

/** What a form says when the server did not answer. */
export const unreachableServer = ownMessage('unreachable');

/** How long the success of a form stands before the page goes on, in milliseconds; the specification names no time. */
export const successShownFor = 1500;
