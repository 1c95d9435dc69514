// Keeps the portal's page and the code of all its pages, so that it opens without a line, and so that pages which are open have their
// code even after a new build. What the API or the search answers never goes through it. The build puts the files in.
const { version, files } = /* files */ { version: '', files: [] };

const base = new URL(registration.scope).pathname;
const page = `${base}connect`;
const prefix = `connect ${base} `;
const name = prefix + version;
const kept = new Set(files);
/** How long the network may take before the kept page opens, in milliseconds. */
const patience = 4_000;

const isPage = (path) =>
  path.startsWith(base) && /^([a-z]{2,3}\/[a-z]{2}\/)?connect(\/|$)/.test(path.slice(base.length));
const found = (path) => caches.match(path, { cacheName: name });

const keep = async () => {
  const answer = await fetch(page, { cache: 'no-cache' });
  const html = await answer.clone().text();
  // While a new build is put in place, page and files may be of two: the browser tries again later.
  if (!answer.ok || !html.includes(files[0])) throw new Error('The page is of another build');
  const cache = await caches.open(name);
  await cache.put(page, answer);
  await cache.addAll(files);
};

const takeOver = async () => {
  for (const each of await caches.keys()) if (each.startsWith(prefix) && each !== name) await caches.delete(each);
  await registration.navigationPreload?.enable();
  await clients.claim();
};

/** What the network answers, which may have been asked already, while this began. */
const ask = ({ request, preloadResponse }) =>
  Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request));

/** The page of now; the kept one when the network does not answer in time. */
const openPage = async (event) => {
  const asked = ask(event);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  // What stands before a server that is down answers with a page of its own, which would lead out of the portal.
  return answer?.status < 500 ? answer : ((await found(page)) ?? asked);
};

const openFile = async (request, path) => {
  // Names under assets/ carry a hash of what is in them; the others are asked for first.
  if (path.includes('/assets/')) return (await found(path)) ?? fetch(request);
  return fetch(request).catch(async () => (await found(path)) ?? Response.error());
};

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Other addresses, too, are answered by what was asked already: else they were asked twice, and a sign-in of staff comes back but once.
  if (request.mode === 'navigate') event.respondWith(isPage(pathname) ? openPage(event) : ask(event));
  else if (kept.has(pathname)) event.respondWith(openFile(request, pathname));
});
