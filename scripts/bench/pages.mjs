import { findBrowser } from '../browser.mjs';
import { browserArguments, chromium } from './chromium.mjs';
import { median } from './quantiles.mjs';

// Runs in the page before anything else: the time a state is first painted, long tasks, layout shifts.
const watch = () => {
  const seen = { tasks: [], shift: 0 };
  const links = () => document.querySelectorAll('main table tbody a');
  const settled = () => document.querySelector('main [aria-busy=true]') === null;
  const conditions = {
    'sign-in': () => document.querySelector('input[type=password]') !== null,
    dashboard: () => links().length >= 3 && settled(),
    list: () => links().length >= 10 && settled(),
    detail: () => document.querySelectorAll('main table tbody tr').length > 0 && settled(),
    palette: () => document.querySelectorAll('dialog[open] [role=option]').length > 0,
    changed: (before) => links().length > 0 && links()[0].textContent !== before && settled(),
  };
  window.bench = {
    seen,
    firstLink: () => links()[0]?.textContent,
    /** Resolves to the time (ms since navigation) of the first frame in which the condition holds. */
    painted: (name, argument) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page never came to the state ${name}`)), 30_000);
        const check = () => {
          if (!conditions[name](argument)) return false;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          return true;
        };
        const observer = new MutationObserver(check);
        if (!check())
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  };
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((task) => task.duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Each page by the name of the condition in which its content stands. */
const pages = (order) => [
  { name: 'sign-in', path: '/connect/login', visitor: true },
  { name: 'dashboard', path: '/connect' },
  { name: 'list', path: '/connect/orders' },
  { name: 'detail', path: `/connect/orders/view/${order}` },
];

const open = async (browser, url, token, slowdown) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: token ? [{ origin: url, localStorage: [{ name: 'jwt', value: token }] }] : [],
    },
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
};

const measureLoad = async (browser, { url, token, name, path, slowdown }) => {
  const { context, page, session } = await open(browser, url, token, slowdown);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  const time = await page.evaluate((condition) => window.bench.painted(condition), name);
  await page.waitForLoadState('networkidle');
  const rest = await page.evaluate(() => ({
    bytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    blocking: window.bench.seen.tasks.reduce((sum, task) => sum + Math.max(task - 50, 0), 0),
    shift: window.bench.seen.shift,
  }));
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return { time, heap: usedSize, ...rest };
};

// From the event to the paint of another first row, and of that the part after the answer had arrived.
const measureAnswer = async (page, act) => {
  const before = await page.evaluate(() => window.bench.firstLink());
  await page.evaluate(() => performance.clearResourceTimings());
  const painted = page.evaluate((text) => window.bench.painted('changed', text), before);
  const start = await page.evaluate(() => performance.now());
  await act();
  const end = await painted;
  const arrived = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').findLast(({ name }) => name.startsWith(`${location.origin}/search/`))
        ?.responseEnd,
  );
  return { latency: end - start, afterAnswer: Math.max(end - (arrived ?? start), 0) };
};

const clickPage = (number) =>
  [...document.querySelectorAll('nav button, nav a')].find(({ textContent }) => textContent.trim() === number).click();

// From the keys to the paint of its options; its code is fetched in between, as at the first time.
const measurePalette = async (page) => {
  const painted = page.evaluate(() => window.bench.painted('palette'));
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press('Control+k');
  return { latency: (await painted) - start, afterAnswer: 0 };
};

const measureChanges = async (browser, { url, token, order, slowdown }) => {
  const { context, page } = await open(browser, url, token, slowdown);
  await page.goto(`${url}/connect/orders?show=both`);
  await page.evaluate(() => window.bench.painted('list'));
  const pageChange = await measureAnswer(page, () => page.evaluate(clickPage, '3'));
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
  const search = await measureAnswer(page, () => page.keyboard.insertText(order));
  await page.evaluate(() => document.activeElement.blur());
  const palette = await measurePalette(page);
  await context.close();
  return { pageChange, search, palette };
};

const repeat = async (times, measure) => {
  const samples = [];
  for (let run = 0; run < times; run++) samples.push(await measure());
  return samples;
};

const medianOf = (samples, key) => median(samples.map((sample) => sample[key]));

/**
 * Measures every page at a CPU slow-down: JS bytes as sent, time to content, blocking time and latencies in milliseconds,
 * heap in bytes, each the median of `times` runs.
 */
export const measurePages = async ({ url, token, order, slowdown, times }) => {
  const browser = await chromium.launch({ executablePath: findBrowser({ whole: true }), args: browserArguments });
  const loads = [];
  for (const { name, path, visitor } of pages(order)) {
    const target = { url, token: visitor ? null : token, name, path, slowdown };
    const samples = await repeat(times, () => measureLoad(browser, target));
    const keys = ['bytes', 'time', 'blocking', 'shift', 'heap'];
    loads.push({ name, ...Object.fromEntries(keys.map((key) => [key, medianOf(samples, key)])) });
  }
  const changes = await repeat(times, () => measureChanges(browser, { url, token, order, slowdown }));
  await browser.close();
  const change = (name) => ({
    name,
    latency: median(changes.map((sample) => sample[name].latency)),
    afterAnswer: median(changes.map((sample) => sample[name].afterAnswer)),
  });
  return { loads, changes: [change('pageChange'), change('search'), change('palette')] };
};
