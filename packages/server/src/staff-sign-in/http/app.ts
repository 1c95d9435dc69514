import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Environment } from '../../http/environment.ts';
import { serveLook } from '../../http/page-look.ts';
import { headersOf } from '../../http/status.ts';
import { methodNotAllowed, notFound, tooManyAttempts } from '../../refusal.ts';
import { refuse, type ServeOptions } from '../../http/serve.ts';
import type { OriginOf } from '../../http/origin.ts';
import type { PendingSignIns } from '../application/sign-ins.ts';
import type { makeFindStaff, StaffCodes } from '../application/staff-users.ts';
import type { Issuer } from '../application/issuer.ts';
import { messagePage, overAddress, waitPage } from './pages.ts';
import { callbackPath, loginPath } from './paths.ts';
import { stylesheet } from './stylesheet.ts';
import { backTo, isState, storefrontOfReturnPage } from './return-page.ts';

export interface StaffSignInOptions {
  readonly pending: PendingSignIns;
  readonly findStaff: ReturnType<typeof makeFindStaff>;
  readonly codes: StaffCodes;
  readonly issuer: Issuer;
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

const noStore = { 'Cache-Control': 'no-store' };

/** What went wrong, in a line: an error of the provider's may carry codes and tokens, which no log gets. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const codeOf = (thrown: Error): unknown => Reflect.get(thrown, 'error') ?? Reflect.get(thrown, 'code');
  const said = codeOf(error) ?? (error.cause instanceof Error ? codeOf(error.cause) : null);
  return typeof said === 'string' ? `${error.message} (${said})` : error.message;
};

/** The way of staff to their provider and back (specification §staff-sign-in): `/oauth/portal-login` and `/oauth/callback`. */
export const createStaffSignInApp = (options: StaffSignInOptions): Hono<Environment> => {
  const { pending, issuer, log } = options;
  const app = new Hono<Environment>();

  serveLook(app, '/oauth', stylesheet);
  app.use(async (context, next) => {
    context.env.trace.route = [loginPath, callbackPath].find((path) => path === context.req.path) ?? '/oauth/*';
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
  const say = (context: Context, text: string): Response => context.html(messagePage(text, options.home), 400, noStore);

  app.get(loginPath, async (context) => {
    const { redirect_uri: page = '', state = '' } = context.req.query();
    const origins = [options.originOf(context.req.raw), ...(options.publicUrl === null ? [] : [options.publicUrl])];
    const storefront = storefrontOfReturnPage(page, { origins, basePath: options.basePath });
    if (!storefront)
      return say(context, 'The redirect_uri of a staff sign-in must be the page of this portal that it comes back to.');
    if (!isState(state)) return say(context, 'The state of a staff sign-in must be 1 to 512 printable characters.');
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
      log.warn({ reason: user.refusal }, 'a sign-in of staff was nobody’s here');
      return back({ error: 'unknown_user' });
    }
    return back({ code: await options.codes.make(user.value.id) });
  });

  for (const path of [loginPath, callbackPath])
    app.all(path, (context) => refuse(context, methodNotAllowed, { headers: { Allow: 'GET, HEAD' } }));
  app.notFound((context) => refuse(context, notFound));
  return app;
};
