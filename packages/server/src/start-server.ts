import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { LoginLimits } from './auth/application/login-limiter.ts';
import { openBreachedPasswords } from './breached-passwords.ts';
import { trackParcel } from './carrier/hbl.ts';
import type { ServerConfig } from './config.ts';
import { feedsAlone, openFeeding } from './database/feeding.ts';
import { isReachable, type Database } from './database/open.ts';
import { isAway } from './http/is-away.ts';
import { reasonOf, StartError } from './lifecycle/start-error.ts';
import { copyEmbedded, removeCopies } from './database/copy.ts';
import { makeAddressOf } from './http/address.ts';
import type { Environment } from './http/environment.ts';
import { createOperatorApp } from './portal/operator-app.ts';
import { createLog } from './log.ts';
import { createPortal } from './portal.ts';
import { startWebhooks } from './portal/serve-webhooks.ts';
import { createIntegration, startInterrupting, withKeys } from './portal/serve-integration.ts';
import { makeIsOperator } from './http/from-operator.ts';
import { keepOperatorAccess, type OperatorAccess } from './lifecycle/operator-file.ts';
import { contentPolicy, securityHeaders, type SecurityOptions } from './http/security-headers.ts';
import { createSecurityTxt } from './http/security-txt.ts';
import { createMetrics } from './http/metrics.ts';
import { makeOriginOf } from './http/origin.ts';
import { createHealthAlone, createShell, type App, type ShellParts } from './http/shell.ts';
import { traced } from './http/traced.ts';
import { createTraffic } from './http/traffic.ts';
import { createWebApp, inlineHashes } from './http/web-app.ts';
import { startChangeJob } from './indexing/application/change-job.ts';
import { createSearchAccess } from './indexing/application/search-access.ts';
import { watchDisk } from './lifecycle/disk-room.ts';
import { keepsData, takeDataFolder } from './lifecycle/data-folder.ts';
import { freeMemory } from './lifecycle/free-memory.ts';
import { hostOf, logOf } from './lifecycle/host-of.ts';
import { listen } from './lifecycle/listen.ts';
import { openDatabase } from './lifecycle/open-database.ts';
import { openMail } from './lifecycle/open-mail.ts';
import { openSearch, type OpenSearch } from './lifecycle/open-search.ts';
import { createFileMaker } from './file-maker.ts';
import { startJobs } from './start-jobs.ts';
import { reachProblems } from './doctor/reach-problems.ts';
import { surroundingChecks } from './doctor/probes.ts';
import type { DemoThread } from './demo/demo-thread.ts';
import { loadDemo } from './load-demo.ts';
import { demoAccounts, pageConfig } from './page-config.ts';
import { startTracing } from './lifecycle/start-tracing.ts';
import { openBooks } from './open-books.ts';
import { behindOf, noGauges, readGauges } from './read-gauges.ts';
import { openStaffSignIn } from './lifecycle/open-staff-sign-in.ts';
import { nameIn, shownIdentity, type ReadIdentity } from './supplier.ts';
import { plainWarnings } from './transport.ts';
import { unknownText } from './unknown-settings.ts';

export interface StartOptions {
  readonly config: ServerConfig;
  /** The settings whose file says otherwise by now. */
  readonly editedSettings?: () => readonly string[];
  readonly log?: Logger;
  readonly now?: () => Date;
  readonly limits?: LoginLimits;
  /** Where the portal will be, of a server that is there for a command and not reached there itself. */
  readonly url?: string;
  /** Folder of the built web app. */
  readonly webFolder?: string;
  /** Listens once it can serve, as one of several processes whose others serve meanwhile. */
  readonly listensLast?: boolean;
  /** The demo's data that are already being made for an empty database; ended with the start. */
  readonly demo?: DemoThread | undefined;
  /** Gives a start up between two of its steps, closing what is open. */
  readonly signal?: AbortSignal;
}

export interface RunningServer {
  readonly url: string;
  /** Whether it runs on the demo's data, and says so. */
  readonly demo: boolean;
  /** What the command `connect` calls it with. */
  readonly operator: OperatorAccess;
  close(): Promise<void>;
}

/** Milliseconds that a call waits for the embedded index to have what it wrote; while much else is taken over it is found a little later. */
const ownIndexPatience = 150;

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));
const builtDocs = fileURLToPath(new URL('../../../.cache/docs', import.meta.url));

const securityOf = (config: ServerConfig, webFolder: string): SecurityOptions => ({
  inline: inlineHashes(webFolder),
  connectTo: [config.apiHost, config.brandApiHost, config.meili?.publicUrl ?? ''],
  imagesFrom: [config.imageHost, ...config.pictureHosts.map((host) => `https://${host}`)],
  overHttps: ({ headers }) =>
    (config.publicUrl?.startsWith('https:') ?? false) ||
    (config.proxies > 0 && headers.get('X-Forwarded-Proto') === 'https'),
});

/** Drawn by a library that takes a while to load, so it is loaded with the first picture. */
let drawing: Promise<App> | null = null;
const images: App = {
  fetch: async (request, bindings) => {
    drawing ??= loadDemo.pictures().then(({ openPictures }) => openPictures());
    return (await drawing).fetch(request, bindings);
  },
};

const answers = async (database: Database | null): Promise<boolean> => database !== null && isReachable(database);

const shownHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Where this machine reaches it: one that listens everywhere, by its own address. */
const urlWithin = (host: string, port: number): string =>
  `http://${shownHost(host).replace(/^localhost$/, host.includes(':') ? '[::1]' : '127.0.0.1')}:${port}`;

/**
 * Starts a server and answers when it is ready. It listens first, so that a taken port leaves everything as it was, and says on
 * `/health` that it is starting until database and search are there. Throws a StartError, with nothing left open, when it cannot start.
 */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { config, now = () => new Date(), log = createLog(config.logLevel), webFolder = builtWebApp, signal } = options;
  let database: Database | null = null;
  let search: OpenSearch | null = null;
  const closing = new AbortController();
  const parts: ShellParts = {
    images,
    webApp: null,
    portal: null,
    integration: null,
    operator: null,
    mailbox: null,
    docs: null,
    staffSignIn: null,
    provider: null,
    search: null,
    ...(config.databaseUrl !== null && { databasePatience: 8000 }),
    health: {
      isDatabaseThere: () => answers(database),
      isSearchThere: async () => (await search?.ready()) ?? false,
      isSearchSlow: () => search?.isSlow() ?? false,
      isStopping: () => closing.signal.aborted,
    },
  };
  for (const each of config.unknown) log.warn(unknownText(each));
  for (const line of plainWarnings(config)) log.warn(line);
  const addressOf = makeAddressOf(config.proxies);
  const traffic = createTraffic();
  const metrics = createMetrics({
    token: config.metricsToken,
    readQueues: async () => (database && search ? readGauges(database, search, now()) : noGauges),
  });
  const security = securityOf(config, webFolder);
  const shell = new Hono<Environment>().use(traffic.count).use(securityHeaders(security));
  if (metrics) shell.get('/metrics', async ({ req, env }) => metrics.app.fetch(req.raw, env));
  const settings = shownIdentity(config, config.demo);
  let readIdentity: ReadIdentity = async () => settings;
  const supportEmail = async () => (await readIdentity()).support.email;
  shell.route('/', createSecurityTxt({ email: supportEmail, publicUrl: config.publicUrl, now }));
  shell.route('/', config.role === 'worker' ? createHealthAlone(parts) : createShell(parts));
  // One that is there for a command does what nobody waits for, and ends at once.
  const tracing = await startTracing({ traces: options.url === undefined ? config.traces : null }, log);
  const { tracer } = tracing;
  const startListening = () => listen(traced(shell.fetch, log, metrics?.observe, tracer), config);
  let listener = options.listensLast ? null : await startListening();
  const port = listener?.port ?? config.port;
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    closing.abort();
    await listener?.close();
    for (const closer of closers.splice(0).reverse()) await closer();
    await tracing.close();
  };
  try {
    const folder = keepsData(config) ? takeDataFolder(config.dataDir) : null;
    if (folder) closers.push(folder.release);
    if (folder) removeCopies(config.dataDir);
    if (folder && folder.wasOpen > 0)
      log.warn({ files: folder.wasOpen }, 'the data folder was open to others of this machine, and is closed now');
    signal?.throwIfAborted();
    const { demo: making } = options;
    if (making) closers.push(making.close);
    const opened = await openDatabase(config, folder, { log, now, demo: making });
    await making?.close();
    database = opened.database;
    closers.push(() => opened.database.destroy());
    signal?.throwIfAborted();
    let onChanged = (): void => undefined;
    const feeding =
      config.databaseUrl === null
        ? feedsAlone
        : openFeeding(config.databaseUrl, () => onChanged(), { shared: config.meili !== null, check: opened.check });
    closers.push(feeding.close);
    const found = await openSearch(config, folder?.search ?? null, { ...opened, log, feeding });
    search = found;
    closers.push(found.close);
    signal?.throwIfAborted();
    const breached = config.breachedPasswords === null ? null : await openBreachedPasswords(config.breachedPasswords);
    if (breached) closers.push(breached.close);
    const demo = config.demo && opened.shared.demo;
    if (!demo && config.smtpUrl === null) log.warn('SMTP_URL is not set: mails reach nobody');
    const books = await openBooks(config, { database, demo, webFolder, log, now });
    closers.push(books.close);
    const { branding, identity, texts, rules, logBook, logging } = books;
    readIdentity = identity.current;
    if ((await identity.current()).supplier.name === null)
      log.warn('SUPPLIER_NAME is not set: papers and mails say of no supplier');
    const searchAccess = createSearchAccess({
      host: found.host,
      key: found.key,
      life: config.searchTokenSeconds,
      now,
      throughPortal: found.app !== null,
    });
    const accounts = demo ? await demoAccounts() : null;
    const webApp = createWebApp(webFolder, config.basePath, {
      readPage: async () => {
        const shown = await identity.current();
        return {
          config: pageConfig(config, shown, { demo: accounts, rules: rules.now() }),
          brand: shown.supplier.brand,
          texts: await texts.shown(),
        };
      },
      logoAt: branding.logoAt,
      policyWith: (own) => contentPolicy(security, own),
    });
    const url = options.url ?? `http://${shownHost(config.host)}:${port}`;
    const portalUrl = (config.publicUrl ?? url) + config.basePath;
    const files = createFileMaker();
    closers.push(files.close);
    const mail = openMail(config, {
      database,
      demo,
      makeFile: files.make,
      identity: identity.current,
      keys: opened.keys,
      url,
      now,
      log,
      tracer,
    });
    closers.push(mail.close);
    if (!demo) await mail.mailbox.forgetTexts();
    parts.search = found.app;
    const changes = startChangeJob(found.takeChanges, logOf(log, config.meili?.url), traffic, tracer);
    closers.push(changes.close);
    onChanged = () => void changes.nudge();
    closers.push(await startInterrupting(database, { alone: config.databaseUrl === null, now, log, tracer }));
    if (config.role !== 'web') {
      const { keys } = opened;
      closers.push(
        ...startJobs(config, {
          database: opened.database,
          folder,
          keys,
          rules: rules.now,
          now,
          log,
          onNews: mail.nudge,
          tracer,
        }),
      );
    }
    const webhooks = startWebhooks({
      database,
      allowsPrivate: config.privateWebhooks,
      keys: opened.keys,
      delivers: config.role !== 'web',
      now,
      log,
      tracer,
    });
    closers.push(webhooks.close);
    const operator = { url: urlWithin(config.host, port), token: randomBytes(32).toString('base64url') };
    const isOperator = makeIsOperator(operator.token);
    const isDiskFull = folder ? watchDisk(config.dataDir, log) : () => false;
    const integration = createIntegration({
      database,
      isDiskFull,
      authenticate: withKeys(database, now),
      isOperator,
      addressOf,
      now,
      traffic,
      onChanged: changes.nudge,
      pictureHosts: config.pictureHosts,
      replacePercent: () => rules.now().replacePercent,
      closed: closing.signal,
    });
    parts.integration = integration.app;
    if (demo && config.smtpUrl === null) parts.mailbox = (await loadDemo.mailbox()).openMailbox(mail.mailbox);
    if (demo) parts.docs = (await loadDemo.docs()).openDocs(builtDocs);
    const staff = openStaffSignIn(config, {
      database,
      demo,
      url,
      addressOf,
      keys: opened.keys,
      now,
      log,
      limits: options.limits,
    });
    parts.staffSignIn = staff.signIn;
    parts.provider = staff.provider;
    parts.webApp = webApp.app;
    parts.portal = createPortal({
      database,
      isDiskFull,
      searchAccess,
      findDocuments: found.find,
      trackParcel,
      makeFile: files.make,
      keys: opened.keys,
      times: config,
      rules,
      hasStaffProvider: staff.signIn !== null,
      actingWithin: config.actingSignInSeconds === 0 ? null : config.actingSignInSeconds * 1000,
      imageHost: config.imageHost,
      identity,
      branding,
      currency: config.supplier.currency,
      administration: {
        log: logBook,
        texts,
        onLogChanged: logging.take,
        search: { ready: found.ready, behind: () => behindOf(found) },
        hosts: {
          search: hostOf(config.meili?.url),
          mails: hostOf(config.smtpUrl),
          // The demo is its own provider.
          signIn: hostOf(config.oidc?.issuer ?? (staff.signIn && portalUrl)),
        },
        problems: reachProblems(config, now),
        webhooks: webhooks.management,
        callIntegration: integration.callAs,
        content: integration.content,
        portalUrl,
      },
      addressOf,
      originOf: makeOriginOf(config),
      now,
      onWritten: ({ isSearched }) => {
        mail.nudge();
        if (!isSearched) return undefined;
        const taken = changes.nudge({ urgent: true });
        // An index of this process has it at once, mostly: then it is found by whoever looks for it next. Another service is not waited for.
        return found.isEmbedded
          ? Promise.race([taken, setTimeout(ownIndexPatience, undefined, { ref: false })])
          : undefined;
      },
      ...(options.limits && { limits: options.limits }),
      ...(breached && { breachedPasswords: breached.has }),
    });
    parts.operator = createOperatorApp({
      database,
      isOperator,
      supplierName: async () => nameIn((await identity.current()).supplier),
      portalUrl,
      now,
      copyDatabase: async () =>
        config.databaseUrl === null && folder
          ? copyEmbedded(opened.database, { from: folder.database, beside: config.dataDir })
          : null,
      search: found,
      webhooks: webhooks.management,
      surroundings: async () =>
        surroundingChecks(config, now, { edited: options.editedSettings?.(), identity: await identity.current() }),
      onWritten: mail.nudge,
    });
    // One that is there for a command ends with it, and is no other command's. Behind a port that workers share, any of them answers, and each
    // knows its own token alone.
    if (options.url === undefined && config.role !== 'worker' && !cluster.isWorker)
      closers.push(keepOperatorAccess(config.dataDir, operator));
    // Nobody opens a page of one that is there for a command, and ends with it.
    if (options.url === undefined) void webApp.warm();
    freeMemory();
    listener ??= await startListening();
    return { url: `${url}${config.basePath}`, demo, operator, close };
  } catch (error) {
    await close();
    if (config.databaseUrl === null || !isAway(error)) throw error;
    throw new StartError(`The database of DATABASE_URL went away while the portal started (${reasonOf(error)}).`);
  }
};
