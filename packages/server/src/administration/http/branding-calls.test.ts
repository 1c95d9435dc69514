import { deflateSync } from 'node:zlib';
import { pathOf } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { unbranded, type Branding } from '@connect/core/domain/administration/branding';
import { jpegOf, pngOf, pngPart } from '@connect/core/testing/pictures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
/** Another process on the same database. */
let other: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  [portal, other] = [createTestPortal(data), createTestPortal(data)];
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  await data.database.deleteFrom('portal_settings').execute();
  await data.database.deleteFrom('portal_logos').execute();
});

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const read = async (from = other): Promise<Branding> =>
  (await (await from.call(calls.branding, { token })).json()) as Branding;
const answered = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as Record<string, unknown>,
});
const change = async (part: Partial<Branding>, logo: string | null = null, was?: Branding) => {
  const before = was ?? (await read());
  const { logo: _, ...form } = { ...before, ...part };
  return answered(await portal.call(calls.setBranding, { token, body: { branding: form, logo, was: before } }));
};
const takeBack = async (part: string, typed: string, was?: Branding) =>
  answered(await portal.call(calls.takeBackBranding, { token, body: { part, was: was ?? (await read()), typed } }));
const logos = async () =>
  (await data.database.selectFrom('portal_logos').select('tag').execute()).map(({ tag }) => tag);

describe('how the portal presents itself (specification §branding)', () => {
  it('is as it was built until somebody writes it down, then so in every process', async () => {
    expect(await read()).toEqual(unbranded);
    const own = {
      name: ' Trade Desk ',
      main: '#8A1C1C',
      legal: { ...unbranded.legal, imprint: 'https://a.example/i' },
    };
    expect((await change({ ...own, storefronts: { UK: 'https://shop.example/', DE: '/' } })).status).toBe(200);
    expect(await read()).toEqual({
      ...unbranded,
      name: 'Trade Desk',
      main: '#8a1c1c',
      legal: own.legal,
      storefronts: { UK: 'https://shop.example', DE: '' },
    });
  });

  it('keeps one logo, the one that is shown, and it in other processes as soon as it is there', async () => {
    await change({}, base64(pngOf()));
    const first = await read();
    expect(first.logo).toMatchObject({ type: 'image/png', width: 3, height: 2 });
    await change({ name: 'Kept' });
    expect((await read()).logo).toEqual(first.logo);
    await change({}, base64(jpegOf({ width: 640, height: 80 })));
    const { logo } = await read();
    expect([logo, await logos()]).toEqual([expect.objectContaining({ type: 'image/jpeg', width: 640 }), [logo?.tag]]);
    // Of the same bytes it is the same one.
    await change({}, base64(jpegOf({ width: 640, height: 80 })));
    expect(await logos()).toEqual([logo?.tag]);
  });

  it('stands in the next email of another process: sender, heading, logo, colours and legal texts', async () => {
    const legal = { ...unbranded.legal, privacy: 'https://a.example/?a=1&b=2' };
    await change({ name: 'Acme & Sons Desk', main: '#8a1c1c', accent: '#ffd0d0', legal }, base64(pngOf()));
    const to = 'sam@northgate.example';
    await other.call(calls.passwordEmail, { body: { email: to, storefront: 'de/de' } });
    const [mail] = await other.mails(to);
    const { logo } = await read();
    expect(mail?.text).toContain('das Passwort Ihres Kontos bei Acme & Sons Desk zurückzusetzen');
    expect(mail?.text).toContain('Datenschutz: https://a.example/?a=1&b=2');
    expect(mail?.html).toContain('>Acme &amp; Sons Desk</td>');
    expect(mail?.html).toContain(`<img src="/distr/logo/${logo?.tag}.png" width="42" height="28"`);
    expect(mail?.html).toContain('background-color:#8a1c1c');
    expect(mail?.html).toContain('.button { background-color: #ffd0d0 !important; }');
    expect(mail?.html).toContain('href="https://a.example/?a=1&amp;b=2"');
    expect(mail?.html).not.toContain('Connect<');
  });

  it('is what mails say that nobody has written otherwise, where administrators see them, too', async () => {
    await change({ name: 'Acme Desk' });
    const answer = await other.call(calls.mailTemplates, { token });
    const { data: all } = (await answer.json()) as { data: { name: string; language: string; builtIn: object }[] };
    const invitation = all.find(({ name, language }) => name === 'invitation' && language === 'en');
    expect(invitation?.builtIn).toMatchObject({ subject: '{inviter} invited you to Acme Desk' });
    expect(JSON.stringify(all.map(({ builtIn }) => builtIn))).not.toContain('Connect');
  });

  it('is in the audit log with what it was', async () => {
    await change({ name: 'Before', main: '#8a1c1c' });
    await change({ name: 'After', storefronts: { UK: '' } }, base64(pngOf()));
    const { logo } = await read();
    await takeBack('look', 'After');
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    const shown = `${logo?.tag} (3 × 2)`;
    expect(entries.slice(0, 2)).toMatchObject([
      {
        actorEmail: 'ada@connect.example',
        about: {
          changes: [
            { field: 'name', before: 'After', after: '' },
            { field: 'main', before: '#8a1c1c', after: '' },
            { field: 'logo', before: shown, after: '' },
          ],
        },
      },
      {
        about: {
          changes: [
            { field: 'name', before: 'Before', after: 'After' },
            { field: 'logo', before: '', after: shown },
            { field: 'storefronts.UK', before: '', after: '/' },
          ],
        },
      },
    ]);
  });

  it('is not changed from a page that is out of date, and once by who asks again as the answer got lost', async () => {
    const was = await read();
    const picture = base64(pngOf());
    for (const _ of ['once', 'again']) expect((await change({ name: 'One' }, picture, was)).status).toBe(200);
    expect(await change({ name: 'Two' }, null, was)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await takeBack('look', 'Connect', was)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await read()).toMatchObject({ name: 'One', logo: { width: 3 } });
    expect(await logos()).toHaveLength(1);
  });

  it('of two administrators at once the first one’s stands, whole', async () => {
    const was = await read();
    const { logo: _, ...form } = was;
    const sent = [pngOf(), jpegOf()].map((bytes, index) => ({
      branding: { ...form, name: `Number ${index}` },
      logo: base64(bytes),
      was,
    }));
    const answers = await Promise.all(
      sent.map((body, index) => (index === 0 ? portal : other).call(calls.setBranding, { token, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { name, logo } = await read();
    expect([name, logo?.type]).toBeOneOf([
      ['Number 0', 'image/png'],
      ['Number 1', 'image/jpeg'],
    ]);
    expect(await logos()).toEqual([logo?.tag]);
  });

  it('goes back to what it was built as only by its name, and again without a change; addresses stay', async () => {
    await change({ name: 'Desk', accent: '#ffd0d0', storefronts: { UK: 'https://shop.example' } }, base64(pngOf()));
    const was = await read();
    expect(await takeBack('look', 'Connect')).toMatchObject({ status: 422, body: { code: 'name_mistyped' } });
    expect(await read()).toEqual(was);
    expect((await takeBack('logo', ' desk ')).status).toBe(200);
    expect([await read(), await logos()]).toEqual([{ ...was, logo: null }, []]);
    for (const _ of ['once', 'again'])
      expect((await takeBack('look', 'desk', { ...was, logo: null })).status).toBe(200);
    expect(await read()).toEqual({ ...unbranded, storefronts: { UK: 'https://shop.example' } });
  });

  it.each([
    [{ name: 'x'.repeat(41) }, 'branding.name'],
    [{ name: 'two\nlines' }, 'branding.name'],
    [{ name: 'a \u202e b' }, 'branding.name'],
    [{ name: '{no}' }, 'branding.name'],
    [{ main: 'red' }, 'branding.main'],
    [{ main: '#fff' }, 'branding.main'],
    [{ main: '#0b4f4a;}body{display:none' }, 'branding.main'],
    [{ main: '#d8f53a' }, 'branding.main'],
    [{ accent: '#0b4f4a' }, 'branding.accent'],
    [{ legal: { ...unbranded.legal, terms: 'javascript:alert(1)' } }, 'branding.legal.terms'],
    [{ legal: { ...unbranded.legal, terms: '//evil.example' } }, 'branding.legal.terms'],
    [{ legal: { ...unbranded.legal, imprint: 'data:text/html,x' } }, 'branding.legal.imprint'],
    [{ storefronts: { UK: 'ftp://a.example' } }, 'branding.storefronts.UK'],
    [{ storefronts: { UK: 'https://a.example/?x=1' } }, 'branding.storefronts.UK'],
    [{ storefronts: { Mars: '/' } }, 'branding.storefronts.Mars'],
  ])('with %j it stays as it was', async (part, field) => {
    const { status, body } = await change(part);
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
    expect(await read()).toEqual(unbranded);
  });

  const html = '<script>alert(1)</script>';
  it.each([
    ['a script', base64(Buffer.from('alert(1)')), 'no_picture'],
    ['a page', base64(Buffer.from(`<!doctype html>${html}`)), 'no_picture'],
    ['an SVG', base64(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`)), 'svg'],
    ['a WebP', base64(Buffer.from('RIFF\0\0\0\0WEBPVP8 ')), 'convert'],
    ['a picture with a page behind it', base64(Buffer.concat([pngOf(), Buffer.from(html)])), 'broken'],
    [
      'a PNG that holds more than it says',
      base64(pngOf({ compressed: [...deflateSync(Buffer.alloc(5_000_000))] })),
      'broken',
    ],
    ['a PNG that holds less than it says', base64(pngOf({ rows: [0, 1, 2] })), 'broken'],
    ['a PNG with rows that nobody can draw', base64(pngOf({ width: 1, height: 1, rows: [9, 1, 2, 3] })), 'broken'],
    ['no base64', '<>', 'broken'],
    ['nothing', '', 'empty'],
  ])('%s is no logo', async (_, logo, problem) => {
    const { status, body } = await change({ name: 'Not kept' }, logo);
    expect([status, body['errors']]).toEqual([400, { logo: [problem] }]);
    expect([await read(), await logos()]).toEqual([unbranded, []]);
  });

  it.each([
    [190_000, 200],
    [230_000, 413],
  ])('of %i bytes is answered with %i', async (size, status) => {
    const { logo: _, ...form } = unbranded;
    const beside = [
      pngPart(
        'teXt',
        Array.from({ length: size - 100 }, () => 32),
      ),
    ];
    const body = JSON.stringify({ branding: form, logo: base64(pngOf({ beside })), was: unbranded });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Length': String(body.length) };
    const sent = await portal.fetch(pathOf(calls.setBranding), { method: 'PUT', headers, body });
    expect(sent.status).toBe(status);
  });

  it('goes to nobody else', async () => {
    for (const email of ['robin@connect.example', 'priya@northgate.example']) {
      const theirs = await portal.tokenFor(email);
      expect((await portal.call(calls.branding, { token: theirs })).status).toBe(403);
      const body = { branding: unbranded, logo: null, was: unbranded };
      expect((await portal.call(calls.setBranding, { token: theirs, body })).status).toBe(403);
      const removal = { part: 'look', was: unbranded, typed: 'Connect' };
      expect((await portal.call(calls.takeBackBranding, { token: theirs, body: removal })).status).toBe(403);
    }
  });
});
