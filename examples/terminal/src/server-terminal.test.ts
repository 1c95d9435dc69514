import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createHttpBaskets, createHttpCheckouts, createPortalClient } from '@connect/adapters-http';
import { createMemoryStorage, createSafeStore, createStorageSessionTokens } from '@connect/adapters-storage';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly portalUrl: string;
  }
}

// The program itself, as it is built, against the running server.
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'connect-terminal-'));
const sessionFile = join(folder, 'connect/session.json');
const url = inject('portalUrl');
const env = { PATH: process.env['PATH'] ?? '', XDG_CONFIG_HOME: folder, LC_ALL: 'C' };

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
/** Runs a command to its end, typing what is given. */
const connect = async (args: readonly string[], typed = '', more: Record<string, string> = {}): Promise<Ended> => {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...env, ...more } });
  // Who refuses a list reads none, or not all, of it.
  child.stdin.on('error', () => {});
  child.stdin.end(typed);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, out, err };
};
const json = async (...args: readonly string[]): Promise<unknown> => {
  const { out } = await connect([...args, '--json']);
  return JSON.parse(out);
};
const password = 'Connect-demo-1\n';
const priya = ['login', '--url', url, '--email', 'priya@northgate.example'];

beforeAll(async () => {
  expect(await connect(priya, password)).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openPortal = () => {
  const tokens = createStorageSessionTokens(createSafeStore(createMemoryStorage()), new EventTarget());
  return { tokens, portal: createPortalClient({ host: url, tokens, onSignedOut: tokens.clear, language: () => 'en' }) };
};

/** The newest document of a kind. */
const newest = async (view: string): Promise<{ number: string; orderNumber: string | null }> => {
  const { documents } = (await json('orders', '--last', '2y', '--view', view)) as { documents: never[] };
  return documents[0] ?? { number: '', orderNumber: null };
};

test('it is less than 600 lines, of the packages alone', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
  const lines = files.flatMap((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  expect(lines.length).toBeLessThan(600);
});

/**
 * A way to the portal that loses the answers to some requests, or refuses them as asked too often until so many seconds are over, and the
 * environment of somebody signed in who goes that way.
 */
const loseAnswers = async (isLost: (request: IncomingMessage) => boolean | number) => {
  const between = createServer((request, response) => {
    const isOver = isLost(request);
    void text(request).then(async (body) => {
      if (typeof isOver === 'number') {
        const refused = { code: 'too_many_attempts', message: 'Too many attempts.', values: { seconds: isOver } };
        const headers = { 'content-type': 'application/json', 'retry-after': String(isOver) };
        response.writeHead(429, headers).end(JSON.stringify(refused));
        return;
      }
      const { authorization = '' } = request.headers;
      const answer = await fetch(`${url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body ? { body } : {}),
      });
      const content = await answer.text();
      if (isOver) request.socket.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content);
    });
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const environment = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'between-')) };
  mkdirSync(join(environment.XDG_CONFIG_HOME, 'connect'));
  const portal = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  const session = readFileSync(sessionFile, 'utf8').replaceAll(url, portal);
  writeFileSync(join(environment.XDG_CONFIG_HOME, 'connect/session.json'), session);
  return { environment, close: () => between.close() };
};

describe('the session', () => {
  test('is in a file for its owner alone, and a renewed token takes the place of the old one', async () => {
    expect(statSync(sessionFile).mode & 0o777).toBe(0o600);
    const kept = readFileSync(sessionFile, 'utf8');
    const { jwt = '', [`cookies:${url}`]: cookie } = JSON.parse(kept) as Record<string, string>;
    expect(cookie).toMatch(/^known-[0-9a-f]{8}=[\w.-]+; renew-[0-9a-f]{8}=[\w.-]+$/);
    // The portal, for which this token is over.
    const between = createServer((request, response) => {
      const { method = '', headers } = request;
      const { authorization = '', cookie: sent = '' } = headers;
      const isOver = method === 'GET' && authorization === `Bearer ${jwt}`;
      void fetch(`${url}${request.url}`, {
        method,
        headers: { authorization: isOver ? '' : authorization, cookie: sent },
      })
        .then(async (answer) => [answer, await answer.text()] as const)
        .then(([answer, body]) =>
          response
            .writeHead(answer.status, {
              'content-type': 'application/json',
              ...(answer.headers.has('set-cookie') && { 'set-cookie': answer.headers.getSetCookie() }),
            })
            .end(body),
        );
    });
    await once(between.listen(0, '127.0.0.1'), 'listening');
    const mine = mkdtempSync(join(folder, 'renewed-'));
    mkdirSync(join(mine, 'connect'));
    const file = join(mine, 'connect/session.json');
    const portal = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    writeFileSync(file, kept.replaceAll(url, portal));
    // A token that is made within the second of the sign-in is the same one.
    await setTimeout(1000);
    expect(await connect(['owed'], '', { XDG_CONFIG_HOME: mine })).toMatchObject({ code: 0 });
    const renewed = JSON.parse(readFileSync(file, 'utf8')) as { jwt?: string };
    expect(renewed).toEqual({
      portal,
      jwt: expect.any(String),
      [`cookies:${portal}`]: expect.stringMatching(/; renew-/),
    });
    expect(renewed.jwt).not.toBe(jwt);
    expect((await connect(['owed'], '', { XDG_CONFIG_HOME: mine })).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    between.close();
  });

  test('asks for what was not given, and shows no password', async () => {
    const mine = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'other-')), CONNECT_URL: url };
    const { code, err } = await connect(['login'], `lee@harbourworks.example\n${password}`, mine);
    expect([code, err]).toEqual([0, expect.stringContaining('Signed in as lee@harbourworks.example')]);
    expect(err).not.toContain('Connect-demo');
    expect((await connect(['logout'], '', mine)).code).toBe(0);
    // That it is known to an account stays, as a browser's does (specification §signing-in).
    expect(readFileSync(join(mine.XDG_CONFIG_HOME, 'connect/session.json'), 'utf8')).not.toMatch(/jwt|renew-/);
    expect(await connect(['orders'], '', mine)).toMatchObject({ code: 3, out: '' });
  });

  test('is refused with what the server says', async () => {
    const mine = { XDG_CONFIG_HOME: join(folder, 'none') };
    const wrong = await connect(['login', '--url', url, '--email', 'priya@northgate.example'], 'not it\n', mine);
    expect(wrong).toMatchObject({ code: 3, err: expect.stringContaining('do not match') });
    expect(existsSync(join(folder, 'none/connect/session.json'))).toBe(false);
  });

  test('sends its token to no other portal, and nothing without TLS to another machine', async () => {
    // The one of CONNECT_URL counts, and nobody is signed in there.
    const other = { CONNECT_URL: 'https://other.example' };
    expect(await connect(['orders', '--json'], '', other)).toMatchObject({ code: 3, out: '' });
    expect((await connect(['help'])).out).toContain('CONNECT_URL');
    expect(await connect(['login', '--url', 'http://other.example'])).toMatchObject({ code: 2 });
    const kept = readFileSync(sessionFile, 'utf8');
    const moved = join(mkdtempSync(join(folder, 'moved-')), 'connect');
    mkdirSync(moved);
    writeFileSync(join(moved, 'session.json'), kept.replaceAll(url, 'http://127.0.0.1:9'));
    const elsewhere = { XDG_CONFIG_HOME: join(moved, '..') };
    expect(await connect(['orders'], '', elsewhere)).toMatchObject({ code: 5, out: '' });
    expect(await connect(['login', '--url', url, '--email', 'x@y.example'], 'no\n', elsewhere)).toMatchObject({
      code: 3,
    });
    // The session of before stays as it is until there is another.
    const before = kept.replaceAll(url, 'http://127.0.0.1:9');
    expect(JSON.parse(readFileSync(join(moved, 'session.json'), 'utf8'))).toEqual(JSON.parse(before));
    expect(await connect(priya, password, elsewhere)).toMatchObject({ code: 0 });
    expect(await connect(['owed'], '', elsewhere)).toMatchObject({ code: 0 });
  });

  test('stays where somebody signs out of another portal, and the program says so', async () => {
    const other = { CONNECT_URL: 'http://127.0.0.1:9' };
    const { code, err } = await connect(['logout'], '', other);
    expect([code, err]).toEqual([3, `Nobody is signed in to http://127.0.0.1:9. You stay signed in to ${url}.\n`]);
    expect(await connect(['owed'])).toMatchObject({ code: 0 });
    const nobody = { ...other, XDG_CONFIG_HOME: join(folder, 'none') };
    expect(await connect(['logout'], '', nobody)).toMatchObject({ code: 0, err: 'Signed out.\n' });
  });

  test('stays where signing in to another portal, or again, fails', async () => {
    expect(await connect(['login', '--url', 'http://127.0.0.1:9', '--email', 'x@y.example'], 'no\n')).toMatchObject({
      code: 5,
    });
    expect(await connect(priya, 'not it\n')).toMatchObject({ code: 3 });
    expect(await connect(['owed'])).toMatchObject({ code: 0 });
  });
});

describe('documents', () => {
  test('are listed as a table, for scripts, and in colour where that is wanted', async () => {
    const table = await connect(['orders', '--q', 'SO', '--last', '90d']);
    expect(table.out).toMatch(/^Number +Your reference +Date +Total +Status\nSO-\d+ .* £[\d,]+\.\d\d /);
    expect(table.err).toMatch(/^Showing 1–10 of \d+; --page 2 has more\n$/);
    expect(table.out).not.toContain('\u001B');
    const coloured = await connect(['orders', '--q', 'SO'], '', { FORCE_COLOR: '1' });
    expect(coloured.out).toContain('\u001B[36mSO-');
    const listed = await connect(['orders', '--q', 'SO', '--json']);
    const [first] = JSON.parse(listed.out).documents as { totalIncVat: object; shownStatus: string }[];
    expect(JSON.parse(listed.out)).toMatchObject({ total: expect.any(Number) });
    expect(first?.totalIncVat).toMatchObject({ currency: 'GBP' });
    expect(table.out.split('\n')[1]).toContain(first?.shownStatus.replaceAll('-', ' '));
    expect(listed.out).not.toMatch(/"currency":""|highlighted|[\uE000\uE001]/);
    const beyond = await connect(['orders', '--q', 'SO', '--page', '999']);
    expect(beyond.err).toMatch(/^Page 999 has none of the \d+ documents\.\n$/);
  });

  test('are shown, tracked and saved by their numbers, in whatever case', async () => {
    const { number: invoice } = await newest('invoices');
    const shown = await connect(['invoice', invoice.toLowerCase()]);
    expect(shown.out).toMatch(new RegExp(`^${invoice}  .*\\nYour reference|\\nItem +Description`));
    expect(shown.out).toMatch(/\n£[\d,]+\.\d\d excluding VAT, £/);
    const { number: order } = await newest('orders');
    expect(await json('order', order)).toMatchObject({ no: order, lines: expect.any(Array) });
    const own = { shownStatus: expect.any(String), totalIncVat: { currency: 'GBP' } };
    expect(await json('invoice', invoice)).toMatchObject(own);
    expect((await connect(['track', order])).out).toMatch(/^Shipment +Sent +Parcel +Where it is\n/);
    const saved = await connect(['pdf', invoice, order.toLowerCase(), '--folder', folder]);
    expect(saved.out.trim().split('\n')).toEqual([
      join(folder, `invoice-${invoice}.pdf`),
      join(folder, `order-${order}.pdf`),
    ]);
    expect(readFileSync(join(folder, `invoice-${invoice}.pdf`), 'latin1')).toMatch(/^%PDF-/);
  });

  test('are saved but for those that there are not, which are told', async () => {
    const [{ number: invoice }, { number: order }] = [await newest('invoices'), await newest('orders')];
    const mine = mkdtempSync(join(folder, 'some-'));
    const { code, out, err } = await connect(['pdf', invoice, order, 'SI-999999', '--folder', mine]);
    expect([code, err]).toEqual([6, 'No PDF of SI-999999 could be had.\n']);
    expect(out.trim().split('\n')).toEqual(
      [`invoice-${invoice}.pdf`, `order-${order}.pdf`].map((each) => join(mine, each)),
    );
    expect(readdirSync(mine)).toHaveLength(2);
  });

  test.each([
    ['the list', 'multi-search', ['orders'], 0],
    ['its credentials', '/credentials', ['orders'], 0],
    ['the account', '/customer', ['owed'], 0],
    ['who is signed in', '/auth/me', ['owed'], 0],
    ['an invoice', '/invoices/', ['invoice', 'SI-0'], 4],
  ])(
    'are asked for once more when the portal says, where %s was asked for too often',
    async (_, call, command, usual) => {
      const refused = async (times: number, seconds: number) => {
        let asked = 0;
        const { environment, close } = await loseAnswers(
          ({ url: at }) => !!at?.includes(call) && ++asked <= times && seconds,
        );
        const ended = await connect(command, '', environment);
        close();
        return ended;
      };
      expect(await refused(1, 1)).toMatchObject({ code: usual, err: expect.stringContaining('again in 1 s.') });
      expect(await refused(2, 1)).toMatchObject({ code: 5, out: '' });
      expect(await refused(1, 58)).toMatchObject({ code: 5, err: expect.stringContaining('again in 58 s.') });
    },
  );

  test('what is owed is the account', async () => {
    expect((await connect(['owed'])).out).toMatch(/Owed +£[\d,.]+\n.*\nLimit +£[\d,.]+\nCredit left +-?£/);
  });
});

test('what somebody may not see is refused to them, and is not shown as nothing', async () => {
  const sam = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'sam-')) };
  await connect(['login', '--url', url, '--email', 'sam@northgate.example'], password, sam);
  const refused = { code: 1, out: '', err: 'You may not see this.\n' };
  expect(await connect(['owed'], '', sam)).toEqual(refused);
  expect(await connect(['owed', '--json'], '', sam)).toEqual(refused);
  expect(await connect(['orders', '--view', 'invoices'], '', sam)).toEqual(refused);
  // With one of the two kinds there is something to see.
  for (const view of ['both', 'orders'])
    expect(await connect(['orders', '--last', '2y', '--view', view], '', sam)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Showing 1–/),
    });
});

describe('an order from a file', () => {
  const file = join(folder, 'lines.csv');

  test('is matched as Quick Order does, and put into the basket when that is said', async () => {
    const { number } = await newest('orders');
    const order = (await json('order', number)) as { lines: { itemNo: string }[] };
    const sku = order.lines.map(({ itemNo }) => itemNo).find((no) => /^[A-Z]{3}-\d/.test(no)) ?? '';
    writeFileSync(file, `SKU;Quantity\n${sku.toLowerCase()};\nNOPE-1;3\n`);
    const looked = await connect(['order', '--file', file]);
    expect(looked.out).toContain(sku);
    expect(looked).toMatchObject({ code: 6, err: expect.stringContaining('Nothing was ordered') });
    expect(looked.out).toMatch(/2 +NOPE-1 +3 +– +unknown/);
    expect((await connect(['order', '--file', file, '--add'])).err).toContain('Nothing was ordered');
    const one = await connect(['order', '--file', '-', '--add'], sku);
    expect(one).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\n1 item, £/),
      err: 'In the basket: 1 item.\n',
    });
    const added = await connect(['order', '--file', '-', '--add', '--json'], sku);
    expect([added.code, JSON.parse(added.out)]).toMatchObject([0, { added: 1, lines: [{ kind: 'found' }] }]);
    expect(await connect(['order', '--file', '-'], '\n')).toMatchObject({ code: 2, out: '' });
    const both = await connect(['order', '--file', '-', '--yes', '--add'], sku);
    expect(both).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--yes or --add') });
    for (const option of ['--yes', '--add', '--skip-problems', '--reference=PO'])
      for (const numbers of [[number], []])
        expect(await connect(['order', ...numbers, option])).toMatchObject({
          code: 2,
          out: '',
          err: expect.stringContaining('--file'),
        });
    const large = await connect(['order', '--file', '-'], 'GLV-1\n'.repeat(200_000));
    expect(large).toMatchObject({ code: 2, err: expect.stringContaining('too large') });
  });

  test('is watched on where the portal was out of reach for a look', async () => {
    let looks = 0;
    const { environment, close } = await loseAnswers(
      ({ url: asked }) => !!asked?.includes('multi-search') && ++looks === 2,
    );
    const watched = await connect(['watch', '--every', '5', '--times', '3'], '', environment);
    close();
    expect(watched).toMatchObject({ code: 0, err: expect.stringMatching(/out of reach/) });
    expect(looks).toBeGreaterThan(2);
  });

  test('that is placed is told to whoever watches', async () => {
    const watching = spawn(process.execPath, [program, 'watch', '--every', '5', '--json'], { env });
    await once(watching.stderr, 'data');
    const { portal, tokens } = openPortal();
    tokens.set(String(Reflect.get(Object(JSON.parse(readFileSync(sessionFile, 'utf8'))), 'jwt')));
    const checkouts = createHttpCheckouts(portal);
    const [basket, checkout] = [await createHttpBaskets(portal).load(), await checkouts.load()];
    if (!basket.ok || !checkout.ok) throw new Error('There is no basket');
    const placed = await checkouts.place({
      idempotencyKey: randomUUID(),
      basketVersion: basket.value.version,
      totalIncVat: basket.value.totalIncVat,
      addressId: checkout.value.addresses[0]?.id ?? '',
      reference: 'PO TERMINAL',
      requestedOn: null,
      notes: '',
      storefront: '',
    });
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
    const [line] = (await once(watching.stdout, 'data')) as [Buffer];
    expect(JSON.parse(String(line).split('\n')[0] ?? '')).toMatchObject({ number: placed.value.no, before: null });
    watching.kill('SIGINT');
    expect((await once(watching, 'exit'))[0]).toBe(130);
  });

  test('is placed as it is in the file, once, however often the command is sent and its answer gets lost', async () => {
    const { portal, tokens } = openPortal();
    tokens.set(String(Reflect.get(Object(JSON.parse(readFileSync(sessionFile, 'utf8'))), 'jwt')));
    const baskets = createHttpBaskets(portal);
    const lines = async () => {
      const basket = await baskets.load();
      return basket.ok ? basket.value.lines : expect.unreachable();
    };
    const left = (await lines()).map(({ item }) => ({ kind: 'set' as const, sku: item.sku, quantity: 0 as const }));
    if (left.length > 0) await baskets.edit(randomUUID(), left);
    const order = (await json('order', (await newest('orders')).number)) as { lines: { itemNo: string }[] };
    const sku = order.lines.map(({ itemNo }) => itemNo).find((no) => /^[A-Z]{3}-\d/.test(no)) ?? '';
    writeFileSync(file, sku);

    // Nobody is asked, nobody agreed: nothing goes into the basket.
    expect(await connect(['order', '--file', file])).toMatchObject({ code: 2, err: expect.stringMatching(/--yes/) });
    expect(await connect(['order', '--file', file, '--yes', '--reference', 'SR1'])).toMatchObject({ code: 2 });
    expect(await lines()).toEqual([]);

    // The portal, whose answers to orders get lost for as long as this is so.
    let isLost = true;
    const { environment, close } = await loseAnswers(
      ({ method, url: asked }) => isLost && method === 'POST' && !!asked?.endsWith('/orders'),
    );
    const command = ['order', '--file', file, '--yes', '--reference', 'PO ONCE'];
    expect(await connect(command, '', environment)).toMatchObject({
      code: 5,
      out: expect.stringMatching(/./),
      err: expect.stringMatching(/Send the same command again/),
    });
    const { number } = await newest('orders');
    isLost = false;
    const again = await connect([...command.slice(0, -1), 'PO OTHER'], '', environment);
    expect(again.err).toContain('It was ordered before, with the reference PO ONCE.');
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^${number}  £[\\d,.]+ including VAT\nNext: `)),
    });
    expect((await newest('orders')).number).toBe(number);
    expect(await json('order', number)).toMatchObject({ externalReference: 'PO ONCE', lines: [{ itemNo: sku }] });
    close();

    // What was answered is ordered anew; with something else in the basket nothing is.
    const anew = await connect([...command, '--json']);
    expect(JSON.parse(anew.out)).toMatchObject({
      added: 0,
      order: { no: expect.not.stringMatching(number), left: [] },
    });
    // Of any pack size.
    expect((await connect(['order', '--file', '-', '--add'], `${sku};25200`)).code).toBe(0);
    expect(await connect(command)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/The basket has other items/),
    });
  });

  test('is refused to who may not place orders', async () => {
    const sam = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'sam-')) };
    await connect(['login', '--url', url, '--email', 'sam@northgate.example'], password, sam);
    const refused = await connect(['order', '--file', '-', '--yes'], 'GLV-1', sam);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/Place Orders/) });
  });
});

test.each([
  [2, ['nothing-of-the-kind']],
  [2, ['orders', '--last', 'soon']],
  [2, ['orders', '--view', 'all']],
  [2, ['orders', '--from', '2026-02-30']],
  [2, ['orders', '--from', '2026-11-20', '--to', '2026-11-01']],
  [2, ['orders', 'SO-1']],
  [2, ['invoice']],
  [2, ['order']],
  [2, ['order', '--file', 'no-such-file']],
  [2, ['completion', 'tcsh']],
  [2, ['order', '--file', '.']],
  [4, ['invoice', 'SI-0']],
  [4, ['pdf', 'SI-0']],
])('ends with %i for %j', async (code, args) => {
  const { code: ended, out, err } = await connect(args);
  expect([ended, out, err.length > 0]).toEqual([code, '', true]);
});

test.runIf(existsSync('/dev/full'))('what has no end is not read as a list', async () => {
  for (const file of ['/dev/zero', '/dev/full'])
    expect(await connect(['order', '--file', file])).toMatchObject({
      code: 2,
      err: `${file} is no file. --file - takes what is piped in.\n`,
    });
});

test.runIf(existsSync('/dev/full'))(
  'output that finds no room is no success, and a reader that has enough is',
  async () => {
    const ends = async (into: string) => {
      const line = `"$0" "$1" orders --json ${into}; exit \${PIPESTATUS[0]}`;
      const child = spawn('bash', ['-c', line, process.execPath, program], { env, stdio: 'ignore' });
      return (await once(child, 'close'))[0] as number;
    };
    expect(await ends('> /dev/full')).toBe(2);
    expect(await ends('| true')).toBe(0);
  },
);

test.runIf(existsSync('/proc/self'))('a folder that cannot be made is told at once', async () => {
  const { number } = await newest('invoices');
  expect(await connect(['pdf', number, '--folder', '/proc/x/y'])).toMatchObject({ code: 2, out: '' });
});

test('completes commands and options in a shell', async () => {
  const { out } = await connect(['completion', 'bash']);
  const script = `${out}
    COMP_WORDS=(connect or); COMP_CWORD=1; _connect; echo "\${COMPREPLY[@]}"
    COMP_WORDS=(connect orders --l); COMP_CWORD=2; _connect; echo "\${COMPREPLY[@]}"
    COMP_WORDS=(connect order --file ''); COMP_CWORD=3; _connect; echo "\${COMPREPLY[@]}"
    COMP_WORDS=(connect orders --view ''); COMP_CWORD=3; _connect; echo "\${COMPREPLY[@]}"
    COMP_WORDS=(connect completion ''); COMP_CWORD=2; _connect; echo "\${COMPREPLY[@]}"`;
  const offered = ['orders order', '--last', '', 'orders invoices both', 'bash zsh fish', ''];
  expect((await promisify(execFile)('bash', ['-c', script])).stdout).toBe(offered.join('\n'));
  expect((await connect(['completion', 'fish'])).out).toContain("__fish_seen_subcommand_from orders' -l last");
});
