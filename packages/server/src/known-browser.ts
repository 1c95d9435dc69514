/** A browser in which somebody signed in before. */
export interface KnownBrowser {
  /** Whose account it is known to. */
  readonly userId: string;
  /** Another one each time that they sign in. */
  readonly deviceId: string;
  /** When that was, in seconds. */
  readonly since: number;
}
