import { calls } from '@connect/contract/calls';
import type { PortalContent, WrittenArticle } from '@connect/core/domain/administration/portal-content';
import { day } from '@connect/core/domain/calendar/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { openIntegration } from '../testing/open-integration.ts';

let data: TestDatabase;
let portal: TestPortal;
let ada: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  ada = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());

const article: WrittenArticle = {
  key: 'closed',
  language: 'en',
  topic: 'Holidays',
  title: 'When are you closed?',
  body: 'On **Monday**.',
  position: 1,
  regions: ['EMEA'],
  validFrom: day('2026-12-01'),
  validUntil: day('2026-12-31'),
};
const write = async (body: { article: WrittenArticle; was: WrittenArticle | null }) => {
  const text = JSON.stringify(body);
  const answer = await portal.fetch(calls.writeArticle.path, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${ada}`,
      'Content-Type': 'application/json',
      // As browsers say it.
      'Content-Length': String(Buffer.byteLength(text)),
    },
    body: text,
  });
  return { status: answer.status, code: answer.status < 300 ? null : ((await answer.json()) as { code: string }).code };
};
const content = async (): Promise<PortalContent> =>
  (await (await portal.call(calls.portalContent, { token: ada })).json()) as PortalContent;
const seenOn = async (date: string, region: string): Promise<number> => {
  portal.clock.now = new Date(`${date}T12:00:00`);
  const answer = await portal.call(calls.helpArticles, { query: { region } });
  portal.clock.now = testNow;
  return ((await answer.json()) as { data: { key: string }[] }).data.filter(({ key }) => key === 'closed').length;
};
const latest = async () => {
  const { data: entries } = (await (await portal.call(calls.audit, { token: ada })).json()) as {
    data: { about: { changes: { field: string }[] } }[];
  };
  return entries[0];
};

describe('banners and help articles, by an administrator (specification §shown-content)', () => {
  it('are seen from their first day to their last one, in their storefronts alone', async () => {
    expect(await write({ article, was: null })).toEqual({ status: 204, code: null });
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    const seen: number[] = [];
    for (const each of days) seen.push(await seenOn(each, 'EMEA'));
    expect(seen).toEqual([0, 1, 1, 0]);
    // Of the same language as EMEA's.
    expect(await seenOn('2026-12-01', 'UK')).toBe(0);
  });

  it('are the records that an import sends: what another system sent is changed here, and the other way round', async () => {
    const integration = openIntegration(data.database);
    expect(await integration.send('help-articles', [{ ...article, title: 'Of the ERP' }])).toMatchObject({
      accepted: 1,
    });
    const { articles, today } = await content();
    expect(today).toBe('2026-11-20');
    expect(articles.find(({ key }) => key === 'closed')).toEqual({ ...article, title: 'Of the ERP' });
    // The page showed what was there before.
    expect(await write({ article: { ...article, position: 2 }, was: article })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    const now = { ...article, title: 'Of the ERP' };
    expect(await write({ article, was: now })).toMatchObject({ status: 204 });
    expect(await integration.send('help-articles', [article])).toMatchObject({ unchanged: 1 });
  });

  it('stand in the audit log, field by field, and among the imports, in the name of who wrote them', async () => {
    const before = (await content()).articles.find(({ key }) => key === 'closed') ?? article;
    await write({ article: { ...before, body: 'On Tuesday.', regions: [] }, was: before });
    expect(await latest()).toMatchObject({
      actorEmail: 'ada@connect.example',
      about: {
        changes: [
          { field: 'article', before: 'closed|en', after: 'closed|en' },
          { field: 'regions', before: 'EMEA', after: '' },
          { field: 'body', before: 'On **Monday**.', after: 'On Tuesday.' },
        ],
      },
    });
    const { data: runs } = (await (await portal.call(calls.importRuns, { token: ada })).json()) as {
      data: { kind: string; by: string; accepted: number }[];
    };
    expect(runs.find(({ kind }) => kind === 'help-articles')).toMatchObject({ by: 'Ada Byron', accepted: 1 });
    const { events } = (await data.database
      .selectFrom('events')
      .select(({ fn }) => fn.countAll().as('events'))
      .where('kind', '=', 'import.finished')
      .executeTakeFirstOrThrow()) as { events: unknown };
    expect(Number(events)).toBeGreaterThan(0);
  });

  it('of two who save at once one is told, and nothing of the other is lost', async () => {
    const was = (await content()).articles.find(({ key }) => key === 'closed') ?? article;
    const both = await Promise.all(['One', 'Two'].map((title) => write({ article: { ...was, title }, was })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const stands = (await content()).articles.find(({ key }) => key === 'closed');
    expect(stands?.title).toBe(both[0]?.status === 204 ? 'One' : 'Two');
  });

  it('a first day after the last one is refused', async () => {
    const wrong = { ...article, key: 'wrong', validFrom: day('2027-01-01') };
    const answer = await portal.call(calls.writeArticle, { token: ada, body: { article: wrong, was: null } });
    expect(await answer.json()).toMatchObject({ errors: { 'article.validUntil': ['is before validFrom'] } });
  });

  it('one that is removed is named once in the audit log', async () => {
    const was = (await content()).articles.find(({ key }) => key === 'closed') ?? article;
    const answer = await portal.call(calls.removeArticle, { token: ada, body: { was, typed: was.title } });
    expect(answer.status).toBe(204);
    expect((await latest())?.about.changes.map(({ field }) => field)).not.toContain('key');
  });

  it('the longest article of any letters can be written, and changed', async () => {
    const long = { ...article, key: 'long', body: '字'.repeat(20_000) };
    expect(await write({ article: long, was: null })).toMatchObject({ status: 204 });
    expect(await write({ article: { ...long, body: '文'.repeat(20_000) }, was: long })).toMatchObject({ status: 204 });
  });
});
