import { maxCodeLength } from '@connect/core/domain/access/second-factor';
import { maxEmail, maxPersonName, type User as CoreUser } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { call } from './call.ts';
import { PasskeyAnswer } from './passkey-answer.ts';
import { customerNo, lesserText } from './values.ts';

/** The signed-in user as every frontend sees it (specification §current-user). */
export const User = v.pipe(
  v.object({
    // Whose drafts and baskets a browser keeps.
    email: v.string(),
    first_name: v.string(),
    last_name: lesserText,
    roles: v.array(v.string()),
    permissions: v.array(v.string()),
    is_super_user: v.optional(v.boolean()),
    customer_no: v.nullable(customerNo),
    /** The member of staff who acts for the customer (decisions §acting-within-limits); absent otherwise. */
    impersonator: v.optional(v.object({ name: v.string(), email: v.string() })),
    /** Their company demands a second factor, and they have none: nothing else is answered before (specification §demanded-second-factor). */
    second_factor_needed: v.optional(v.literal(true)),
  }),
  v.transform((wire): CoreUser => ({
    email: wire.email,
    firstName: wire.first_name,
    lastName: wire.last_name,
    roles: wire.roles,
    permissions: wire.permissions,
    isSuperUser: wire.is_super_user ?? false,
    customerNo: wire.customer_no,
    ...(wire.second_factor_needed && { needsSecondFactor: true }),
  })),
);

export const Email = v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(maxEmail, 'is too long'));
/** An email that a mail is sent to, or somebody signs in with. */
export const EmailAddress = v.pipe(Email, v.email('is not an email address'));
export const Password = v.pipe(v.string(), v.maxLength(1024, 'is too long'));
/** The password that the account has. */
export const OwnPassword = v.pipe(Password, v.minLength(1, 'is required'));
export const PersonName = v.pipe(v.string(), v.trim(), v.maxLength(maxPersonName, 'is too long'));

/** The IANA zone of the browser that signs in, such as `Europe/Warsaw`: mails tell times in it. */
export const TimeZone = v.optional(v.pipe(v.string(), v.maxLength(64, 'is too long')));

export const LoginBody = v.object({
  email: Email,
  password: OwnPassword,
  time_zone: TimeZone,
});

export const SignedIn = v.object({ token: v.string(), user: User });

/** The password was right and the account has a second factor: its code is asked for next (specification §documented-calls). */
export const MfaRequired = v.object({ mfa_required: v.literal(true), mfa_token: v.string() });

/** The storefront's part of an address, such as `de/de`; empty for the first. Mails link to it, in its language. */
export const StorefrontPath = v.optional(
  v.pipe(v.string(), v.regex(/^([a-z]{2,3}\/[a-z]{2})?$/, 'is not a storefront')),
  '',
);

/** Six digits of an authenticator, or a recovery code; spaces and dashes in it do not matter. */
export const SecondFactorCode = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is required'),
  v.maxLength(maxCodeLength, 'is too long'),
);

/**
 * A server without `renew`, as one at another origin than the page's, puts a fresh token into this header of its answers once the one in
 * use is past half of its life.
 */
export const renewedTokenHeader = 'X-Connect-Token';

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign a customer in with email and password',
  access: 'public',
  body: LoginBody,
  answer: v.union([SignedIn, MfaRequired]),
  refusals: [401, 429],
});

/** What a right password is answered with where a second factor is asked for next. */
export const MfaToken = v.pipe(v.string(), v.maxLength(2048, 'is too long'));

export const loginMfa = call({
  method: 'POST',
  path: '/api/auth/login/mfa',
  summary: 'Finish a sign-in with the code of the second factor, a recovery code, or the answer of a passkey',
  access: 'public',
  body: v.pipe(
    v.object({
      mfa_token: MfaToken,
      code: v.optional(SecondFactorCode),
      passkey: v.optional(PasskeyAnswer),
      storefront: StorefrontPath,
      time_zone: TimeZone,
    }),
    v.forward(
      v.check(({ code, passkey }) => code !== undefined || passkey !== undefined, 'is required'),
      ['code'],
    ),
  ),
  answer: SignedIn,
  refusals: [401, 422, 429],
});

export const loginCode = call({
  method: 'POST',
  path: '/api/auth/login/code',
  summary:
    'Sign staff in with the code they came back from the provider with, or where there is none with the answer of a passkey; it counts once',
  access: 'public',
  body: v.pipe(
    v.object({
      code: v.optional(v.pipe(v.string(), v.minLength(1, 'is required'), v.maxLength(512, 'is too long'))),
      passkey: v.optional(PasskeyAnswer),
      time_zone: TimeZone,
    }),
    v.forward(
      v.check(({ code, passkey }) => code !== undefined || passkey !== undefined, 'is required'),
      ['code'],
    ),
  ),
  answer: SignedIn,
  refusals: [401, 429],
});

export const me = call({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user',
  access: 'signed-in',
  beforeSecondFactor: true,
  answer: User,
});

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session the token belongs to',
  access: 'signed-in',
  beforeSecondFactor: true,
  answer: 'none',
});
