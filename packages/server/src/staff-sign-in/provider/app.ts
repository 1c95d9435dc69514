import type { Locale } from '@connect/core/domain/access/storefront';
import { inWaitingTime } from '@connect/core/domain/figures/waiting-time';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Provider } from 'oidc-provider';
import { emailKey } from '../../auth/email-key.ts';
import type { LoginLimiter } from '../../auth/login-limiter.ts';
import type { Database } from '../../database/open.ts';
import { demoPassword, demoStaff } from '../../demo/accounts.ts';
import type { Environment } from '../../http/environment.ts';
import type { OriginOf } from '../../http/origin.ts';
import { bodyTooLarge, methodNotAllowed } from '../../http/refusal.ts';
import { refuse, type ServeOptions } from '../../http/serve.ts';
import { languageOfLocale, preferredLocale } from '../../mail/language.ts';
import { overAddress, signInPage, type SignInForm } from '../pages.ts';
import { providerPath } from '../paths.ts';
import { staffTexts } from '../texts.ts';
import { isStaffPassword } from './accounts.ts';
import { toNodePair } from './node-pair.ts';
import { signInPath } from './provider.ts';

export interface ProviderAppOptions {
  readonly provider: Provider;
  readonly database: Database;
  readonly limiter: LoginLimiter;
  readonly addressOf: ServeOptions['addressOf'];
  readonly originOf: OriginOf;
  readonly basePath: string;
}

const noStore = { 'Cache-Control': 'no-store' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The embedded provider under `/oidc`: its own calls, and the page that people sign in at. */
export const createProviderApp = (options: ProviderAppOptions): Hono<Environment> => {
  const { provider, database, limiter, originOf } = options;
  const app = new Hono<Environment>();
  const pairOf = (request: Request) => toNodePair(request, { mountedAt: providerPath, origin: originOf(request) });

  /** The sign-in of this address, if this browser began it; null when it is over. */
  const signInOf = async (context: Context<Environment>) => {
    const { incoming, outgoing } = await pairOf(new Request(context.req.url, { headers: context.req.raw.headers }));
    const details = await provider.interactionDetails(incoming, outgoing).catch(() => null);
    if (!details || details.uid !== context.req.param('uid')) return null;
    return {
      // The portal asked for its page's language.
      locale: preferredLocale(text(details.params['ui_locales']).replaceAll(' ', ',')),
      action: signInPath(details.uid),
      /** Where the browser goes on to, signed in. */
      finish: async (email: string): Promise<string> => {
        const login = { accountId: email, remember: false };
        const { pathname } = new URL(await provider.interactionResult(incoming, outgoing, { login }));
        return pathname;
      },
    };
  };
  const show = (context: Context, form: Omit<SignInForm, 'demo'>, status: 200 | 422 | 429): Response =>
    context.html(signInPage({ ...form, demo: { accounts: demoStaff, password: demoPassword } }), status, noStore);

  const formOf = ({ locale, action }: { locale: Locale; action: string }) => ({ locale, action });
  const over = (context: Context): Response => {
    context.header('Cache-Control', 'no-store');
    return context.redirect(overAddress(options.basePath, context.req.header('Accept-Language') ?? ''), 303);
  };

  app.use(bodyLimit({ maxSize: 16 * 1024, onError: (context) => refuse(context, bodyTooLarge) }));
  app.get(signInPath(':uid'), async (context) => {
    const signIn = await signInOf(context);
    if (!signIn) return over(context);
    return show(context, { ...formOf(signIn), email: '', problem: null }, 200);
  });
  app.post(signInPath(':uid'), async (context) => {
    const signIn = await signInOf(context);
    if (!signIn) return over(context);
    const form = await context.req.parseBody();
    const email = text(form['email']).trim();
    const attempt = { email: emailKey(email), address: options.addressOf(context) };
    const seconds = await limiter.take(attempt);
    if (seconds !== null) {
      context.header('Retry-After', String(seconds));
      const problem = staffTexts[languageOfLocale(signIn.locale)].tooMany(inWaitingTime(seconds, signIn.locale));
      return show(context, { ...formOf(signIn), email, problem }, 429);
    }
    if (!(await isStaffPassword(database, email, text(form['password'])))) {
      const problem = staffTexts[languageOfLocale(signIn.locale)].wrong;
      return show(context, { ...formOf(signIn), email, problem }, 422);
    }
    await limiter.forgive(attempt);
    context.header('Cache-Control', 'no-store');
    return context.redirect(await signIn.finish(attempt.email), 303);
  });
  app.all(signInPath(':uid'), (context) => refuse(context, methodNotAllowed('GET, HEAD, POST')));
  const answer = provider.callback();
  app.all('*', async (context) => {
    const { incoming, outgoing, answered } = await pairOf(context.req.raw);
    await answer(incoming, outgoing);
    return answered;
  });
  return app;
};
