import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import { createMemorySessionTokens } from '@connect/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpProductSignOff } from './http-product-sign-off.ts';
import { createPortalClient } from './portal-client.ts';
import { startStubServer } from './testing/stub-server.ts';
import type { Reply, StubServer } from './testing/stub-server.ts';

let server: StubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The adapter over a server that always replies so. */
const setUp = async (reply: Reply) => {
  server = await startStubServer(() => reply);
  const tokens = createMemorySessionTokens();
  tokens.set('token');
  const portal = createPortalClient({ host: server.url, tokens, onSignedOut: tokens.clear, language: () => 'de' });
  return { received: server.received, signOff: createHttpProductSignOff(portal) };
};

const root = '/api/brand-manager';
const action = '7d7a9f5e-3c55-4b0a-9f0a-0e6a3c1d2b4f';
const all = { sku: null, region: null, before: null };

/** Every call: what it sends, in the words of the contract. */
const calls: readonly {
  readonly name: string;
  readonly ask: (signOff: ProductSignOff) => Promise<Result<unknown, Refusal>>;
  readonly sent: string;
  readonly body?: object;
}[] = [
  { name: 'the categories', ask: (signOff) => signOff.categories(), sent: `GET ${root}/categories` },
  {
    name: 'a sign-off',
    ask: (signOff) =>
      signOff.sign({ skus: ['GLV-1', 'GLV-2'], region: 'uk_en-gb', level: 'first', undo: false, action }),
    sent: `POST ${root}/sign-offs`,
    body: { skus: ['GLV-1', 'GLV-2'], region: 'uk_en-gb', level: 'first', undo: false, action },
  },
  {
    name: 'taking a second sign-off back',
    ask: (signOff) => signOff.sign({ skus: ['GLV-1'], region: 'fr_fr', level: 'second', undo: true, action: null }),
    sent: `POST ${root}/sign-off`,
    body: { sku_id: 'GLV-1', region: 'fr_fr', level: 'second', undo: true },
  },
  {
    name: 'how far products are',
    ask: (signOff) => signOff.states({ skus: ['GLV-1'], region: 'fr_fr' }),
    sent: `POST ${root}/sign-offs/states`,
    body: { skus: ['GLV-1'], region: 'fr_fr' },
  },
  { name: 'the history', ask: (signOff) => signOff.history(all), sent: `GET ${root}/sign-off/history` },
  {
    name: 'more of the history of one',
    ask: (signOff) => signOff.history({ sku: 'GLV 1', region: 'fr_fr', before: '50' }),
    sent: `GET ${root}/sign-off/history?sku=GLV+1&region=fr_fr&before=50`,
  },
];

describe('every call of brand managers', () => {
  test.each(calls)('$name is sent as the contract says', async ({ ask, sent, body }) => {
    const { received, signOff } = await setUp({ status: 403, json: { message: 'No.', code: 'no' } });
    expect(await ask(signOff)).toMatchObject({ ok: false, refusal: { failure: 'forbidden' } });
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([sent]);
    expect(received).toMatchObject([{ token: 'token', language: 'de', body: body ?? null }]);
  });

  test.each(calls)('$name that is answered otherwise than agreed is unavailable', async ({ ask }) => {
    const { signOff } = await setUp({ json: { data: 'none' } });
    expect(await ask(signOff)).toMatchObject({ ok: false, refusal: { failure: 'unavailable' } });
  });
});

describe('answers in the words of the core', () => {
  test('the categories', async () => {
    const { signOff } = await setUp({ json: ['Eye protection'] });
    expect(await signOff.categories()).toEqual({ ok: true, value: ['Eye protection'] });
  });

  test('sign-offs: how far they are now, by whose doing, and which could not be', async () => {
    const data = [
      {
        sku: 'GLV-1',
        region: 'fr_fr',
        signedOffAt: 5,
        secondSignedOffAt: -1,
        signedOffBy: 'Anna',
        changed: false,
      },
    ];
    const { signOff } = await setUp({ json: { data, refused: [{ sku: 'GLV-2', code: 'signed_twice' }] } });
    const form = { skus: ['GLV-1', 'GLV-2'], region: 'fr_fr', level: 'first', undo: false, action } as const;
    expect(await signOff.sign(form)).toMatchObject({
      ok: true,
      value: {
        products: data,
        refused: [{ sku: 'GLV-2', why: { code: 'signed_twice' } }],
      },
    });
  });

  const one = { skus: ['GLV-1'], region: 'fr_fr', level: 'first', undo: false, action } as const;

  test('one sign-off of an API that answers its timestamps and nothing else (specification §sign-off-actions)', async () => {
    const { signOff } = await setUp({ json: { signed_off_at: 5, second_signed_off_at: -1 } });
    expect(await signOff.sign(one)).toEqual({
      ok: true,
      value: {
        products: [{ sku: 'GLV-1', region: 'fr_fr', signedOffAt: 5, secondSignedOffAt: -1, changed: true }],
        refused: [],
      },
    });
  });

  test('one sign-off that cannot be is refused with why; another problem is no answer', async () => {
    const { signOff } = await setUp({ status: 409, json: { message: 'No.', code: 'signed_twice' } });
    expect(await signOff.sign(one)).toMatchObject({
      ok: true,
      value: { products: [], refused: [{ sku: 'GLV-1', why: { code: 'signed_twice', text: 'No.' } }] },
    });
    await server?.close();
    const other = await setUp({ status: 422, json: { message: 'No.', code: 'malformed_request' } });
    expect(await other.signOff.sign(one)).toMatchObject({ ok: false, refusal: { failure: 'rejected' } });
  });

  test('the history', async () => {
    const common = { at: '2026-11-20T12:00:00.000Z', by: 'Brook Hale', region: 'fr_fr', level: 'first', undo: true };
    const { signOff } = await setUp({
      json: { data: [{ ...common, sku: 'GLV-1', title: 'Nitrile glove' }], next: '49' },
    });
    expect(await signOff.history(all)).toEqual({
      ok: true,
      value: { entries: [{ ...common, sku: 'GLV-1', title: 'Nitrile glove' }], next: '49' },
    });
  });
});
