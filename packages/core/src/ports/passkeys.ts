import type { Passkey, PasskeyAnswer, PasskeyOptions } from '../domain/access/passkey.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** The passkeys of the signed-in user (specification §passkeys). They are told of its changes by mail, in the language of the `storefront`. */
export interface Passkeys {
  list(): Promise<Result<readonly Passkey[], Refusal>>;
  /** What a device makes one with; its answer counts once, and for five minutes. */
  begin(password: string): Promise<Result<PasskeyOptions, Refusal>>;
  add(name: string, answer: PasskeyAnswer, storefront: string): Promise<Result<Passkey, Refusal>>;
  remove(id: string, password: string, storefront: string): Promise<Result<null, Refusal>>;
}

/**
 * The passkeys of the signed-in member of staff, where staff have no sign-in provider (specification §passkeys-of-staff). A change needs a recent
 * sign-in in place of the password.
 */
export interface StaffPasskeys {
  readonly list: Passkeys['list'];
  begin(): Promise<Result<PasskeyOptions, Refusal>>;
  readonly add: Passkeys['add'];
  remove(id: string, storefront: string): Promise<Result<null, Refusal>>;
  /** What a passkey signs staff in with, whosever it is. */
  ask(): Promise<Result<PasskeyOptions, Refusal>>;
}

/** What a browser's passkeys are asked by. `cancelled`: its user did not, or there was none; `unsupported`: this browser or address has none. */
export interface PasskeyDevice {
  create(options: PasskeyOptions): Promise<Result<PasskeyAnswer, 'cancelled' | 'unsupported'>>;
  use(options: PasskeyOptions): Promise<Result<PasskeyAnswer, 'cancelled' | 'unsupported'>>;
}
