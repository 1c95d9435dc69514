import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { backup } from '@connect/contract/operator/calls';
import { backUp } from '../database/backup.ts';
import { removeCopies } from '../database/copy.ts';
import { openEmbedded } from '../database/open.ts';
import { takeLock } from '../lifecycle/folder-lock.ts';
import { newKey } from '../key-ring.ts';
import { folderHolder, takeDataFolder } from '../lifecycle/data-folder.ts';
import { keepOperatorAccess } from '../lifecycle/operator-file.ts';
import { readKeys, writeKeys } from '../lifecycle/keys-file.ts';
import { StartError } from '../lifecycle/start-error.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { CommandError } from './outcome.ts';
import { runCommand } from './program.ts';
import { fetchAt, openTarget, refusalOf } from './target.ts';

let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-command-'));
  environment = {
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://trade.example',
  };
});
afterAll(() => rm(folder, { recursive: true }));

const connect = async (line: string, given = environment, readSettingsFile = () => {}) => {
  let [out, err] = ['', ''];
  const exitCode = await runCommand(line === '' ? [] : line.split(' '), {
    out: (text) => (out += text),
    err: (text) => (err += text),
    ask: async () => {
      throw new CommandError('nobody is there');
    },
    readSettingsFile,
    environment: given,
    now: () => new Date(),
  });
  return { exitCode, out, err };
};

describe('keys', () => {
  it('are made anew, kept beside those of before, and taken away but for the one that signs', async () => {
    const given = { ...environment, TOKEN_KEYS_FILE: join(folder, 'keys.json') };
    expect((await connect('keys list', given)).err).toMatch(/no keys in .*keys\.json yet/);
    const made = newKey();
    writeKeys(given.TOKEN_KEYS_FILE, { keys: [made], inUse: made.kid });
    const rotated = await connect('keys rotate --json', given);
    const { keys } = JSON.parse(rotated.out) as { keys: [string, string] };
    expect(keys).toEqual([expect.not.stringMatching(made.kid), made.kid]);
    expect((await stat(given.TOKEN_KEYS_FILE)).mode & 0o777).toBe(0o600);
    expect((await connect(`keys remove ${keys[0]}`, given)).err).toMatch(/signs now/);
    expect((await connect('keys remove other', given)).err).toMatch(/no key named other/);
    expect((await connect(`keys remove ${made.kid}`, given)).err).toMatch(/not been started with/);
    expect(readKeys(given.TOKEN_KEYS_FILE)?.keys).toHaveLength(2);
    writeKeys(given.TOKEN_KEYS_FILE, { keys: readKeys(given.TOKEN_KEYS_FILE)?.keys ?? [made], inUse: keys[0] });
    expect((await connect(`keys remove ${made.kid}`, given)).out).toMatch(/is gone\..*webhooks/s);
    const listed = await connect('keys list', given);
    expect(listed.out).toBe(`${keys[0]}  signs and encrypts\n`);
    expect(listed.out).not.toContain(readKeys(given.TOKEN_KEYS_FILE)?.keys[0].secret);
  });

  it('of the settings are changed there, by one that is printed', async () => {
    const { out } = await connect('keys new');
    const given = { ...environment, TOKEN_KEYS: out.trim() };
    expect(readConfig(given)).toMatchObject({ ok: true, value: { tokenKeys: [{ kid: expect.any(String) }] } });
    expect((await connect('keys rotate', given)).err).toMatch(/The keys are in TOKEN_KEYS/);
    const both = { ...given, TOKEN_KEYS_FILE: 'x' };
    expect(readConfig(both)).toMatchObject({ ok: false, refusal: expect.stringContaining('not both') });
    const wrong = readConfig({ TOKEN_KEYS: 'a:too-short' });
    expect(wrong).toMatchObject({ ok: false, refusal: expect.not.stringContaining('too-short') });
  });
});

const admin = 'admin create --email ada@supplier.example --first-name Ada --last-name Byron';

describe('a command line that makes no sense', () => {
  it.each([
    ['', /Usage: connect/],
    ['fly', /unknown command 'fly'/],
    ['admin create --email a@b.example', /required option '--first-name/],
    ['key create --name x --scopes read:* --expires 2020-01-01', /--expires must be a day to come/],
    ['key create --name x --scopes read:* --expires 2099-02-30', /--expires must be a day to come/],
    ['import x --confirm 3', /--confirm goes with --replace/],
    ['import x --replace --watch', /--replace is for all there is/],
    ['import x --replace --dry-run', /cannot tell what --replace would remove/],
    ['user invite --customer C1 --email a@b.example', /Say what they may do/],
  ])('%j ends with 2 and says what is wrong', async (line, message) => {
    const { exitCode, out, err } = await connect(line);
    expect(err).toMatch(message);
    expect([exitCode, out]).toEqual([2, '']);
    const forPrograms = await connect(`${line} --json`.trim());
    expect([forPrograms.exitCode, forPrograms.err]).toEqual([2, '']);
    const { error } = JSON.parse(forPrograms.out) as { error: string };
    expect(line === '' ? 'Usage: connect' : error).toMatch(message);
    expect(error).not.toMatch(/^error:|--help\)$/);
  });

  it('help of every command has examples, and ends with 0', async () => {
    for (const command of [
      'init',
      'doctor',
      'admin',
      'admin create',
      'staff',
      'staff add',
      'staff link',
      'staff list',
      'staff remove',
      'staff restore',
      'user',
      'user invite',
      'key',
      'key create',
      'key list',
      'key revoke',
      'webhook',
      'webhook add',
      'webhook list',
      'webhook test',
      'webhook rotate',
      'webhook pause',
      'webhook resume',
      'webhook remove',
      'webhook deliveries',
      'webhook resend',
      'import',
      'reindex',
      'backup',
      'restore',
    ]) {
      const { exitCode, out } = await connect(`${command} --help`);
      expect(out).toMatch(new RegExp(`Examples:\n  connect ${command} ?`));
      expect(out.replaceAll(/\s+/g, ' ')).not.toMatch(/default: (\[\]|false|"")/);
      expect(exitCode).toBe(0);
    }
  });

  it('it loads neither database nor server before a command needs them', async () => {
    const seen = new Set<string>();
    const follow = async (file: URL): Promise<void> => {
      if (seen.has(file.href)) return;
      seen.add(file.href);
      for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(
        /^(?:import|export) (?!type)[^;]*?from '([^']+)';/gm,
      ))
        await (name.startsWith('.') ? follow(new URL(name, file)) : Promise.resolve(seen.add(name)));
    };
    await follow(new URL('../connect.ts', import.meta.url));
    expect(seen).toContain('commander');
    expect(
      [...seen].filter((name) => /start-server|pglite|^pg$|kysely|nodemailer|@connect\/import|hono/.test(name)),
    ).toEqual([]);
  });

  it('a file of settings that cannot be read ends it with 3; the help needs none', async () => {
    const missing = () => {
      throw new StartError('ENV_FILE names x.env, which is not there.');
    };
    const asked = await connect('key list --json', environment, missing);
    expect([asked.exitCode, JSON.parse(asked.out), asked.err]).toEqual([
      3,
      { error: 'ENV_FILE names x.env, which is not there.' },
      '',
    ]);
    expect(await connect('key list --help', environment, missing)).toMatchObject({ exitCode: 0, err: '' });
  });

  it('settings that make no sense end it with 3, and are named', async () => {
    const { exitCode, err } = await connect('key list', { ...environment, PORT: 'x' });
    expect([exitCode, err]).toEqual([3, 'PORT must be a whole number. Correct it in the environment or in .env.\n']);
    const several = await connect('key list', { ...environment, PORT: 'x', DEMO: 'x', MAIL_FORM: 'a@b.example' });
    expect(several.err.split('\n')).toEqual([
      'PORT must be a whole number.',
      'DEMO must be on or off.',
      'MAIL_FORM is no setting, and has no effect; did you mean MAIL_FROM?',
      'Correct them in the environment or in .env.',
      '',
    ]);
  });
});

it('nobody is invited where no mail goes out', async () => {
  const { exitCode, err } = await connect('user invite --customer C1 --email a@b.example --permissions administrator');
  expect([exitCode, err]).toEqual([3, expect.stringMatching(/^There is no mail server, .* Set SMTP_URL/)]);
});

describe('a portal elsewhere', () => {
  it('that does not answer is told, with what to do', async () => {
    const call = fetchAt({ url: 'http://127.0.0.1:1', token: 'secret' }, 'See whether it runs.');
    await expect(call('/x')).rejects.toThrow(
      /^The portal at http:\/\/127\.0\.0\.1:1 did not answer \(.+\)\. See whether it runs\.$/,
    );
  });

  it.each(['portal', 'https://portal.example.com/trade', 'https://ck:secret@portal.example.com'])(
    'at %s, which is no address of one, is told',
    async (url) => {
      await writeFile(join(folder, 'stock.ndjson'), '{"sku":"A","stock":1}\n');
      const given = { ...environment, CONNECT_KEY: 'ck_1_secret' };
      const { exitCode, err } = await connect(`import ${folder}/stock.ndjson --url ${url}`, given);
      expect([exitCode, err]).toEqual([2, expect.stringContaining('is no address such as')]);
    },
  );
});

describe('the doctor without anything', () => {
  it('says what keeps the portal from starting, and ends with 4', async () => {
    const wrong = await connect('doctor', { ...environment, PORT: 'x', DEMO: 'x' });
    expect([wrong.exitCode, wrong.out]).toEqual([4, expect.stringContaining('FAILED   settings: PORT must be')]);
    expect(wrong.out).toContain('FAILED   settings: DEMO must be');
    const people = { MAIL_FROM: 'a@supplier.example', SUPPORT_EMAIL: 'a@supplier.example' };
    const away = {
      ...environment,
      ...people,
      DATABASE_URL: 'postgresql://127.0.0.1:9/none',
      MEILI_URL: 'http://127.0.0.1:65533',
      MEILI_MASTER_KEY: 'k'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'http://localhost',
      SUPPLIER_NAM: 'Example Ltd',
    };
    const { out, exitCode } = await connect('doctor --json', away);
    const { checks } = JSON.parse(out) as { checks: { name: string; state: string; found: string; todo: string }[] };
    expect([exitCode, checks[0]?.found]).toEqual([4, expect.stringContaining('Cannot use the database')]);
    for (const name of ['database', 'search', 'mail server'])
      expect(checks.find((check) => check.name === name)).toMatchObject({
        state: 'failed',
        found: expect.stringContaining('ECONNREFUSED'),
        todo: expect.stringMatching(/^See /),
      });
    expect(checks.find(({ name }) => name === 'disk')).toMatchObject({ state: 'ok' });
    expect(checks.find(({ name }) => name === 'SUPPLIER_NAME')).toMatchObject({ state: 'warning' });
    expect(checks.find(({ name }) => name === 'SUPPLIER_NAM')).toMatchObject({
      state: 'warning',
      todo: expect.stringContaining('Did you mean SUPPLIER_NAME?'),
    });
    expect(checks.find(({ name }) => name === 'settings')?.found).toMatch(
      /given: .*SMTP_URL.*without: .*KEEP_REMOVED_YEARS/,
    );
  });
});

describe('the doctor where the port is taken', () => {
  it.each([
    ['another portal', 200],
    ['another program', 404],
  ])('by %s says so', async (who, status) => {
    const other = createServer((_, answer) => answer.writeHead(status).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = join(folder, 'port-taken');
    const { out, exitCode } = await connect('doctor --json', { ...environment, DATA_DIR, PORT: String(port) });
    other.close();
    expect(exitCode).toBe(4);
    expect(JSON.parse(out)).toMatchObject({
      checks: expect.arrayContaining([
        {
          name: 'port',
          state: 'failed',
          found: expect.stringMatching(`^${port} of .* is taken by ${who}$`),
          todo: expect.stringContaining('set PORT to another'),
        },
      ]),
    });
  });
});

describe('the doctor beside a portal whose database is elsewhere', () => {
  it('asks the portal that runs, whatever the settings of this shell are', async () => {
    const dataDir = join(folder, 'held');
    const held = takeDataFolder(dataDir);
    const found = { name: 'database', state: 'ok', found: 'PostgreSQL 17', todo: null };
    const reported = { name: 'REPLACE_PERCNT', state: 'warning', found: 'is no setting, and has no effect', todo: 'x' };
    const portal = createServer((_, answer) => answer.end(JSON.stringify({ checks: [found, reported] })));
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    const { port } = portal.address() as AddressInfo;
    const forget = keepOperatorAccess(dataDir, { url: `http://127.0.0.1:${port}`, token: 'token' });
    const { out } = await connect('doctor --json', {
      ...environment,
      DATA_DIR: dataDir,
      SMPT_URL: 'smtp://a',
      REPLACE_PERCNT: '5',
    });
    portal.close();
    forget();
    held.release();
    // A setting that was misspelt after it started, it cannot know of; one that it has too is told once.
    const misspelt = { name: 'SMPT_URL', state: 'warning', todo: expect.stringMatching('Did you mean SMTP_URL?') };
    expect(JSON.parse(out)).toMatchObject({ checks: [{ name: 'portal', found: 'runs' }, found, reported, misspelt] });
  });
});

describe('a folder that is watched', () => {
  it('is not watched a second time', async () => {
    const release = takeLock(join(folder, '.connect-watch'), () => new Error('taken'));
    const { exitCode, err } = await connect(`import ${folder} --watch`);
    release();
    expect([exitCode, err]).toEqual([1, `${folder} is watched already, by process ${process.pid}.\n`]);
  });
});

describe('where there is no portal', () => {
  it('a command says so and makes none, unless the settings ask for an empty one', async () => {
    const DATA_DIR = join(folder, 'nowhere');
    const { exitCode, err } = await connect('key list', { DATA_DIR });
    expect([exitCode, err]).toEqual([
      3,
      expect.stringMatching(/^There is no portal in .*nowhere, .* connect init\.\n$/),
    ]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('while one is starting a command waits for it, and then says that', async () => {
    const config = readConfig({ DATA_DIR: join(folder, 'starting') });
    if (!config.ok) throw new Error(config.refusal);
    const taken = takeDataFolder(config.value.dataDir);
    const lines: string[] = [];
    await expect(openTarget(config.value, (line) => void lines.push(line), 300)).rejects.toThrow(
      `The portal is still starting, or another command is at work (process ${process.pid}).`,
    );
    expect(lines).toEqual([
      `The portal is starting, or another command is at work (process ${process.pid}): waiting for it…`,
    ]);
    taken.release();
  });
});

describe('without a server that runs', () => {
  it('a command opens the portal’s data for itself, and one beside it waits until it is done', async () => {
    const file = join(folder, 'backup.gz');
    const [made, kept] = await Promise.all([connect(admin), connect(`backup ${file}`)]);
    expect(made.out).toContain('  http://trade.example/connect/one-time-link#');
    expect(made.exitCode).toBe(0);
    expect(kept).toMatchObject({ exitCode: 0, err: expect.any(String) });
    expect(made.err + kept.err).toContain('another command is at work');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await connect(`backup ${file}`)).toMatchObject({ exitCode: 1, err: expect.stringContaining('--force') });
    const elsewhere = { ...environment, DATA_DIR: join(folder, 'elsewhere') };
    expect(await connect(`restore ${file}`, elsewhere)).toMatchObject({ exitCode: 0 });
    expect((await connect(`restore ${join(folder, 'none.gz')}`, elsewhere)).err).toMatch(
      /^Cannot read .*none.gz \(ENOENT\)/,
    );
  });
});

describe('with one', () => {
  let server: RunningServer;
  let early: ReturnType<typeof connect>;
  beforeAll(async () => {
    const config = readConfig(environment);
    if (!config.ok) throw new Error(config.refusal);
    const starting = startServer({ config: config.value, log: pino({ level: 'silent' }) });
    await vi.waitUntil(() => folderHolder(config.value.dataDir) !== null, { timeout: 300_000 });
    early = connect('key list');
    server = await starting;
  });
  afterAll(() => server.close());

  it('a command that came while it was starting has waited for it', async () => {
    expect(await early).toMatchObject({ exitCode: 0, err: expect.stringContaining('waiting for it') });
  });

  it('a command is carried out by it, and prints a secret once', async () => {
    const made = await connect('key create --name Shop --scopes read:products,write:stock --json');
    const { text, key } = JSON.parse(made.out) as { text: string; key: { id: string } };
    expect(text).toContain(key.id);
    const listed = await connect('key list');
    expect(listed.out).toContain(`${key.id}  Shop\n  read:products write:stock  from anywhere\n`);
    expect(listed.out).not.toContain(text.split('_').slice(2).join('_'));
  });

  it('an endpoint of another system is added, looked after and removed', async () => {
    const run = async (line: string) => {
      const { exitCode, out } = await connect(`webhook ${line} --json`);
      return { exitCode, ...(JSON.parse(out) as Record<string, unknown>) };
    };
    const url = 'https://erp.invalid/hooks';
    const added = await run(`add ${url} --kinds order.placed,order.approved`);
    const { webhook, secret } = added as unknown as { webhook: { id: string }; secret: string };
    const of = webhook.id;
    expect(added).toMatchObject({
      exitCode: 0,
      webhook: { url, kinds: ['order.placed', 'order.approved'], waiting: 0 },
    });
    expect((await connect('webhook list')).out).toContain(
      `${of}  ${url}\n  order.placed order.approved\n  goes; 0 waiting`,
    );
    expect((await connect('webhook list --json')).out).not.toContain(secret);
    expect(await run(`test ${of}`)).toMatchObject({ exitCode: 4, taken: false });
    expect(await run(`rotate ${of}`)).toMatchObject({ exitCode: 0, webhook: { rotatedAt: expect.any(String) } });
    expect(await run(`pause ${of}`)).toMatchObject({ webhook: { pausedBecause: 'by the operator' } });
    expect(await run(`resume ${of}`)).toMatchObject({ webhook: { pausedAt: null } });
    expect(await run(`deliveries ${of} --state dead`)).toMatchObject({ exitCode: 0, deliveries: [] });
    expect(await run(`resend ${of}`)).toMatchObject({ exitCode: 0, count: 0 });
    expect(await run(`resend ${of} --event ${of}`)).toMatchObject({ exitCode: 1 });
    expect(await run(`remove ${of}`)).toMatchObject({ exitCode: 0, webhook: { url } });
    expect(await run(`pause ${of}`)).toMatchObject({ exitCode: 1 });
    for (const wrong of ['http://erp.example/', 'https://a:b@erp.example/', 'erp.example'])
      expect(await run(`add ${wrong}`)).toMatchObject({ exitCode: 2, error: expect.stringMatching(/url/i) });
  });

  it('a name that no permission has ends with 2, and a customer that is not there with 1', async () => {
    const codeOf = async (code: string) =>
      (await refusalOf(Response.json({ message: 'No.', code }, { status: 422 }))).exitCode;
    expect([await codeOf('unknown_permission'), await codeOf('unknown_customer')]).toEqual([2, 1]);
  });

  const eva = '--first-name Eva --last-name Linden';
  it.each([
    ['init --set PORT', /--set/],
    [`admin create --email eva ${eva}`, /email/i],
    [`staff add --email eva ${eva} --position brand-manager`, /email/i],
    [`staff add --email eva@supplier.example ${eva} --position boss`, /position must be one of account-manager/],
    ['staff link --email eva', /email/i],
    ['staff remove --email eva', /email/i],
    ['staff restore --email eva', /email/i],
    ['user invite --customer C1 --email eva --permissions administrator', /email/i],
    [
      'user invite --customer C1 --email eva@customer.example --permissions administrator --storefront mars',
      /storefront/,
    ],
    ['key create --name x --scopes fly:*', /scopes/],
    ['key create --name x --scopes read:* --expires soon', /--expires/],
    ['key create --name x --scopes read:* --addresses mars', /addresses/],
    ['webhook add erp.example', /url/i],
    ['webhook add https://erp.invalid/ --kinds order.flown', /kinds/],
    ['webhook deliveries wh_1 --state flown', /state/],
    ['import x --kind flights', /It is one of .*customers/],
    ['import x --replace --confirm all', /It is a number/],
  ])('%s ends with 2: the value makes no sense whatever the portal holds', async (line, message) => {
    const { exitCode, err } = await connect(line, {
      ...environment,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@b.example',
      SUPPORT_EMAIL: 'a@b.example',
    });
    expect(err).toMatch(message);
    expect(exitCode).toBe(2);
  });

  it('somebody of the staff without a sign-in provider is told to need a link', async () => {
    const max = '--email max@supplier.example --first-name Max --last-name Hale --position account-manager';
    const { exitCode, out } = await connect(`staff add ${max}`);
    expect([exitCode, out]).toEqual([0, expect.stringContaining('connect staff link --email max@supplier.example')]);
    expect(out).not.toContain('Staff login');
  });

  it('a refusal ends a command with 1, and is said', async () => {
    const asStaff = admin.replace('admin create', 'staff add').concat(' --position account-manager');
    const again = await connect(`${asStaff} --json`);
    expect(JSON.parse(again.out)).toEqual({ error: "ada@supplier.example is somebody's already." });
    expect([again.exitCode, again.err]).toEqual([1, '']);
  });

  it('a backup is made of it as it runs, and none put into it', async () => {
    const file = join(folder, 'running.gz');
    expect(await connect(`backup ${file}`)).toMatchObject({ exitCode: 0 });
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('copy-'))).toEqual([]);
    const restored = await connect(`restore ${file} --replace`);
    expect([restored.exitCode, restored.err]).toEqual([3, expect.stringMatching(/is in use by process \d+. Stop it/)]);
  });

  it('what is written while a backup is read waits for nobody, and is not in it', async () => {
    const { url, token } = server.operator;
    const answer = await fetch(new URL(backup.path, url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    const { folder: copy } = (await answer.json()) as { folder: string };
    const { database } = await openEmbedded(copy);
    const lines = backUp(database, new Date());
    await lines.next();
    expect((await connect('key create --name Later --scopes read:*')).exitCode).toBe(0);
    let text = '';
    for await (const line of lines) text += line;
    expect(text).toContain('ada@supplier.example');
    expect(text).not.toContain('"Later"');
    await database.destroy();
    // Whoever asked for it may be cut short: the next start removes it.
    removeCopies(join(folder, 'data'));
    expect(existsSync(copy)).toBe(false);
  });

  it('the doctor looks at it, and its indexes are built anew', async () => {
    const looked = await connect('doctor --json');
    const { checks } = JSON.parse(looked.out) as { checks: { name: string; state: string; todo: string | null }[] };
    expect(checks[0]).toMatchObject({ name: 'portal', state: 'ok' });
    expect(checks.filter(({ state, todo }) => state !== 'ok' && todo === null)).toEqual([]);
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['disk', 'migrations', 'clock', 'index customer_orders']),
    );
    expect(looked.exitCode).toBe(0);
    expect((await connect('reindex')).out).toContain('customer_orders: 0 documents');
  });

  it('only its owner reads how to call it', async () => {
    const { mode } = await stat(join(folder, 'data/operator.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('from another address, or through a proxy, its token is nobody’s', async () => {
    const { url, token } = server.operator;
    const ask = (headers: Record<string, string>) =>
      fetch(`${url}/api/operator/v1/keys`, { headers: { Authorization: `Bearer ${token}`, ...headers } });
    expect((await ask({})).status).toBe(200);
    expect((await ask({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(401);
    expect((await ask({ Authorization: `Bearer ${token}x` })).status).toBe(401);
  });
});
