import { createRequire } from 'node:module';
import { findBrowser } from '../browser.mjs';
import { root } from '../steps.mjs';
import { browserArguments } from './chromium.mjs';
import { measureProductSearch } from './product-search.mjs';
import { median, table } from './quantiles.mjs';

const { chromium, request } = createRequire(`${root}e2e/package.json`)('@playwright/test');

/** Signs the senior brand manager of the demo in, through its provider; answers their token. */
const signInSenior = async (url) => {
  const visitor = await request.newContext();
  const asked = new URLSearchParams({ redirect_uri: `${url}/connect/staff-login`, state: 'bench' });
  const form = await visitor.get(`${url}/oauth/portal-login?${asked}`);
  const back = await visitor.post(form.url(), { form: { email: 'sasha@connect.example', password: 'Connect-demo-1' } });
  const code = new URL(back.url()).searchParams.get('code');
  const answer = await visitor.post(`${url}/api/auth/login/code`, { data: { code } });
  const { token } = await answer.json();
  await visitor.dispose();
  return token;
};

// Runs in the page before anything else. Its clock is that of the worker, too.
const watch = () => {
  const clock = () => performance.timeOrigin + performance.now();
  const rows = () => document.querySelectorAll('main table tbody a');
  const conditions = {
    usable: () => rows().length > 0 && document.querySelector('main [aria-busy=true]') === null,
    changed: (before) => conditions.usable() && rows()[0].href !== before,
  };
  const painted = (name, argument) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The page never came to the state ${name}`)), 60_000);
      const check = () => {
        if (!conditions[name](argument)) return false;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(clock())));
        return true;
      };
      const observer = new MutationObserver(check);
      if (!check())
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const events = [];
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  });
  /** Milliseconds from a click to the first frame that shows other rows. */
  const click = async (button) => {
    const before = rows()[0].href;
    const start = clock();
    button.click();
    return (await painted('changed', before)) - start;
  };
  window.bench = {
    painted,
    openTab: (index) => click(document.querySelectorAll('main [role=tab]')[index]),
    nextPage: () => click([...document.querySelectorAll('main nav button')].at(-1)),
    /** The longest that a key took until the frame that shows it; 16 where none took longer. */
    slowestKey: () =>
      Math.max(16, ...events.filter(({ name }) => name.startsWith('key')).map((event) => event.duration)),
  };
};

const open = async (browser, { url, token, slowdown }) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'jwt', value: token }] }] },
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
};

/** Asks a session of the page's worker, through that of the page. */
const askWorker = async (session) => {
  const attached = new Promise((resolve) => session.once('Target.attachedToTarget', resolve));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const { sessionId } = await attached;
  let asked = 0;
  return (method, params = {}) => {
    const id = ++asked;
    const answer = new Promise((resolve) => {
      const take = ({ message }) => {
        const read = JSON.parse(message);
        if (read.id !== id) return;
        session.off('Target.receivedMessageFromTarget', take);
        resolve(read);
      };
      session.on('Target.receivedMessageFromTarget', take);
    });
    return session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
      .then(() => answer);
  };
};

const bytesOf = ({ usedSize, backingStorageSize = 0 }) => usedSize + backingStorageSize;

/** A load of My Products, then tabs, pages and keys, each as long as it takes to be seen; last what memory it all needs. */
const measurePage = async (browser, options) => {
  const { context, page, session } = await open(browser, options);
  const worker = askWorker(session);
  await page.goto(`${options.url}/connect/products`);
  const usable = await page.evaluate(() => window.bench.painted('usable'));
  const ask = await worker;
  const search = await page.workers()[0].evaluate(() => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/multi-search'));
    return { first: performance.timeOrigin + answer.responseStart, end: performance.timeOrigin + answer.responseEnd };
  });
  const heaps = async () =>
    bytesOf(await session.send('Runtime.getHeapUsage')) + bytesOf((await ask('Runtime.getHeapUsage')).result);
  const atMost = await heaps();
  const tabs = [];
  for (const tab of [1, 2, 3]) tabs.push(await page.evaluate((index) => window.bench.openTab(index), tab));
  const pages = [];
  for (let turn = 0; turn < 3; turn++) pages.push(await page.evaluate(() => window.bench.nextPage()));
  await page.getByRole('searchbox').pressSequentially('glove', { delay: 150 });
  const key = await page.evaluate(() => window.bench.slowestKey());
  await session.send('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const held = await heaps();
  await context.close();
  return {
    usable: usable - search.first,
    drawn: usable - search.end,
    tab: median(tabs),
    page: median(pages),
    key,
    atMost,
    held,
  };
};

const times = 3;
const slowdowns = [1, 4];

/** What is measured of the products of one server. */
const measureServer = async (url) => {
  const token = await signInSenior(url);
  const medianOf = (samples) =>
    Object.fromEntries(Object.keys(samples[0]).map((key) => [key, median(samples.map((sample) => sample[key]))]));
  const search = medianOf(await measureProductSearch(url, token, times));
  const browser = await chromium.launch({ executablePath: findBrowser({ whole: true }), args: browserArguments });
  const loads = [];
  for (const slowdown of slowdowns) {
    const samples = [];
    for (let run = 0; run < times; run++) samples.push(await measurePage(browser, { url, token, slowdown }));
    loads.push(medianOf(samples));
  }
  await browser.close();
  const each = (name, key) => slowdowns.map((slowdown, index) => [`${name}, ${slowdown}x`, loads[index][key]]);
  return [
    ['hits', search.hits],
    ['search to first byte ms', search.first],
    ['others wait meanwhile ms, at most', search.others],
    ['KiB on the wire', search.wire / 1024],
    ['KiB unpacked', search.text / 1024],
    ['reading in the worker ms', search.read],
    ...each('first byte to usable ms', 'usable'),
    ...each('of it after the last byte ms', 'drawn'),
    ...each('tab ms', 'tab'),
    ...each('page ms', 'page'),
    ...each('slowest key ms', 'key'),
    ['memory of page and worker MB', loads[0].held / 1e6],
    ['the same before garbage is collected MB', loads[0].atMost / 1e6],
  ];
};

/** Products of all storefronts by the scale of the demo data. */
const scales = { '1k': 0.053, '10k': 0.53, '100k': 5.3 };

/** Measures My Products at 1,000, 10,000 and 100,000 products, and by what factors each figure grows. */
export const signOffFigures = async (serverOf, url) => {
  const columns = [];
  for (const scale of Object.values(scales)) {
    const server = await serverOf(scale);
    try {
      columns.push(await measureServer(url));
    } finally {
      await server.stop();
    }
  }
  const rows = columns[0].map(([name], row) => {
    const figures = columns.map((column) => column[row][1]);
    const factors = figures.slice(1).map((figure, index) => `x${(figure / figures[index]).toFixed(1)}`);
    return [name, ...figures.map((figure) => figure.toFixed(figure < 100 ? 1 : 0)), ...factors];
  });
  return table(['', ...Object.keys(scales), '1k to 10k', '10k to 100k'], rows);
};
