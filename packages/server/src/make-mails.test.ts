import { randomUUID } from 'node:crypto';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { storefronts } from '@connect/core/domain/access/storefront';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from './testing/demo-database.ts';
import { insertInvitation } from './testing/invite.ts';
import { addOrderJobs } from './ordering/testing/order-jobs.ts';
import { mailStorefront } from './mail/language.ts';
import { htmlOf, textOf, type MailContent } from './mail/layout.ts';
import type { Mail, MakeMails } from './mail/mail.ts';
import type { MailJob } from './mail-job.ts';
import { makeFileHere } from './make-file.ts';
import { createMailMaker } from './make-mails.ts';
import { demoSupplier, type Supplier } from './supplier.ts';
import { createEndpointRepository } from './webhooks/database/endpoints.ts';

let data: TestDatabase;
let make: MakeMails;
let sam: string;
let jobsFor: (storefront: string) => Promise<MailJob[]>;

beforeAll(async () => {
  data = await openDemoDatabase();
  const { database, keys } = data;
  make = createMailMaker({
    makeFile: makeFileHere,
    database,
    keys,
    portalUrl: 'https://portal.example/trade',
    identity: async () => ({ supplier: demoSupplier, support: { email: 'support@connect.example', phone: null } }),
    now: () => testNow,
  });
  const email = 'sam@northgate.example';
  const user = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  sam = user.id;
  await database
    .insertInto('contact_messages')
    .values({
      reference: 'Q-1',
      customer_no: 'C10482',
      user_id: sam,
      subject: 'delivery',
      order_number: orderNoOf('SO-204918'),
      message: 'Where is it?\n<b>Please</b> & soon',
      created_at: testNow,
    })
    .execute();
  const [invitationId, invitedTwice] = [
    await insertInvitation(database, 'new@northgate.example'),
    await insertInvitation(database, 'kim@quietco.example'),
  ];
  await database
    .updateTable('users')
    .set({ roles: ['account_manager', 'administrator'] })
    .where('email', '=', 'morgan@connect.example')
    .execute();
  const endpointId = randomUUID();
  const endpoints = createEndpointRepository(database);
  await endpoints.add({ id: endpointId, url: 'https://erp.example/hooks', kinds: [], createdAt: testNow });
  await endpoints.pause(endpointId, testNow, 'answered 410');
  const { jobs: orderJobs } = await addOrderJobs(database, sam);
  jobsFor = async (storefront) => {
    await database.updateTable('portal_orders').set({ storefront }).execute();
    return [...accountJobs(storefront), ...orderJobs];
  };
  const accountJobs = (storefront: string): MailJob[] => [
    { kind: 'invitation', payload: { invitationId, storefront } },
    { kind: 'invitation', payload: { invitationId: invitedTwice, storefront } },
    { kind: 'password-reset', payload: { email, storefront } },
    { kind: 'password-changed', payload: { userId: sam, storefront } },
    {
      kind: 'signed-in-elsewhere',
      payload: { userId: sam, storefront, address: '203.0.113.9', userAgent: 'Firefox <153>' },
    },
    ...(
      [
        'turned-on',
        'turned-off',
        'recovery-codes-renewed',
        'recovery-code-used',
        'reset',
        'passkey-added',
        'passkey-removed',
        'staff-passkey-added',
        'staff-passkey-removed',
      ] as const
    ).map((change) => ({ kind: 'second-factor-changed', payload: { userId: sam, storefront, change } }) as const),
    {
      kind: 'watch-news',
      payload: {
        userId: sam,
        storefront,
        news: [
          { sku: skuOf('GLV-8841-L'), kind: 'price-fell', before: 12_40, now: 10_15 },
          { sku: skuOf('HVJ-2210-M'), kind: 'back-in-stock', before: null, now: null },
          { sku: skuOf('BOT-5517-42'), kind: 'back-in-stock', before: 80_00, now: 72_50 },
        ],
      },
    },
    { kind: 'contact', payload: { reference: 'Q-1', copy: true, storefront } },
    { kind: 'webhook-paused', payload: { endpointId } },
  ];
});
afterAll(() => data.database.destroy());

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
/** The words a reader of the HTML sees, without the name beside the logo. */
const wordsOfHtml = (html: string): string[] =>
  html
    .replace(/^[^]*?<body/, '<body')
    .replace(/>Connect</, '><')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
/** The same of the text, without its marks of quotes, of the footer and after names. */
const wordsOfText = (text: string): string[] =>
  text
    .replace(/^> ?/gm, '')
    .replace(/^-- $/m, '')
    .split(/\s+/)
    .filter((word) => word !== '');
/** French has a space before the colon. */
const bare = (words: string[]): string[] => words.filter((word) => word !== ':').map((word) => word.replace(/:$/, ''));

/** Staff are written to in English. */
const isStaff = ({ to }: Mail): boolean => to.endsWith('@connect.example');

const paths = storefronts.map(({ pair }) => (pair ? `${pair.region}/${pair.language}` : ''));

describe('mails', () => {
  it.each(paths)(
    'of the storefront %j say the same in text and HTML, name the supplier, and link into the storefront',
    async (path) => {
      const { language, prefix } = mailStorefront(path);
      for (const job of await jobsFor(path))
        for (const mail of await make(job)) {
          expect(bare(wordsOfText(mail.text))).toEqual(bare(wordsOfHtml(mail.html)));
          expect(mail.text).toContain(demoSupplier.name);
          const toStaff = isStaff(mail);
          expect(mail.html).toContain(`<html lang="${toStaff ? 'en' : language}">`);
          for (const [url] of mail.text.matchAll(/https?:\S+/g))
            expect(url.startsWith(`https://portal.example/trade${toStaff ? '' : prefix}/connect/`)).toBe(true);
          expect(mail.html.match(/<a class="buttonInk"/g)?.length ?? 0).toBeLessThanOrEqual(1);
          expect(mail.html).not.toMatch(/<(script|img|link|svg)|undefined|\[object/);
        }
    },
  );

  it('are in another language in each: no subject or paragraph of one is left in English', async () => {
    const english = new Set(
      (await Promise.all((await jobsFor('')).map(make)))
        .flat()
        .flatMap(({ subject, text }) => [subject, ...text.split('\n\n')]),
    );
    for (const path of ['fr/fr', 'it/it', 'pl/pl', 'de/de']) {
      const jobs = await jobsFor(path);
      const mails = (await Promise.all(jobs.map(make))).flat().filter((mail) => !isStaff(mail));
      expect(mails).toHaveLength(21);
      for (const { subject, text } of mails) {
        expect(english).not.toContain(subject);
        // The last block is the supplier's address; a quote is the writer's own.
        for (const block of text.split('\n\n').slice(0, -1))
          if (!block.startsWith('>')) expect(english).not.toContain(block);
      }
    }
  });

  it.each([
    ['', '27 November 2026'],
    ['us/en', 'November 27, 2026'],
    ['de/de', '27. November 2026'],
    ['fr/fr', '27 novembre 2026'],
    ['it/it', '27 novembre 2026'],
    ['pl/pl', '27 listopada 2026'],
  ])('of %j write dates as %s', async (path, date) => {
    const [mail] = await make((await jobsFor(path))[0] as MailJob);
    expect(mail?.text).toContain(date);
  });

  it.each([
    ['de/de', null, 'Europe/Berlin', 'MEZ'],
    ['fr/fr', null, 'Europe/Paris', 'UTC+1'],
    ['de/de', 'Australia/Sydney', 'Australia/Sydney', ''],
    ['pl/pl', 'Mars/Olympus', 'Europe/Warsaw', 'CET'],
  ])('of %j tell times in the zone of their reader, %j, else the storefront’s: %s', async (path, own, zone, name) => {
    await data.database.updateTable('users').set({ time_zone: own }).where('id', '=', sam).execute();
    const [mail] = await make({ kind: 'password-changed', payload: { userId: sam, storefront: path } });
    const minute = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
    expect(mail?.text).toContain(new Intl.DateTimeFormat('en-GB', minute).format(testNow));
    expect(mail?.text).toContain(name);
    expect(mail?.text).not.toMatch(/UTC\b(?!\+)/);
  });

  it('tell the owner of an invited email that has an account already, without a link', async () => {
    const [mail] = await make((await jobsFor(''))[1] as MailJob);
    expect(mail).toMatchObject({ to: 'kim@quietco.example', text: expect.stringContaining('already') });
    expect(mail?.text).not.toContain('http');
  });

  it.each<MailJob>([
    { kind: 'invitation', payload: { invitationId: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173', storefront: '' } },
    { kind: 'first-password', payload: { userId: sam, inviter: 'Us', storefront: '' } },
    { kind: 'password-reset', payload: { email: 'nobody@northgate.example', storefront: '' } },
    { kind: 'password-changed', payload: { userId: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173', storefront: '' } },
    {
      kind: 'signed-in-elsewhere',
      payload: {
        userId: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173',
        storefront: '',
        address: '203.0.113.9',
        userAgent: null,
      },
    },
    {
      kind: 'watch-news',
      payload: { userId: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173', storefront: '', news: [] },
    },
    { kind: 'order-placed', payload: { orderNo: orderNoOf('SO-0') } },
    { kind: 'order-waits', payload: { orderNo: orderNoOf('SO-0'), reason: 'over-limit' } },
    { kind: 'order-decided', payload: { orderNo: orderNoOf('SO-0') } },
    { kind: 'order-withdrawn', payload: { orderNo: orderNoOf('SO-0'), reasons: ['over-limit'] } },
    { kind: 'contact', payload: { reference: 'Q-0', copy: true, storefront: '' } },
  ])('are none where there is nobody to write to: $kind', async (job) => {
    expect(await make(job)).toEqual([]);
  });

  it('take a message to the supplier, answered to its writer, and to the writer only if they want a copy', async () => {
    const job = (copy: boolean): MailJob => ({
      kind: 'contact',
      payload: { reference: 'Q-1', copy, storefront: 'de/de' },
    });
    const [toSupport, copied, ...more] = await make(job(true));
    expect(toSupport).toMatchObject({ to: 'support@connect.example', replyTo: 'sam@northgate.example' });
    expect(copied).toMatchObject({ to: 'sam@northgate.example', subject: 'Ihre Nachricht an uns (Q-1)' });
    for (const text of ['Q-1', 'SO-204918', 'Northgate', '> Where is it?\n> <b>Please</b> & soon']) {
      expect(toSupport?.text).toContain(text);
      expect(copied?.text).toContain(text);
    }
    expect(toSupport?.html).toContain('&lt;b&gt;Please&lt;/b&gt; &amp; soon');
    expect(more).toEqual([]);
    expect((await make(job(false))).map(({ to }: Mail) => to)).toEqual(['support@connect.example']);
  });

  it('have one line as subject, whatever somebody is called', async () => {
    await data.database
      .updateTable('users')
      .set({ first_name: 'Pri\r\nBcc: x@y' })
      .where('email', '=', 'priya@northgate.example')
      .execute();
    const [mail] = await make((await jobsFor(''))[0] as MailJob);
    expect(mail?.subject).toBe('Pri Bcc: x@y Nair invited you to Connect');
  });

  it('end with what their supplier says of itself, and nothing else', () => {
    const content: MailContent = { title: 'Hello', paragraphs: ['A word.'] };
    const own: Supplier = { ...demoSupplier, name: 'Łuk & Sons', address: null, web: 'luk.example' };
    expect(textOf(content, 'en', own)).toBe('Hello\n\nA word.\n\n-- \nŁuk & Sons\nluk.example\n');
    expect(htmlOf(content, 'en', own)).toContain('Łuk &amp; Sons');
    const nobody: Supplier = { ...own, name: null, web: null };
    expect(textOf(content, 'en', nobody)).toBe('Hello\n\nA word.\n');
    expect(htmlOf(content, 'en', nobody)).not.toContain('null');
  });

  it('escape everything that is put into their HTML', () => {
    const word = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', 'script', '='), minLength: 1 });
    const content: fc.Arbitrary<MailContent> = fc.record({
      title: word,
      paragraphs: fc.array(word, { minLength: 1 }),
      facts: fc.array(fc.tuple(word, word), { minLength: 1 }),
      quote: word,
      button: fc.record({ label: word, url: word.map((text) => `https://portal.example/${text}`) }),
      notes: fc.array(word, { minLength: 1 }),
    });
    const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ href="[^"]*"/, ''));
    const plain = (each: MailContent): MailContent => ({
      title: 'x',
      paragraphs: each.paragraphs.map(() => 'x'),
      facts: (each.facts ?? []).map(() => ['x', 'x'] as const),
      quote: 'x',
      button: { label: 'x', url: 'https://portal.example/x' },
      notes: (each.notes ?? []).map(() => 'x'),
    });
    fc.assert(
      fc.property(content, (each) => {
        expect(tagsOf(htmlOf(each, 'en', demoSupplier))).toEqual(tagsOf(htmlOf(plain(each), 'en', demoSupplier)));
        expect(textOf(each, 'en', demoSupplier)).toContain(each.title);
      }),
    );
  });
});

it('the administrators are told of a webhook that paused itself, until it goes on', async () => {
  const [job] = (await jobsFor('')).filter(({ kind }) => kind === 'webhook-paused');
  if (job?.kind !== 'webhook-paused') throw new Error('no such job');
  const mails = await make(job);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@connect.example', 'morgan@connect.example']);
  const mail = mails.find(({ to }) => to === 'morgan@connect.example');
  expect(mail).toMatchObject({ subject: `A webhook is paused: erp.example (${job.payload.endpointId.slice(0, 8)})` });
  expect(mail?.text).toContain(`connect webhook resume ${job.payload.endpointId}`);
  expect(mail?.text).toContain('answered 410');
  expect(mail?.text).toMatch(/\/connect\/admin\/webhooks\b/);
  await createEndpointRepository(data.database).resume(job.payload.endpointId, testNow);
  expect(await make(job)).toEqual([]);
});
