import { createSafeStore } from '@connect/adapters-storage/safe-store';
import { createStorageSessionTokens } from '@connect/adapters-storage/storage-session-tokens';
import { basketNewsContract, clockContract, fileSaverContract, sessionTokensContract } from '@connect/core/testing';
import { describe, expect, test, vi } from 'vitest';

import { createSystemClock } from '@connect/adapters-http/system-clock';
import { browserBasketNews } from './browser-basket-news.ts';
import { createBrowserFileSaver } from './browser-file-saver.ts';
import { lazily } from './lazily.ts';
import { readConfig } from './read-config.ts';
import { browserStorage } from './browser-storage.ts';
import { tokenOf } from './testing/token-of.ts';

const blocked = (): never => {
  throw new DOMException('The storage is blocked', 'SecurityError');
};

clockContract("the browser's clock", () => createSystemClock());

fileSaverContract('the browser', () => {
  const blobs = new Map<string, Blob>();
  const saved: { url: string; name: string }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ url: this.href, name: this.download });
  });
  return {
    files: createBrowserFileSaver(),
    saved: () =>
      Promise.all(
        saved.map(async ({ url, name }) => ({
          bytes: new Uint8Array((await blobs.get(url)?.arrayBuffer()) ?? []),
          name,
        })),
      ),
  };
});

basketNewsContract("the browser's news of the basket", {
  make: () => browserBasketNews,
  elsewhere: {
    'another tab': () => {
      const channel = new BroadcastChannel('connect:basket');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
      channel.postMessage(null);
      channel.close();
    },
    'another program of the page': () => void document.dispatchEvent(new Event('connect:basket')),
    'another device, before one looks at the page again,': () => void window.dispatchEvent(new Event('focus')),
  },
});

sessionTokensContract("the session tokens in the browser's storage", {
  opened: () => {
    localStorage.clear();
    const open = () => createStorageSessionTokens(createSafeStore(browserStorage()), window);
    return { adapter: open(), reopened: open };
  },
  blocked: () =>
    createStorageSessionTokens(
      createSafeStore({ length: 0, key: blocked, getItem: blocked, setItem: blocked, removeItem: blocked }),
      window,
    ),
  browser: () => {
    localStorage.clear();
    return {
      open: () => createStorageSessionTokens(createSafeStore(browserStorage()), window),
      notify: () => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' })),
    };
  },
  token: tokenOf,
});

test('where the browser blocks its storage, signing in lasts as long as the page (decisions §broken-storage)', () => {
  const tokens = createStorageSessionTokens(createSafeStore(browserStorage(blocked)), window);
  tokens.set('token');
  expect(tokens.current()).toBe('token');
});

describe('the configuration of the page', () => {
  const valid = {
    basePath: '/trade',
    apiHost: '',
    brandApiHost: '',
    staffLoginUrl: null,
    staffLogoutUrl: null,
    imageHost: '/images',
    currency: 'GBP',
    dpdTrackingUrl: 'https://track.dpd.co.uk',
    storefronts: { UK: 'https://shop.example' },
    name: 'Connect',
    supplier: 'Connect Safety Supplies Ltd · Leeds',
    legal: {},
    actingNeedsReason: true,
    support: { email: 'support@connect.example', phone: '01632 960147' },
    mailbox: null,
    demo: { password: 'x', accounts: [{ email: 'a@b.example', who: 'A' }] },
  };

  test('is read from its JSON', () => {
    expect(readConfig(JSON.stringify(valid))).toEqual(valid);
  });

  test.each([
    null,
    undefined,
    '',
    '{',
    '[]',
    JSON.stringify({ ...valid, currency: 5 }),
    JSON.stringify({ ...valid, storefronts: { UK: 5 } }),
    JSON.stringify({ demo: null }),
  ])('that is missing or malformed stops the page: %s', (json) => {
    expect(() => readConfig(json)).toThrow('no configuration');
  });
});

describe('what is fetched lazily', () => {
  test('is fetched once, and again only after a failure', async () => {
    let fetched = 0;
    const load = lazily(async () => {
      fetched += 1;
      if (fetched === 1) throw new Error('offline');
      return fetched;
    });
    await expect(load()).rejects.toThrow('offline');
    expect(await Promise.all([load(), load()])).toEqual([2, 2]);
    expect(await load()).toBe(2);
  });
});
