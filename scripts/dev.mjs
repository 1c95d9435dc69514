import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bin, requireProject, root, run } from './steps.mjs';

// The web app with hot reload on PORT, over the same server, which runs on the port after it.
requireProject();
const port = Number(process.env.PORT || 4173);
const serverPort = Number(process.env.SERVER_PORT || port + 1);
const server = `http://127.0.0.1:${serverPort}`;
const web = `${root}packages/web`;
const { createServer } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve('vite')).href);

const nodePackages = ['-b', 'packages/server', 'packages/adapters-http', 'packages/adapters-storage'];
if ((await run(bin('tsc'), nodePackages)) !== 0) process.exit(1);

// Each is a process group of its own, so that what it starts in turn ends with it.
const inBackground = (command, args, env = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', detached: true, env: { ...process.env, ...env } });
const watchServer = ['--watch', '--watch-preserve-output', 'packages/server/dist/main.js', ...process.argv.slice(2)];
const children = [
  inBackground(bin('tsc'), [...nodePackages, '--watch', '--preserveWatchOutput']),
  inBackground(process.execPath, watchServer, { PORT: String(serverPort) }),
];
let vite;
const close = async () => {
  for (const { pid } of children) if (pid) process.kill(-pid, 'SIGTERM');
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
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
await vite.listen();
console.log(`Connect with hot reload on http://localhost:${port}/connect`);
