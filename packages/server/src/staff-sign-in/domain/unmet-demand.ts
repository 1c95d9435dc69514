/** How somebody has to have signed in at the provider. */
export interface SignInDemands {
  /** Levels that its `acr` may be; none: any. */
  readonly acr: readonly string[];
  /** Ways of which its `amr` has one at least; none: any. */
  readonly amr: readonly string[];
  /** In seconds: so long ago at most; null: whenever. */
  readonly maxAge: number | null;
}

/** Seconds that the provider's clock may be ahead. */
const tolerance = 300;

/** What is not as demanded of a sign-in, by the claims of its ID token; null for nothing. Its age is the library's to check. */
export const unmetDemand = (
  { acr, amr, iat }: Readonly<Record<string, unknown>>,
  demands: SignInDemands,
  now: Date,
): string | null => {
  const ways: readonly unknown[] = Array.isArray(amr) ? amr : [];
  const is = (name: string, value: unknown) => `${name} of the ID token is ${JSON.stringify(value) ?? 'missing'}`;
  if (typeof iat !== 'number' || iat > now.getTime() / 1000 + tolerance) return is('iat', iat);
  if (demands.acr.length > 0 && !demands.acr.some((level) => level === acr)) return is('acr', acr);
  return demands.amr.length > 0 && !demands.amr.some((way) => ways.includes(way)) ? is('amr', amr) : null;
};
