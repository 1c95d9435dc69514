import type { Locale } from '@connect/core/domain/access/storefront';
import type { Context } from 'hono';

/** What was found of an email and a password: whose they are, as the portal writes the email; or why nobody is signed in. */
export type Attempt =
  | { readonly kind: 'right'; readonly email: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly seconds: number };

/** What the provider needs of the portal that it signs people in to. */
export interface PortalSide {
  /** Looks at what somebody signs in with, and counts it. */
  readonly attempt: (context: Context, email: string, password: string) => Promise<Attempt>;
  /** Origin that a browser asks at. */
  readonly originOf: (request: Request) => string;
  /** Where whoever comes too late goes on, in the language of their browser. */
  readonly overAddress: (acceptLanguage: string) => string;
  /** Where people come back to, signed in. */
  readonly callbackPath: string;
  /** Origin that the portal is at beside the one a browser asks at; null for none. */
  readonly publicUrl: string | null;
  /** A page in the portal's look. */
  readonly page: (locale: Locale, title: string, body: string) => string;
}
