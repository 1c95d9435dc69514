import { randomUUID } from 'node:crypto';
import { calls } from '@connect/contract/calls';
import type { FileImport } from '@connect/core/domain/administration/file-import';
import type { ImportReport, ImportRun } from '@connect/core/domain/administration/import-run';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { openIntegration, type TestIntegration } from '../testing/open-integration.ts';

let data: TestDatabase;
let portal: TestPortal;
let integration: TestIntegration;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  integration = openIntegration(data.database);
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());

const report = async (id: string) => {
  const answer = await portal.call(calls.importReport, { token, params: { id } });
  return { status: answer.status, body: (await answer.json()) as ImportReport };
};
const file = async (id: string) => (await portal.call(calls.importRefusals, { token, params: { id } })).text();
const banner = { position: 'seven', image: 'a.png' };

describe('imports, for administrators (specification §imports-for-administrators)', () => {
  it('are there as the senders see them, the newest first, one under way among them', async () => {
    await integration.send('banners', [banner]);
    const run = await integration.send('stock', [{}], { run: randomUUID(), more: 'true' });
    const answer = await portal.call(calls.importRuns, { token });
    const { data: runs } = (await answer.json()) as { data: ImportRun[] };
    expect(runs.map(({ id }) => id)).toContain(run.id);
    expect(runs.find(({ id }) => id === run.id)).toMatchObject({
      kind: 'stock',
      state: 'running',
      by: 'test',
      lines: 1,
    });
  });

  it('have a report of what was refused, line by line, and the same as a file that no spreadsheet runs', async () => {
    const { id } = await integration.send('banners', [banner]);
    const { body } = await report(id);
    expect(body.run).toMatchObject({ id, refused: 1, accepted: 0 });
    expect(body.refusals).toContainEqual(expect.objectContaining({ line: 1, path: 'position' }));
    const [titles, first] = (await file(id)).replace('\uFEFF', '').split('\r\n');
    expect(titles).toBe('line,key,column,reason,record');
    expect(first).toMatch(/^1,.*"\{""position"":""seven""/);
    const formula = await integration.send('stock', [{ sku: '=cmd' }]);
    expect(await file(formula.id)).toContain("\r\n1,'=cmd,stock,");
  });

  it('show a hundred reasons, and say that there are more', async () => {
    const { id } = await integration.send(
      'banners',
      Array.from({ length: 101 }, () => 'none'),
    );
    const { body } = await report(id);
    expect([body.refusals.length, body.hasMore]).toEqual([100, true]);
    expect((await file(id)).trim().split('\r\n')).toHaveLength(102);
  });

  it('are stopped by an administrator: what came in stays, and nothing more of them is taken, now or later', async () => {
    const run = randomUUID();
    await integration.send('stock', [{ sku: 'GLV-8841-L', stock: 5 }], { run, more: 'true' });
    const stop = async () => {
      const answer = await portal.call(calls.stopImport, { token, params: { id: run } });
      return { status: answer.status, body: (await answer.json()) as ImportRun };
    };
    const stopped = await stop();
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped', lines: 1, accepted: 1 } });
    // Its answer got lost.
    expect(await stop()).toEqual(stopped);
    const more = { run, from: '2', more: 'true' };
    const rest = JSON.stringify({ sku: 'GLV-8841-M', stock: 6 });
    const later = await integration.put(`/stock?${new URLSearchParams(more).toString()}`, rest);
    expect(later.status).toBe(409);
    expect(await later.json()).toMatchObject({ code: 'run_ended', message: expect.stringContaining('stopped') });
    expect((await report(run)).body.run).toMatchObject({ state: 'stopped', lines: 1 });
    expect(await stockOf('GLV-8841-L')).toBe(5);
    expect(await stockOf('GLV-8841-M')).not.toBe(6);
    // One that ended by itself is not stopped any more.
    const ended = await integration.send('stock', []);
    const answer = await portal.call(calls.stopImport, { token, params: { id: ended.id } });
    expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'changed_meanwhile' })]);
  });

  it('that there are not are not found', async () => {
    expect((await report(randomUUID())).status).toBe(404);
    expect((await portal.call(calls.importRefusals, { token, params: { id: randomUUID() } })).status).toBe(404);
  });
});

const csv = 'Number;Stock\nGLV-8841-L;77\nNO-SUCH-ITEM;3\nGLV-8841-M;many\n';
const map = `files:
  - kind: stock
    file: stock.csv
    columns:
      sku: Number
      stock: Stock
`;
const send = async (file: {
  name?: string;
  text?: string;
  kind?: string | null;
  map?: string | null;
  dryRun?: boolean;
}) => {
  const { name = 'stock.csv', text = csv, kind = null, dryRun = false } = file;
  const content = Buffer.from(text).toString('base64');
  const body = { name, content, kind, map: file.map ?? null, dryRun };
  const answer = await portal.call(calls.importFile, { token, body });
  return { status: answer.status, body: (await answer.json()) as FileImport & { code?: string; values?: object } };
};
const stockOf = async (sku: string) =>
  (await data.database.selectFrom('items').select('stock').where('sku', '=', skuOf(sku)).executeTakeFirst())?.stock;

describe('a file of an administrator (specification §imports-for-administrators)', () => {
  it('is looked at without being written, then imported, and changes nothing the second time', async () => {
    const before = await stockOf('GLV-8841-L');
    const looked = await send({ map, dryRun: true });
    expect(looked).toMatchObject({
      status: 200,
      body: { kinds: [{ kind: 'stock', read: 3, accepted: 1, refused: 1 }] },
    });
    expect(looked.body.refusals).toMatchObject([{ line: 4, column: 'Stock' }]);
    expect(Buffer.from(looked.body.refusedRows ?? '', 'base64').toString()).toBe('Number;Stock\nGLV-8841-M;many\n');
    expect(await stockOf('GLV-8841-L')).toBe(before);
    expect((await send({ map })).body.kinds).toMatchObject([{ accepted: 1, unchanged: 0, waiting: 1, refused: 1 }]);
    expect(await stockOf('GLV-8841-L')).toBe(77);
    expect((await send({ map })).body.kinds).toMatchObject([{ accepted: 0, unchanged: 1 }]);
  });

  it('is among the imports in the name of who sent it, and in the audit log', async () => {
    await send({ map });
    const { data: runs } = (await (await portal.call(calls.importRuns, { token })).json()) as { data: ImportRun[] };
    expect(runs.map(({ by }) => by)).toContain('Ada Byron: stock.csv');
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    expect(entries[0]).toMatchObject({
      actorEmail: 'ada@connect.example',
      about: {
        changes: [{ field: 'file', after: 'stock.csv' }, { field: 'dryRun', after: 'false' }, { field: 'stock' }],
      },
    });
    expect(JSON.stringify(entries[0])).not.toContain(Buffer.from(csv).toString('base64').slice(0, 20));
  });

  it('has its map guessed where it needs one and has none', async () => {
    const { status, body } = await send({ text: 'Artikelnummer;Bestand\nGLV-8841-L;7\n', name: 'bestand.csv' });
    expect([status, body.kinds]).toEqual([200, []]);
    expect(body.guessedMap).toContain('stock');
  });

  it('of records needs none, but its kind where its name does not say it', async () => {
    const text = '{"sku":"GLV-8841-L","stock":12}\n';
    expect((await send({ text, name: 'stock.ndjson' })).body.kinds).toMatchObject([{ kind: 'stock', accepted: 1 }]);
    expect((await send({ text, name: 'today.ndjson', kind: 'stock' })).body.kinds).toMatchObject([{ unchanged: 1 }]);
    expect(await send({ text, name: 'today.ndjson' })).toMatchObject({
      status: 422,
      body: { code: 'file_not_imported' },
    });
  });

  it.each([
    ['that is empty', { text: '', map }],
    ['with a map that is none', { map: 'files: [' }],
    ['with a map of other headings', { map: map.replace('Number', 'SKU') }],
    ['that is no workbook', { name: 'stock.xlsx', text: 'PK\u0003\u0004nothing', map }],
    ['that is an old workbook', { name: 'stock.xls', text: 'x', map: map.replace('stock.csv', 'stock.xls') }],
  ])('%s is refused, with why', async (_, given) => {
    const { status, body } = await send(given);
    expect([status, body.code]).toEqual([422, 'file_not_imported']);
    expect(JSON.stringify(body.values)).not.toMatch(/tmp|connect-upload/);
  });

  it('has a name that leads nowhere else', async () => {
    for (const name of ['../stock.ndjson', 'a/b.ndjson', '..', '\\x', ''])
      expect((await send({ name })).status).toBe(400);
  });
});
