import type { InferInput } from 'valibot';
import type { MfaRequired, SignedIn as WireSignedIn } from '@connect/contract/auth';
import type { Identity } from '../identity.ts';
import type { KnownBrowser } from '../known-browser.ts';
import type { KeptCookies } from './kept-cookies.ts';
import { asSignedIn } from './signed-in.ts';

const prefix = 'renew-';
/**
 * Each session has a cookie of its own: a late answer of one that another replaced, or that ended, takes nothing from the one of now. A
 * part of its id will do.
 */
const nameOf = (sessionId: string): string => prefix + sessionId.slice(0, 8);

/** A session, and the secret that renews it. */
interface Renewable {
  readonly sessionId: string;
  readonly secret: string;
}
interface SignedIn extends Renewable {
  readonly token: string;
  readonly user: Identity;
}
type Step = ({ readonly kind: 'signed-in' } & SignedIn) | { readonly kind: 'second-factor'; readonly mfaToken: string };

/** The cookies that sessions are renewed by (ADR 157), and the answers that they come with. */
export interface RenewalCookies {
  find(cookies: KeptCookies, sessionId: string): string | null;
  keep(cookies: KeptCookies, renewed: Renewable): void;
  drop(cookies: KeptCookies, sessionId: string): void;
  /** The answer for somebody who has signed in, whose session takes the place of any that the browser had. */
  signedIn(cookies: KeptCookies, signedIn: SignedIn): Promise<InferInput<typeof WireSignedIn>>;
  step(cookies: KeptCookies, step: Step): Promise<InferInput<typeof WireSignedIn | typeof MfaRequired>>;
  /** What the browser is known by. */
  known(cookies: KeptCookies): Promise<readonly KnownBrowser[]>;
}

interface Options {
  /** How long one is kept that is not renewed. */
  readonly seconds: number;
  /**
   * Ends the session that a secret renews, in whose place another comes; false for what this portal did not make: another server at this
   * host, as on a developer's machine, has its own.
   */
  readonly replace: (secret: string) => Promise<boolean>;
  readonly known: {
    all(cookies: KeptCookies): Promise<readonly KnownBrowser[]>;
    /** Makes the browser known to who has signed in. */
    keep(cookies: KeptCookies, userId: string): Promise<void>;
  };
}

export const createRenewalCookies = ({ seconds, replace, known }: Options): RenewalCookies => {
  const keep: RenewalCookies['keep'] = (cookies, { sessionId, secret }) =>
    cookies.keep(nameOf(sessionId), secret, seconds);
  const signedIn: RenewalCookies['signedIn'] = async (cookies, done) => {
    for (const [name, value] of Object.entries(cookies.all()))
      if (name.startsWith(prefix) && (await replace(value))) cookies.drop(name);
    await known.keep(cookies, done.user.id);
    keep(cookies, done);
    return asSignedIn(done);
  };
  return {
    find: (cookies, sessionId) => cookies.all()[nameOf(sessionId)] ?? null,
    keep,
    drop: (cookies, sessionId) => cookies.drop(nameOf(sessionId)),
    signedIn,
    known: known.all,
    step: async (cookies, step) =>
      step.kind === 'signed-in' ? signedIn(cookies, step) : { mfa_required: true, mfa_token: step.mfaToken },
  };
};
