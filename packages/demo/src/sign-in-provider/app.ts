import { languageOfLocale, preferredLocale } from '@connect/core/domain/access/language';
import type { Locale } from '@connect/core/domain/access/storefront';
import { inWaitingTime } from '@connect/core/domain/figures/waiting-time';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Provider } from 'oidc-provider';
import { refuse } from '../refusal.ts';
import { toNodePair } from './node-pair.ts';
import { providerPath } from './path.ts';
import type { PortalSide } from './portal-side.ts';
import { createProvider, signInPath, type ProviderOptions } from './provider.ts';
import { signInPage, type SignInForm } from './sign-in-page.ts';
import { signInTexts } from './texts.ts';

const noStore = { 'Cache-Control': 'no-store' };
const tooLarge = (context: Context): Response =>
  refuse(context, 413, { message: 'The body of the request is too large.', code: 'body_too_large' });
const wrongMethod = (context: Context): Response =>
  refuse(
    context,
    405,
    { message: 'This address does not take that method.', code: 'method_not_allowed' },
    { Allow: 'GET, HEAD, POST' },
  );
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const createProviderApp = (provider: Provider, portal: PortalSide): Hono => {
  const app = new Hono();
  const pairOf = (request: Request) =>
    toNodePair(request, { mountedAt: providerPath, origin: portal.originOf(request) });

  /** The sign-in of this address, if this browser began it; null when it is over. */
  const signInOf = async (context: Context) => {
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
  const show = (context: Context, form: SignInForm, status: 200 | 422 | 429): Response =>
    context.html(signInPage(portal.page, form), status, noStore);

  const formOf = ({ locale, action }: { locale: Locale; action: string }) => ({ locale, action });
  const over = (context: Context): Response => {
    context.header('Cache-Control', 'no-store');
    return context.redirect(portal.overAddress(context.req.header('Accept-Language') ?? ''), 303);
  };

  app.use(bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }));
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
    const texts = signInTexts[languageOfLocale(signIn.locale)];
    const attempt = await portal.attempt(context, email, text(form['password']));
    switch (attempt.kind) {
      case 'too-many': {
        context.header('Retry-After', String(attempt.seconds));
        const problem = texts.tooMany(inWaitingTime(attempt.seconds, signIn.locale));
        return show(context, { ...formOf(signIn), email, problem }, 429);
      }
      case 'wrong':
        return show(context, { ...formOf(signIn), email, problem: texts.wrong }, 422);
      case 'right':
        context.header('Cache-Control', 'no-store');
        return context.redirect(await signIn.finish(attempt.email), 303);
    }
  });
  app.all(signInPath(':uid'), wrongMethod);
  const answer = provider.callback();
  app.all('*', async (context) => {
    const { incoming, outgoing, answered } = await pairOf(context.req.raw);
    await answer(incoming, outgoing);
    return answered;
  });
  return app;
};

/** The demo's sign-in provider of staff under `/oidc`: its own calls, and the page that people sign in at. */
export const openProvider = async (client: Omit<ProviderOptions, 'portal'>, portal: PortalSide): Promise<Hono> =>
  createProviderApp(await createProvider({ ...client, portal }), portal);
