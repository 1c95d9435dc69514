import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import { makeFileHere } from '../make-file.ts';
import { createMailMaker } from '../make-mails.ts';
import { demoSupplier } from '../supplier.ts';
import { queueMail } from '../database/mail-queue.ts';
import { logoSource } from './mail.ts';
import { createSmtp } from './smtp.ts';
import { createMailJobs } from '../outbox/database/mail-jobs.ts';
import { createMailWorker, retryWaits } from './worker.ts';

const user = 'portal@mail';
const password = 'pass/word @1';

interface Delivery {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
}
let data: TestDatabase;
let server: SMTPServer;
let url: string;
let delivered: Delivery[];
let isRefusing: boolean;
/** How often somebody gave a name and a password. */
let asked: number;

beforeAll(async () => {
  data = await openDemoDatabase();
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      asked++;
      done(auth.username === user && auth.password === password ? null : new Error('who?'), { user });
    },
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        delivered.push({ from, to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  url = `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
});
beforeEach(() => {
  delivered = [];
  isRefusing = false;
  asked = 0;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await data.database.destroy();
});

const workerFor = (smtpUrl: string) => {
  const smtp = createSmtp(smtpUrl, 'Connect <connect@supplier.example>');
  const clock = { now: testNow };
  const lines: string[] = [];
  const makeMails = createMailMaker({
    makeFile: makeFileHere,
    database: data.database,
    keys: data.keys,
    portalUrl: 'https://portal.example',
    identity: async () => ({ supplier: demoSupplier, support: { email: 'support@supplier.example', phone: null } }),
    now: () => clock.now,
  });
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const worker = createMailWorker({
    jobs: createMailJobs(data.database),
    makeMails,
    send: smtp.send,
    now: () => clock.now,
    log,
  });
  return { clock, lines, worker, close: smtp.close };
};
const queueReset = () =>
  queueMail(data.database, {
    kind: 'password-reset',
    payload: { email: 'sam@northgate.example', storefront: 'pl/pl' },
  });

describe('a portal with an SMTP server', () => {
  it('delivers text and HTML from its own sender, and keeps nothing in the mailbox', async () => {
    const { worker, close } = workerFor(url);
    await queueReset();
    await worker.runDue();
    expect(delivered).toMatchObject([{ from: 'connect@supplier.example', to: ['sam@northgate.example'] }]);
    const source = delivered[0]?.source ?? '';
    expect(source).toMatch(/^From: Connect <connect@supplier\.example>/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
    expect(await data.database.selectFrom('mailbox').selectAll().execute()).toEqual([]);
    close();
  });

  it('delivers nothing of a mail that it may not send any more once the server would take it', async () => {
    const smtp = createSmtp(url, 'connect@supplier.example');
    const mail = { to: 'sam@northgate.example', subject: 's', text: 't'.repeat(200_000), html: 'h' };
    for (const looks of [0, 1, 2]) {
      let left = looks;
      await expect(smtp.send(mail, () => left-- > 0)).rejects.toThrow('may not send');
    }
    expect(delivered).toEqual([]);
    await smtp.send(mail, () => true);
    expect(delivered).toHaveLength(1);
    smtp.close();
  });

  it('delivers the papers that go with a mail, and names the request that it came of', async () => {
    const smtp = createSmtp(url, 'connect@supplier.example');
    const attachments = [{ fileName: 'Rechnung-1 ä.pdf', bytes: Buffer.from('%PDF-1') }];
    const requestId = '0d3c6f62-6d0b-4c0e-9a55-0d7c8a1b2c3d';
    await smtp.send({ to: 'sam@northgate.example', subject: 's', text: 't', html: 'h', attachments, requestId });
    const source = delivered[0]?.source ?? '';
    expect(source).toMatch(new RegExp(`^X-Request-ID: ${requestId}`, 'mi'));
    expect(source).toMatch(/^Content-Type: application\/pdf; name=/m);
    expect(source).toContain(Buffer.from('%PDF-1').toString('base64'));
    smtp.close();
  });

  it('has the portal’s name before its sender, and its logo in it, which the HTML shows', async () => {
    const smtp = createSmtp(url, 'Somebody <connect@supplier.example>');
    const logo = { tag: 't', type: 'image/png', width: 3, height: 2, bytes: Buffer.from('a picture') } as const;
    const html = `<img src="${logoSource}">`;
    const mail = { to: 'sam@northgate.example', subject: 's', text: 't', html, sender: 'Łuk "Desk", <x@y.example>' };
    await smtp.send({ ...mail, logo, attachments: [{ fileName: 'a.pdf', bytes: Buffer.from('%PDF-1') }] });
    expect(delivered[0]?.from).toBe('connect@supplier.example');
    const source = delivered[0]?.source ?? '';
    expect(source).toMatch(/^From: =\?UTF-8\?[^\n]*(\n [^\n]*)*<connect@supplier\.example>\r?$/m);
    expect(source).toMatch(/^Content-Type: multipart\/related/m);
    expect(source).toMatch(/^Content-Type: image\/png; name=t\.png\r?\nContent-ID: <logo@connect>/m);
    expect(source).toMatch(/^Content-Disposition: inline; filename=t\.png/m);
    expect(source).toContain(Buffer.from('a picture').toString('base64'));
    smtp.close();
  });

  it('tries a mail that was refused again, and delivers it then, with a token that is new', async () => {
    isRefusing = true;
    const { worker, clock, lines, close } = workerFor(url);
    await queueReset();
    await worker.runDue();
    expect(delivered).toEqual([]);
    expect(lines.join('')).toMatch(/"responseCode":\d+/);
    isRefusing = false;
    clock.now = new Date(clock.now.getTime() + retryWaits[0] * 1000);
    await worker.runDue();
    expect(delivered).toHaveLength(1);
    close();
  });

  it('gives a mail up after eight attempts, with one line; no line has the password', async () => {
    const wrong = workerFor(url.replace(encodeURIComponent(password), 'a-wrong-secret'));
    await queueReset();
    for (const wait of [...retryWaits, 0]) {
      await wrong.worker.runDue();
      wrong.clock.now = new Date(wrong.clock.now.getTime() + wait * 1000);
    }
    expect(await data.database.selectFrom('mail_jobs').selectAll().execute()).toEqual([]);
    expect(wrong.lines.filter((line) => line.includes('given up'))).toHaveLength(1);
    expect(wrong.lines).toHaveLength(8);
    expect(wrong.lines.join('')).not.toMatch(/a-wrong-secret|northgate/);
    expect(delivered).toEqual([]);
    wrong.close();
  });

  it('says why a server cannot be reached', async () => {
    const { worker, lines, close } = workerFor('smtp://127.0.0.1:9');
    await queueReset();
    await worker.runDue();
    expect(lines.join('')).toMatch(/"reason":"connect ECONNREFUSED 127\.0\.0\.1:9"/);
    await data.database.deleteFrom('mail_jobs').execute();
    close();
  });

  it('gives a server elsewhere that offers no TLS neither password nor mail, unless it is told to', async () => {
    // The test's server by an address that is not known for this machine's.
    const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
    const mail = { to: 'sam@northgate.example', subject: 's', text: 't', html: 'h' };
    const smtp = createSmtp(elsewhere, 'connect@supplier.example');
    await expect(smtp.send(mail)).rejects.toThrow(/STARTTLS|TLS/);
    await expect(smtp.verify()).rejects.toThrow(/STARTTLS|TLS/);
    expect([asked, delivered]).toEqual([0, []]);
    smtp.close();
    const insecure = createSmtp(elsewhere.replace('smtp:', 'smtp+insecure:'), 'connect@supplier.example');
    await insecure.send(mail);
    expect(delivered).toHaveLength(1);
    insecure.close();
  });

  it('reads an address as one address, whatever is in it', async () => {
    const smtp = createSmtp(url, 'connect@supplier.example');
    const mail = { to: 'sam@northgate.example, eve@elsewhere.example', subject: 's', text: 't', html: 'h' };
    await smtp.send(mail).catch(() => undefined);
    expect(delivered.flatMap(({ to }) => to)).not.toContain('eve@elsewhere.example');
    smtp.close();
  });
});
