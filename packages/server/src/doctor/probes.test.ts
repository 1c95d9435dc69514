import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTraceReceiver } from '../testing/trace-receiver.ts';
import { traceChecks } from './connections.ts';
import { readConfig, type ServerConfig } from '../config.ts';
import { writeKeys } from '../lifecycle/keys-file.ts';
import { demoSupplier, type Identity } from '../supplier.ts';
import { reachProblems } from './reach-problems.ts';
import { certificateCheck, judgeCertificate, mailCheck, providerChecks, surroundingChecks } from './probes.ts';

const now = new Date('2026-11-23T10:00:00Z');
/** Nobody listens there. */
const closedPort = 9;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('a certificate', () => {
  it.each([
    [{ validTo: inDays(90), problem: null }, 'ok'],
    [{ validTo: inDays(13), problem: null }, 'warning'],
    [{ validTo: inDays(-1), problem: null }, 'failed'],
    [{ validTo: inDays(90), problem: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'failed'],
  ])('%j is %s', (certificate, state) => {
    expect(judgeCertificate('trade.example', certificate, now).state).toBe(state);
  });
});

describe('a mail server', () => {
  let plain: SMTPServer;
  let secure: SMTPServer;
  const portOf = ({ server }: SMTPServer) => (server.address() as AddressInfo).port;
  const listening = (server: SMTPServer) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  beforeAll(async () => {
    plain = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) =>
        done(username === 'portal' && password === 'right' ? null : new Error('who?'), { user: 'portal' }),
    });
    // With a certificate that nobody knows.
    secure = new SMTPServer({ secure: true });
    // Whoever looks at the certificate alone goes without a word.
    secure.on('error', () => undefined);
    await Promise.all([listening(plain), listening(secure)]);
  });
  afterAll(() => {
    plain.close();
    secure.close();
  });

  it('that lets the portal in is well, another is not', async () => {
    const address = `127.0.0.1:${portOf(plain)}`;
    expect(await mailCheck(`smtp://portal:right@${address}`)).toMatchObject({ state: 'ok' });
    expect(await mailCheck(`smtp://portal:wrong@${address}`)).toMatchObject({ state: 'failed' });
    expect(await mailCheck(`smtp://127.0.0.1:${closedPort}`)).toMatchObject({
      state: 'failed',
      found: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('whose certificate nobody knows is found', async () => {
    expect(await certificateCheck('127.0.0.1', portOf(secure), new Date())).toMatchObject({ state: 'failed' });
    expect(await certificateCheck('127.0.0.1', closedPort, now)).toMatchObject({
      state: 'failed',
      found: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('the data folder', () => {
  it('that cannot be written is found, and none is made', async () => {
    const config = readConfig({ DATA_DIR: '/dev/null/data' });
    if (!config.ok) throw new Error(config.refusal);
    const checks = await surroundingChecks(config.value, () => now);
    expect(checks.find(({ name }) => name === 'disk')).toMatchObject({
      state: 'failed',
      found: 'Cannot write to the data folder /dev/null/data (ENOTDIR).',
    });
  });

  const all = {
    DATABASE_URL: `postgresql://127.0.0.1:${closedPort}/x`,
    MEILI_URL: `http://127.0.0.1:${closedPort}`,
    MEILI_MASTER_KEY: 'x'.repeat(32),
    TOKEN_KEYS: `a:${Buffer.alloc(32, 5).toString('base64url')}`,
  };
  it.each([
    ['nothing is kept there', {}, 'warning'],
    ['the database is there', { DATABASE_URL: '' }, 'failed'],
    ['the search is there', { MEILI_URL: '', MEILI_MASTER_KEY: '' }, 'failed'],
    ['the keys are there', { TOKEN_KEYS: '' }, 'failed'],
  ])('that cannot be written is as bad as what needs it: %s', async (_, without, state) => {
    const config = readConfig({ DATA_DIR: '/dev/null/data', ...Object.assign({}, all, without) });
    if (!config.ok) throw new Error(config.refusal);
    const checks = await surroundingChecks(config.value, () => now);
    expect(checks.find(({ name }) => name === 'disk')).toMatchObject({ state });
  });
});

describe('the keys', () => {
  const key = (kid: string) => ({ kid, secret: Buffer.alloc(32, 5).toString('base64url') });
  const check = async (environment: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: '/dev/null/data', ...environment });
    if (!config.ok) throw new Error(config.refusal);
    return (await surroundingChecks(config.value, () => now)).find(({ name }) => name === 'signing keys');
  };
  it('are well where they are their owner’s, and found where others can read them; of several processes they are asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'connect-doctor-'));
    const file = join(folder, 'keys.json');
    expect(await check({ TOKEN_KEYS_FILE: file })).toMatchObject({ state: 'ok' });
    writeKeys(file, { keys: [key('a')] });
    expect(await check({ TOKEN_KEYS_FILE: file })).toMatchObject({ state: 'ok', found: `1 in ${file}; a signs` });
    expect(await check({ DATA_DIR: folder, DATABASE_URL: 'postgresql://localhost/x' })).toMatchObject({
      state: 'warning',
    });
    chmodSync(file, 0o640);
    expect(await check({ TOKEN_KEYS_FILE: file })).toMatchObject({ state: 'failed', todo: `chmod 600 ${file}` });
    writeFileSync(file, '{}');
    expect(await check({ TOKEN_KEYS_FILE: file })).toMatchObject({ state: 'failed' });
    rmSync(folder, { recursive: true });
  });
});

describe('the file of settings', () => {
  it('that was edited since the start is told, and nothing of one that was not', async () => {
    const config = readConfig({ DATA_DIR: '/dev/null/data' });
    if (!config.ok) throw new Error(config.refusal);
    const [first] = await surroundingChecks(config.value, () => now, { edited: ['SMTP_URL', 'PORT'] });
    expect(first).toMatchObject({ state: 'warning', found: expect.stringContaining('SMTP_URL, PORT') });
    const names = (await surroundingChecks(config.value, () => now)).map(({ name }) => name);
    expect(names).not.toContain('settings file');
  });
});

describe('a sign-in provider', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const [, name] = (request.url ?? '').split('/');
      const endpoints = { authorization_endpoint: `${origin}/a`, token_endpoint: `${origin}/t` };
      const issuer = name === 'other' ? `${origin}/else` : `${origin}/${name}`;
      if (name === 'late') response.setHeader('Date', inDays(1).toUTCString());
      else response.setHeader('Date', now.toUTCString());
      response.end(name === 'none' ? '{}' : JSON.stringify({ issuer, ...endpoints }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each([
    ['well', ['ok']],
    ['other', ['failed']],
    ['none', ['failed']],
    ['late', ['ok', 'failed']],
  ])('that is %s is %j', async (name, states) => {
    const checks = await providerChecks(`${origin}/${name}`, () => now);
    expect(checks.map(({ state }) => state)).toEqual(states);
  });

  it('that does not answer is said so', async () => {
    expect(await providerChecks('http://127.0.0.1:1', () => now)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('a receiver of traces', () => {
  const settings = {
    headers: { 'api-key': 'the-key' },
    serviceName: 'connect',
    sampler: 'always_on',
    ratio: 1,
  } as const;
  const checksOf = (url: string) => traceChecks({ traces: { ...settings, url } });

  it.each([
    [200, 'ok'],
    [401, 'failed'],
    [404, 'failed'],
  ])('that answers %d is %s, which is asked without a span and never shows the key', async (status, state) => {
    const receiver = await openTraceReceiver((response) => void response.writeHead(status).end('{}'));
    const checks = await checksOf(`${receiver.url}/v1/traces`);
    await receiver.close();
    expect(checks).toMatchObject([{ name: 'traces', state }]);
    expect(JSON.stringify(checks)).not.toContain('the-key');
    expect(receiver.headers).toMatchObject([{ path: '/v1/traces', 'api-key': 'the-key' }]);
    expect(receiver.spans).toEqual([]);
  });

  it('that does not answer is said so; without one there is nothing to say', async () => {
    expect(await checksOf('http://127.0.0.1:1')).toMatchObject([{ state: 'failed' }]);
    expect(await traceChecks({ traces: null })).toEqual([]);
  });
});

describe('why the servers of others cannot be used', () => {
  it('is said of search, a mail server and a provider, and of none that there is not', async () => {
    const oidc = { issuer: `http://127.0.0.1:${closedPort}` } as NonNullable<ServerConfig['oidc']>;
    const meili = { url: `http://127.0.0.1:${closedPort}`, publicUrl: null };
    const away = reachProblems(
      { smtpUrl: `smtp://127.0.0.1:${closedPort}`, oidc, meili, meiliMasterKey: 'k' },
      () => now,
    );
    expect([await away.search(), await away.mails(), await away.signIn()]).toEqual([
      'bad port',
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('does not answer'),
    ]);
    const none = reachProblems({ smtpUrl: null, oidc: null, meili: null, meiliMasterKey: null }, () => now);
    expect([await none.search(), await none.mails(), await none.signIn()]).toEqual([null, null, null]);
  });

  it.each([
    ['/health', 403, 'Forbidden', /^answers 403 at .*\/health$/],
    ['/health', 200, '<p>Hello</p>', /^answers no JSON at .*\/health$/],
    ['/keys?limit=1', 403, '{"code":"invalid_api_key"}', /^answers 403 at .*\/keys/],
    ['/else', 500, '', null],
  ])('is of a search that answers %s with %i %s what it answers', async (wrong, status, text, problem) => {
    const server = createServer((request, response) =>
      request.url === wrong ? response.writeHead(status).end(text) : response.end('{}'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const meili = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publicUrl: null };
    const { search } = reachProblems({ smtpUrl: null, oidc: null, meili, meiliMasterKey: 'k' }, () => now);
    const found = await search();
    server.close();
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
  });

  it('is that there is no answer, of one that takes too long', async () => {
    const silent = createTcpServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const slow = reachProblems(
      { smtpUrl: `smtp://127.0.0.1:${port}`, oidc: null, meili: null, meiliMasterKey: null },
      () => now,
    );
    expect(await slow.mails()).toMatch(/no answer/);
    silent.close();
  });
});

describe('whose portal it is', () => {
  it('is what an administrator wrote down, where the portal runs', async () => {
    const config = readConfig({ DATA_DIR: '/dev/null/data', DEMO: 'off' });
    if (!config.ok) throw new Error(config.refusal);
    const missing = async (identity?: Identity) => {
      const checks = await surroundingChecks(config.value, () => now, identity && { identity });
      return checks.flatMap(({ name }) => (/^(SUPPLIER|SUPPORT)_/.test(name) ? [name] : []));
    };
    expect(await missing()).toEqual(['SUPPLIER_NAME', 'SUPPORT_EMAIL']);
    const support = { email: 'help@supplier.example', phone: null };
    expect(await missing({ supplier: demoSupplier, support })).toEqual([]);
    expect(await missing({ supplier: { ...demoSupplier, bank: null }, support })).toEqual(['SUPPLIER_IBAN']);
  });
});
