import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Environment } from '../../http/environment.ts';
import { serveLook } from '../../http/page-look.ts';
import { headersOf } from '../../http/status.ts';
import { bodyTooLarge, methodNotAllowed, notFound, tooManyAttempts } from '../../refusal.ts';
import { refuse, type ServeOptions } from '../../http/serve.ts';
import type { OriginOf } from '../../http/origin.ts';
import type { Browser } from '../../auth/application/sessions.ts';
import type { UserAccount } from '../../identity.ts';
import type { PendingSignIns } from '../application/sign-ins.ts';
import type { makeFindStaff, StaffCodes } from '../application/staff-users.ts';
import type { Issuer } from '../application/issuer.ts';
import type { ProviderLogout } from '../application/provider-logout.ts';
import { bodyLimit } from 'hono/body-limit';
import { maxBodySize } from '../../http/max-body-size.ts';
import { loginAddress, messagePage, overAddress, waitPage } from './pages.ts';
import { backChannelPath, callbackPath, loginPath, logoutPath, signedOutPath } from './paths.ts';
import { stylesheet } from './stylesheet.ts';
import { backTo, isState, storefrontOfReturnPage } from './return-page.ts';

type From = Pick<Browser, 'address' | 'userAgent'>;

export interface StaffSignInOptions {
  readonly pending: PendingSignIns;
  readonly findStaff: ReturnType<typeof makeFindStaff>;
  readonly codes: StaffCodes;
  readonly issuer: Issuer;
  /** Puts a refused sign-in among the recent ones of whom it names. */
  readonly noteRefused: (user: UserAccount, from: From) => Promise<void>;
  /** Ends what a logout at the provider is about; false for one that was told before. */
  readonly followLogout: (logout: ProviderLogout, from: From) => Promise<boolean>;
  readonly now: () => Date;
  readonly originOf: OriginOf;
  readonly addressOf: ServeOptions['addressOf'];
  /** Counts a sign-in that begins at an address; answers the seconds to wait when there were too many, else null. */
  readonly countStart: (address: string) => Promise<number | null>;
  /** Origin that pages are at beside the one asked at; null for none. */
  readonly publicUrl: string | null;
  readonly basePath: string;
  /** Address of the login page. */
  readonly home: string;
  readonly log: Pick<Logger, 'warn'>;
}

const visited = [loginPath, callbackPath, logoutPath, signedOutPath];
const paths = [...visited, backChannelPath];
const noStore = { 'Cache-Control': 'no-store' };

/** What went wrong, in a line: an error of the provider's may carry codes and tokens, which no log gets. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const codeOf = (thrown: Error): unknown => Reflect.get(thrown, 'error') ?? Reflect.get(thrown, 'code');
  const code = codeOf(error) ?? (error.cause instanceof Error ? codeOf(error.cause) : null);
  // Which claim it was, or that the signature is another's, stands in what lies under it.
  const why = error.cause instanceof Error && error.cause.message !== error.message ? `: ${error.cause.message}` : '';
  return typeof code === 'string' ? `${error.message} (${code})${why}` : error.message + why;
};

/** The way of staff to their provider and back (specification §staff-sign-in): `/oauth/portal-login` and `/oauth/callback`. */
export const createStaffSignInApp = (options: StaffSignInOptions): Hono<Environment> => {
  const { pending, issuer, log } = options;
  const app = new Hono<Environment>();

  serveLook(app, '/oauth', stylesheet);
  app.use(async (context, next) => {
    context.env.trace.route = paths.find((path) => path === context.req.path) ?? '/oauth/*';
    await next();
  });
  const goTo = (context: Context, address: string): Response => {
    context.header('Cache-Control', 'no-store');
    return context.redirect(address, 303);
  };
  /** What the provider answers; null, and a line in the log, where it does not. */
  const orNull = <Answer>(asked: Promise<Answer>, otherwise: string): Promise<Answer | null> =>
    asked.catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, otherwise);
      return null;
    });
  const fromOf = (context: Context<Environment>): From => ({
    address: options.addressOf(context),
    userAgent: context.req.header('User-Agent') ?? null,
  });
  const badRequest = (context: Context, text: string): Response =>
    context.html(messagePage(text, options.home), 400, noStore);

  app.get(loginPath, async (context) => {
    const { redirect_uri: page = '', state = '' } = context.req.query();
    const origins = [options.originOf(context.req.raw), ...(options.publicUrl === null ? [] : [options.publicUrl])];
    const storefront = storefrontOfReturnPage(page, { origins, basePath: options.basePath });
    if (!storefront)
      return badRequest(
        context,
        'The redirect_uri of a staff sign-in must be the page of this portal that it comes back to.',
      );
    if (!isState(state))
      return badRequest(context, 'The state of a staff sign-in must be 1 to 512 printable characters.');
    const seconds = await options.countStart(options.addressOf(context));
    if (seconds !== null)
      return context.html(waitPage(storefront.locale, seconds, options.home), 429, {
        ...noStore,
        ...headersOf(tooManyAttempts(seconds)),
      });
    const callback = new URL(callbackPath, page).href;
    const question = await orNull(
      issuer.begin(callback, storefront.locale),
      'the sign-in provider of staff is out of reach',
    );
    if (!question) return goTo(context, backTo(page, { state, error: 'provider_unreachable' }));
    await pending.keep(question.checks.state, { ...question.checks, returnTo: page, clientState: state });
    return goTo(context, question.address);
  });

  app.get(callbackPath, async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const state = searchParams.get('state') ?? '';
    const signIn = await pending.take(state);
    if (!signIn) return goTo(context, overAddress(options.basePath, context.req.header('Accept-Language') ?? ''));
    const back = (answer: { code: string } | { error: string }): Response =>
      goTo(context, backTo(signIn.returnTo, { state: signIn.clientState, ...answer }));
    const address = new URL(callbackPath + search, signIn.returnTo);
    const answer = await orNull(issuer.answerOf(address, { ...signIn, state }), 'a sign-in of staff failed');
    if (!answer) return back({ error: 'sign_in_failed' });
    const user = await options.findStaff({ ...answer, issuer: issuer.name });
    if (!user.ok) {
      log.warn({ reason: user.refusal.reason }, 'a sign-in of staff was nobody’s here');
      if (user.refusal.user) await options.noteRefused(user.refusal.user, fromOf(context));
      return back({ error: 'unknown_user' });
    }
    return back({ code: await options.codes.make(user.value.id, { providerSession: answer.session }) });
  });

  const login = (context: Context): string =>
    loginAddress(options.basePath, context.req.header('Accept-Language') ?? '');
  app.get(logoutPath, async (context) => {
    const origin = options.publicUrl ?? options.originOf(context.req.raw);
    const end = await orNull(issuer.endOf(origin + signedOutPath), 'the sign-in provider of staff is out of reach');
    return goTo(context, end ?? login(context));
  });
  app.get(signedOutPath, (context) => goTo(context, login(context)));

  app.use(backChannelPath, bodyLimit({ maxSize: maxBodySize, onError: (context) => refuse(context, bodyTooLarge) }));
  app.post(backChannelPath, async (context) => {
    const { logout_token: token } = await context.req.parseBody();
    const logout =
      typeof token === 'string'
        ? await orNull(issuer.logoutOf(token, options.now()), 'a logout of the provider was not followed')
        : null;
    const isFollowed = logout !== null && (await options.followLogout(logout, fromOf(context)));
    return isFollowed ? context.body(null, 200, noStore) : context.json({ error: 'invalid_request' }, 400, noStore);
  });

  for (const path of visited)
    app.all(path, (context) => refuse(context, methodNotAllowed, { headers: { Allow: 'GET, HEAD' } }));
  app.all(backChannelPath, (context) => refuse(context, methodNotAllowed, { headers: { Allow: 'POST' } }));
  app.notFound((context) => refuse(context, notFound));
  return app;
};
