import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { notFound, starting } from '../refusal.ts';
import { createHealth, type HealthParts } from './health.ts';
import { answerWhileItHangs } from './in-time.ts';
import { refuse, refuseFault } from './serve.ts';

export interface App {
  fetch(request: Request, bindings?: Environment['Bindings']): Response | Promise<Response>;
}

/** The parts of a server, some of which come up only after it listens. */
export interface ShellParts {
  readonly images: App;
  /** Null until the database is ready, like the portal. */
  webApp: App | null;
  portal: App | null;
  /** A supplier's own data in and out; null until the database is ready. */
  integration: App | null;
  /** What the command `connect` calls. */
  operator: App | null;
  /** Mails of the demo; null where they are sent, and until the database is ready. */
  mailbox: App | null;
  /** The documentation, which the demo shows; null where there is no demo. */
  docs: App | null;
  /** The way of staff to their provider and back, and the embedded provider; null where there is none, and until the database is ready. */
  staffSignIn: App | null;
  provider: App | null;
  /** The embedded search service: null until it runs, and for good where another is used. */
  search: App | null;
  readonly health: Pick<HealthParts, 'isDatabaseThere' | 'isSearchThere' | 'isSearchSlow' | 'isStopping'>;
  /** How many milliseconds a database that does not answer is waited for; without it as long as it takes: one in this process cannot hang alone. */
  readonly databasePatience?: number;
}

/** Where the mails of a demo are shown. */
export const mailboxPath = '/dev/mailbox';

/** Where the demo shows the documentation. */
export const docsPath = '/docs';

/** The request as the app under a prefix sees it. */
const within = (prefix: string, request: Request): Request => {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || '/';
  return new Request(url, request);
};

/** Answers of a process that serves nobody: how it is, and nothing else. */
export const createHealthAlone = (parts: ShellParts): Hono<Environment> => {
  const app = new Hono<Environment>();
  app.route('/', createHealth({ ...parts.health, isUp: () => parts.portal !== null }));
  app.all('*', (context) => refuse(context, notFound));
  app.onError((error, context) => refuseFault(context, error));
  return app;
};

/** One address for everything: API, search, images and the web app, answering from the moment the server listens. */
export const createShell = (parts: ShellParts): Hono<Environment> => {
  const app = new Hono<Environment>();
  app.route('/', createHealth({ ...parts.health, isUp: () => parts.portal !== null }));
  if (parts.databasePatience !== undefined)
    app.use(answerWhileItHangs(parts.health.isDatabaseThere, parts.databasePatience));
  app.all('/api/integration/v1/*', (context) => {
    context.env.trace.route = '/api/integration/v1/*';
    const request = within('/api/integration/v1', context.req.raw);
    return parts.integration?.fetch(request, context.env) ?? refuse(context, starting);
  });
  app.all('/api/operator/*', (context) => {
    context.env.trace.route = '/api/operator/*';
    return parts.operator?.fetch(context.req.raw, context.env) ?? refuse(context, starting);
  });
  app.all('/api/*', (context) => {
    context.env.trace.route = '/api/*';
    return parts.portal?.fetch(context.req.raw, context.env) ?? refuse(context, starting);
  });
  app.all('/search/*', (context) => {
    context.env.trace.route = '/search/*';
    return parts.search?.fetch(context.req.raw, context.env) ?? refuse(context, starting);
  });
  app.all('/images/*', (context) => {
    context.env.trace.route = '/images/*';
    return parts.images.fetch(within('/images', context.req.raw), context.env);
  });
  for (const part of ['staffSignIn', 'provider'] as const) {
    const path = part === 'provider' ? '/oidc/*' : '/oauth/*';
    app.all(path, (context) => {
      context.env.trace.route = path;
      const answer = parts[part]?.fetch(context.req.raw, context.env);
      return answer ?? refuse(context, parts.portal ? notFound : starting);
    });
  }
  for (const path of [mailboxPath, `${mailboxPath}/*`])
    app.all(path, (context) => {
      context.env.trace.route = mailboxPath;
      return parts.mailbox?.fetch(context.req.raw, context.env) ?? refuse(context, notFound);
    });
  for (const path of [docsPath, `${docsPath}/*`])
    app.all(path, (context) => {
      context.env.trace.route = docsPath;
      return parts.docs?.fetch(context.req.raw, context.env) ?? refuse(context, parts.portal ? notFound : starting);
    });
  app.all('*', (context) => parts.webApp?.fetch(context.req.raw, context.env) ?? refuse(context, starting));
  app.onError((error, context) => refuseFault(context, error));
  return app;
};
