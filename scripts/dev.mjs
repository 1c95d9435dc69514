import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileForSettings, requireProject, root } from './steps.mjs';

// The web app with hot reload on PORT, over the same server, which runs on the port after it.
requireProject();
await compileForSettings();
const port = Number(process.env.PORT || 4173);
const serverPort = Number(process.env.SERVER_PORT || port + 1);
const server = `http://127.0.0.1:${serverPort}`;
const web = `${root}packages/web`;
const { createServer } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve('vite')).href);

const runServer = () => {
  // `--inspect` for a debugger: the sources have maps.
  const options = [
    '--enable-source-maps',
    '--conditions',
    '@connect/source',
    '--import',
    pathToFileURL(`${root}scripts/dev/from-sources.mjs`).href,
    ...(process.env.INSPECT ? ['--inspect'] : []),
  ];
  return spawn(process.execPath, [...options, `${root}scripts/dev/server.mjs`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(serverPort) },
  });
};
let child = runServer();
const isRunning = () => child.exitCode === null && child.signalCode === null;
const ended = () => new Promise((resolve) => (isRunning() ? child.once('exit', resolve) : resolve()));

/** What the server keeps open, or opens it with: a change of it needs a new process. */
const keeps = /packages\/(search-service|demo)\/|packages\/server\/src\/(database|indexing|lifecycle)\//;
/** Takes a changed source up: in the same process where it can, which takes less than a second instead of five. */
const takeUp = async (path) => {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return;
  if (!keeps.test(path) && isRunning()) return void child.send('changed');
  child.kill('SIGTERM');
  await ended();
  child = runServer();
};

let vite;
const close = async () => {
  child.kill('SIGTERM');
  await ended();
  await vite?.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());

const isReady = () =>
  fetch(`${server}/health`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The element with the configuration, as the server puts it into its own page. */
const configElement = async () => {
  const page = await fetch(`${server}/connect`).then((answer) => answer.text());
  return page.match(/<script type="application\/json" id="connect-config">.*?<\/script>/s)?.[0] ?? '';
};

const pages = {
  name: 'connect-pages',
  configureServer(vite) {
    vite.middlewares.use(async (request, response, next) => {
      const path = request.url ?? '/';
      if (request.method !== 'GET' || path.startsWith('/distr/') || !request.headers.accept?.includes('text/html'))
        return next();
      try {
        const config = await configElement();
        const html = readFileSync(`${web}/index.html`, 'utf8').replace('<!--connect-config-->', () => config);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await vite.transformIndexHtml(path, html));
      } catch (error) {
        next(error);
      }
    });
  },
};

vite = await createServer({
  root: web,
  configFile: `${web}/vite.config.ts`,
  appType: 'custom',
  plugins: [pages],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/oauth', '/oidc', '/search', '/images', '/health'].map((path) => [path, server]),
    ),
  },
});
const ofServer = ['core', 'contract', 'server', 'search-service', 'demo'].map((name) => `${root}packages/${name}/src`);
vite.watcher.add(ofServer).on('change', (path) => {
  if (ofServer.some((folder) => path.startsWith(folder))) void takeUp(path);
});
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
await vite.listen();
console.log(`Connect with hot reload on http://localhost:${port}/connect`);
