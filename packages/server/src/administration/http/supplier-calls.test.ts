import { calls } from '@connect/contract/calls';
import type { SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const euro = {
  currency: 'EUR',
  bank: 'Commerzbank',
  accountName: '',
  sortCode: '',
  accountNo: '',
  iban: 'de89370400440532013000',
  bic: 'cobadeffxxx',
};
const read = async (from = other): Promise<SupplierIdentity> =>
  (await (await from.call(calls.supplierIdentity, { token })).json()) as SupplierIdentity;
const change = async (part: Partial<SupplierIdentity>, was?: SupplierIdentity) => {
  const before = was ?? (await read());
  // The demo's IBAN is none.
  const banks = before.banks.map((each) => ({ ...each, iban: each.accountNo ? '' : each.iban }));
  const identity = { ...before, banks, ...part };
  const answer = await portal.call(calls.setSupplierIdentity, { token, body: { identity, was: before } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('whose portal it is, by an administrator (specification §supplier-identity)', () => {
  it('is what the settings say until somebody writes it down, then so in every process', async () => {
    expect(await read()).toMatchObject({ name: 'Connect Safety Supplies Ltd' });
    expect((await change({ name: ' Łuk Safety GmbH ', banks: [euro] })).status).toBe(200);
    expect(await read()).toMatchObject({
      name: 'Łuk Safety GmbH',
      banks: [{ currency: 'EUR', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }],
    });
  });

  it('stands in the next email of another process', async () => {
    expect((await change({ name: 'Renamed Ltd' })).status).toBe(200);
    const to = 'sam@northgate.example';
    await other.call(calls.passwordEmail, { body: { email: to } });
    expect(await other.mails(to)).toMatchObject([{ text: expect.stringContaining('Renamed Ltd') }]);
  });

  it('is in the audit log with what it was', async () => {
    await change({ vatNo: 'GB 1', banks: [euro] });
    await change({ vatNo: 'GB 2', banks: [] });
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    expect(entries[0]).toMatchObject({
      actorEmail: 'ada@connect.example',
      about: {
        changes: expect.arrayContaining([
          { field: 'vatNo', before: 'GB 1', after: 'GB 2' },
          { field: 'banks.EUR.iban', before: 'DE89 3704 0044 0532 0130 00', after: '' },
        ]),
      },
    });
  });

  it('is not changed from a page that is out of date', async () => {
    const was = await read();
    await change({ phone: '01632 960100' });
    expect(await change({ phone: '01632 960200' }, was)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await read()).toMatchObject({ phone: '01632 960100' });
  });

  it('is changed once by who asks again as the answer got lost', async () => {
    const was = await read();
    await change({ phone: '01632 960300' }, was);
    expect(await change({ phone: '01632 960300' }, was)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ name: ' ' }, 'identity.name'],
    [{ email: 'nobody' }, 'identity.email'],
    [{ web: 'not a site' }, 'identity.web'],
    [{ address: 'two\nlines' }, 'identity.address'],
    [{ banks: [{ ...euro, iban: 'DE88370400440532013000' }] }, 'identity.banks.0.iban'],
    [{ banks: [{ ...euro, iban: '' }] }, 'identity.banks.0.iban'],
    [{ banks: [{ ...euro, currency: 'Euro' }] }, 'identity.banks.0.currency'],
    [{ banks: [{ ...euro, currency: 'XQZ' }] }, 'identity.banks.0.currency'],
    [{ banks: [euro, euro] }, 'identity.banks'],
  ])('with %j it stays as it was', async (part, field) => {
    const before = await read();
    const { status, body } = await change(part);
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
    expect(await read()).toEqual(before);
  });

  it.each(['email', 'supportEmail'])('has no endless %s', async (name) => {
    const { status, body } = await change({ [name]: `${'a'.repeat(250)}@x.example` });
    expect([status, body['errors']]).toEqual([400, { [`identity.${name}`]: ['must be at most 254 characters'] }]);
  });

  it('goes to nobody else', async () => {
    for (const email of ['robin@connect.example', 'priya@northgate.example']) {
      const theirs = await portal.tokenFor(email);
      expect((await portal.call(calls.supplierIdentity, { token: theirs })).status).toBe(403);
    }
  });
});
