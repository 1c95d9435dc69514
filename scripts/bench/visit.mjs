import { browserArguments, chromium } from './chromium.mjs';
import { findBrowser } from '../browser.mjs';
import { median } from './quantiles.mjs';

/** What a visit is measured under: this machine as it is, a quarter of its processor, and that on a poor line. */
export const conditions = [
  { name: 'as it is', slowdown: 1 },
  { name: 'CPU / 4', slowdown: 4 },
  { name: 'CPU / 4, 150 ms, 1.6 Mbit/s', slowdown: 4, line: { latency: 150, throughput: 1_600_000 / 8 } },
];

// Runs in the page before anything else: when a state is first painted, and what kept the page busy.
const watch = () => {
  const tasks = [];
  const links = () => [...document.querySelectorAll('main table tbody a')];
  const settled = () => document.querySelector('main [aria-busy=true]') === null;
  const states = {
    list: () => links().length >= 10 && settled(),
    // By the page itself, before the app is there, or by the app.
    readable: () =>
      document.querySelectorAll('html[data-rows] [data-part=row]').length >= 10 || (links().length >= 10 && settled()),
    changed: (before) => links().length > 0 && links()[0].textContent !== before && settled(),
    // Number and status; the rest of the page may shimmer.
    head: (no) =>
      document.querySelector('main h1')?.textContent.includes(no) &&
      !/\.{3}/.test(document.querySelector('main').textContent),
    order: (no) =>
      document.querySelector('main h1')?.textContent.includes(no) &&
      document.querySelectorAll('main table tbody tr').length > 0 &&
      settled(),
  };
  window.visit = {
    firstLink: () => links()[0],
    blocking: () => tasks.reduce((sum, task) => sum + Math.max(task - 50, 0), 0),
    /** Scripts and styles asked for until then: how many, and their bytes as sent. */
    files: (until) => {
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < until);
      return { requests: files.length, bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
    },
    /** Resolves to the time of the first frame in which a state holds. */
    painted: (name, argument) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page never came to the state ${name}`)), 60_000);
        const check = () => {
          if (!states[name](argument)) return false;
          observer.disconnect();
          // A message comes right behind the frame; a timer would wait for what the page does then.
          const { port1, port2 } = new MessageChannel();
          port2.addEventListener('message', () => resolve(performance.now()));
          port2.start();
          requestAnimationFrame(() => port1.postMessage(null));
          return true;
        };
        const observer = new MutationObserver(check);
        if (!check())
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  };
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
};

const openPage = async (browser, { url, token }, { slowdown, line }) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'jwt', value: token }] }] },
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  if (line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.throughput,
      uploadThroughput: line.throughput,
    });
  return { context, page };
};

const act = async (page, state, argument, action) => {
  const painted = page.evaluate(([name, value]) => window.visit.painted(name, value), [state, argument]);
  const start = await page.evaluate(() => performance.now());
  await action();
  return (await painted) - start;
};

/** One cold visit: the list, its next page, a search, and an order opened from what it found. */
const visit = async (browser, portal, condition) => {
  const { context, page } = await openPage(browser, portal, condition);
  await page.goto(`${portal.url}/connect/orders`, { waitUntil: 'commit' });
  const readable = page.evaluate(() => window.visit.painted('readable'));
  const ready = await page.evaluate(() => window.visit.painted('list'));
  await page.waitForLoadState('networkidle');
  const { requests, bytes } = await page.evaluate((until) => window.visit.files(until), ready);
  const { firstPaint, blocking } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocking: window.visit.blocking(),
  }));
  const first = await page.evaluate(() => window.visit.firstLink().textContent);
  const next = await act(page, 'changed', first, () =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav button')].find(({ textContent }) => textContent.trim() === '2').click(),
    ),
  );
  const second = await page.evaluate(() => window.visit.firstLink().textContent);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
  const search = await act(page, 'changed', second, () => page.keyboard.insertText(first.slice(0, 5)));
  const no = await page.evaluate(() => window.visit.firstLink().textContent);
  const head = page.evaluate((value) => window.visit.painted('head', value), no);
  const all = page.evaluate((value) => window.visit.painted('order', value), no);
  const pressed = await page.evaluate(() => {
    const at = performance.now();
    window.visit.firstLink().click();
    return at;
  });
  const figures = {
    firstPaint,
    readable: await readable,
    ready,
    blocking,
    requests,
    bytes,
    next,
    search,
    head: (await head) - pressed,
    all: (await all) - pressed,
  };
  await page.waitForLoadState('networkidle');
  const { requests: walk, bytes: walkBytes } = await page.evaluate(() => window.visit.files(Infinity));
  await context.close();
  return { ...figures, walk, walkBytes };
};

/**
 * Visits portals in turns under a condition, so that what else the machine does falls on all of them: for each the median of every figure,
 * times in milliseconds.
 */
export const measureVisits = async (portals, condition, times) => {
  const browser = await chromium.launch({ executablePath: findBrowser({ whole: true }), args: browserArguments });
  const samples = portals.map(() => []);
  for (let turn = 0; turn < times; turn++)
    for (const [place, portal] of portals.entries()) samples[place].push(await visit(browser, portal, condition));
  await browser.close();
  return samples.map((of) =>
    Object.fromEntries(Object.keys(of[0]).map((key) => [key, median(of.map((sample) => sample[key]))])),
  );
};
