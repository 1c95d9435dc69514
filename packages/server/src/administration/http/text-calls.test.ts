import { calls } from '@connect/contract/calls';
import type { TextsFound } from '@connect/core/domain/administration/portal-text';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());
afterEach(() => data.database.deleteFrom('portal_texts').execute());

const source = 'Order Samples';
const days = 'Within {n, plural, one {# day} other {# days}}';
const find = async (query: Record<string, string> = {}, language = 'en'): Promise<TextsFound> =>
  (await (await portal.call(calls.portalTexts, { token, params: { language }, query })).json()) as TextsFound;
const write = async (body: { source: string; text: string | null; was: string | null }, language = 'en') => {
  const answer = await portal.call(calls.writePortalText, { token, params: { language }, body });
  return { status: answer.status, body: answer.status < 300 ? null : ((await answer.json()) as object) };
};
const done = { status: 204, body: null };

describe('texts of the portal, by an administrator (specification §own-texts)', () => {
  it('are found in English, as built and as written; the whole text before what only has its words', async () => {
    expect(await find({ text: 'samples' })).toEqual({
      texts: [
        { source: 'Samples', original: 'Samples', own: null },
        { source, original: source, own: null },
      ],
      total: 2,
    });
    await write({ source, text: 'Probestücke', was: null }, 'de');
    const found = {
      texts: [{ source, original: 'Muster bestellen', own: { text: 'Probestücke', over: 'Muster bestellen' } }],
      total: 1,
    };
    for (const text of ['order samples', 'MUSTER BESTELLEN', 'probestucke'])
      expect(await find({ text }, 'de')).toEqual(found);
    expect(await find({ view: 'own' }, 'de')).toEqual(found);
    expect((await find({ view: 'own' })).total).toBe(0);
  });

  it('keep values, plurals and their forms, or nothing of them is kept', async () => {
    const wrong = [
      ['Within {n} days', 'does not have the plurals of the text that was built: n'],
      ['Within {n, plural, other {# days}}', 'has a plural without exactly the forms one, other'],
      ['Soon', 'does not have the plurals of the text that was built: n'],
      [`${days} and {hours}`, 'has {hours}, which the text that was built has not'],
      ['Within {n', 'has a curly bracket that belongs to no value and no plural'],
    ] as const;
    for (const [text, problem] of wrong)
      expect(await write({ source: days, text, was: null })).toMatchObject({
        status: 400,
        body: { code: 'malformed_request', errors: { text: expect.arrayContaining([problem]) } },
      });
    for (const text of ['  ', 'a\nb', 'x'.repeat(1001)])
      expect(await write({ source, text, was: null })).toMatchObject({
        status: 400,
        body: { errors: { text: [expect.any(String)] } },
      });
    expect(await write({ source: 'No such text', text: 'Something', was: null })).toMatchObject({
      status: 400,
      body: { errors: { source: ['is no text of the portal'] } },
    });
    expect((await find({ view: 'own' })).total).toBe(0);
  });

  it('are not changed from a page that is out of date, and once only where an answer got lost', async () => {
    expect(await write({ source, text: 'Sample requests', was: null })).toEqual(done);
    expect(await write({ source, text: 'Sample requests', was: null })).toEqual(done);
    expect(await write({ source, text: 'Ask for samples', was: null })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await write({ source, text: null, was: 'Ask for samples' })).toMatchObject({ status: 409 });
    expect(await write({ source, text: 'Ask for samples', was: 'Sample requests' })).toEqual(done);
    expect(await write({ source, text: null, was: 'Ask for samples' })).toEqual(done);
    expect(await write({ source, text: null, was: 'Ask for samples' })).toEqual(done);
    expect((await find({ view: 'own' })).total).toBe(0);
  });

  it('of which one was built otherwise since, or no more, is among those to look at, and goes', async () => {
    const values = { language: 'de', own: 'Eigenes' };
    await data.database
      .insertInto('portal_texts')
      .values([
        { ...values, source, original: 'Muster ordern' },
        { ...values, source: 'Gone', original: 'Weg' },
        { ...values, source: 'Samples', original: 'Muster' },
      ])
      .execute();
    const { texts, total } = await find({ view: 'outdated' }, 'de');
    expect(total).toBe(2);
    expect(texts).toEqual(
      expect.arrayContaining([
        { source: 'Gone', original: null, own: { text: 'Eigenes', over: 'Weg' } },
        { source, original: 'Muster bestellen', own: { text: 'Eigenes', over: 'Muster ordern' } },
      ]),
    );
    expect(await write({ source: 'Gone', text: 'Anders', was: 'Eigenes' }, 'de')).toMatchObject({ status: 400 });
    expect(await write({ source: 'Gone', text: null, was: 'Eigenes' }, 'de')).toEqual(done);
    // Saved once more it is one that was written over what is built now.
    expect(await write({ source, text: 'Eigenes', was: 'Eigenes' }, 'de')).toEqual(done);
    expect((await find({ view: 'outdated' }, 'de')).total).toBe(0);
  });

  it('stand in the audit log with what they were', async () => {
    await write({ source, text: 'Sample requests', was: null });
    await write({ source, text: null, was: 'Sample requests' });
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    const about = (before: string, after: string) => ({
      about: {
        changes: [
          { field: 'shownText', before: `en: ${source}`, after: `en: ${source}` },
          { field: 'wording', before, after },
        ],
      },
    });
    expect(entries.slice(0, 2)).toMatchObject([about('Sample requests', ''), about('', 'Sample requests')]);
  });
});
