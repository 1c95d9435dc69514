import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../packages/server/src/config.ts';

const project = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(project, 'deploy', file), 'utf8');

/** `A=b` in lines, as in an environment file, or on one. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(?<=^|\s)([A-Z][A-Z_]+)=(\S*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** What keeps the memory of the portal and the search low (ADR 69), wherever they are started. */
const memoryFlags = ['--v8-pool-size=1', '--max-semi-space-size=4'];

/** The same of what the C library keeps; it is told by the environment alone. */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The example, filled in. */
const example = {
  ...settingsIn(read('portal.env.example').replaceAll(/^#.*$/gm, '')),
  SUPPLIER_NAME: 'Example Ltd',
  MAIL_FROM: 'Connect <connect@example.com>',
  POSTGRES_PASSWORD: 'p'.repeat(64),
  MEILI_MASTER_KEY: 'm'.repeat(64),
};

/** What the portal makes of settings: refusals and misspellings, none where all is well. */
const problemsOf = ({ POSTGRES_PASSWORD: _, NODE_ENV: __, ...settings }: Record<string, string>): unknown => {
  const config = readConfig(settings);
  return config.ok ? config.value.unknown : config.refusal;
};

/** A free port of this machine; one that the server has, where there is one. */
const freePort = async (server?: Server): Promise<number> => {
  const asked = server ?? createServer();
  await new Promise<void>((done) => asked.listen(0, '127.0.0.1', done));
  const address = asked.address();
  if (!server) await new Promise((done) => asked.close(done));
  return typeof address === 'object' && address ? address.port : 0;
};

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
}

describe('what the portal is run with', () => {
  const dockerfile = read('Dockerfile');
  const ofImage = settingsIn(dockerfile.split('\n').find((line) => line.startsWith('ENV ')) ?? '');

  test('the image is of the Node.js and the package manager that the project is made with', () => {
    const node = readFileSync(join(project, '.nvmrc'), 'utf8').split('.')[0] ?? '';
    expect([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)).toEqual([node, node]);
    const asked = new Set([...dockerfile.matchAll(/pnpm@([\d.]+)/g)].map(([, version]) => version));
    const documented = new Set(
      [...readFileSync(join(project, 'README.md'), 'utf8').matchAll(/pnpm@([\d.]+)/g)].map(([, version]) => version),
    );
    expect(asked).toEqual(documented);
  });

  test('what is started by hand, by systemd and for a bench has the memory of what the image starts', () => {
    const { scripts } = parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const flags = memoryFlags.join(' ');
    expect(scripts).toMatchObject({
      start: `node ${flags} scripts/start.mjs`,
      search: `node ${flags} scripts/search.mjs`,
    });
    expect(read('connect.service')).toContain(`ExecStart=/usr/bin/node ${flags} dist/main.js`);
    const bench = readFileSync(join(import.meta.dirname, 'bench/start-process.mjs'), 'utf8');
    expect(bench).toContain(memoryFlags.map((flag) => `'${flag}'`).join(', '));
    expect(ofImage).toMatchObject(memorySettings);
    expect(settingsIn(read('connect.service').replaceAll('Environment=', ' '))).toMatchObject(memorySettings);
    for (const [name, value] of Object.entries(memorySettings)) expect(bench).toContain(`${name}: '${value}'`);
  });

  test('the image does not run as root, and begins with an empty portal', () => {
    expect(dockerfile.split('\n').filter((line) => /^(USER|CMD)/.test(line))).toEqual([
      'USER node',
      `CMD ${JSON.stringify(['node', ...memoryFlags, 'dist/main.js']).replaceAll(',', ', ')}`,
    ]);
    expect(problemsOf(ofImage)).toEqual([]);
    expect(ofImage).toMatchObject({ DEMO: 'off', DATA_DIR: '/data' });
  });

  test('the compose file’s portal takes the settings it is given, writes nowhere but its data, and is open to this machine alone', () => {
    const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> };
    const given: Record<string, string> = { ...ofImage, ...example };
    for (const [name, value] of Object.entries(services['portal']?.environment ?? {}))
      given[name] = value.replaceAll(/\$\{(\w+):\?\}/g, (_, word: string) => given[word] ?? '');
    expect(problemsOf(given)).toEqual([]);
    expect(services['portal']?.read_only).toBe(true);
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });

  test('the unit’s portal takes the settings it is given', () => {
    const own =
      read('connect.service')
        .split('\n')
        .find((line) => line.startsWith('Environment=')) ?? '';
    const { MEILI_MASTER_KEY: _, ...alone } = example;
    expect(problemsOf({ ...alone, ...settingsIn(own.slice('Environment='.length)) })).toEqual([]);
  });

  test('the cluster’s pod asks at paths and ports that there are, with nothing that it may write but its data', () => {
    const documents = parseAllDocuments(read('kubernetes.yaml')).map((each) => each.toJS() as { kind: string });
    expect(documents.map(({ kind }) => kind)).toEqual(['PersistentVolumeClaim', 'Deployment', 'Service']);
    const text = JSON.stringify(documents);
    expect(text).toContain(`"containerPort":${ofImage['PORT']}`);
    expect(text).toContain(`"mountPath":"${ofImage['DATA_DIR']}"`);
    expect(text).toContain('"readOnlyRootFilesystem":true');
  });

  test('each file is told of in the documentation', () => {
    const documentation = readFileSync(join(project, 'docs/operations.md'), 'utf8');
    for (const file of readdirSync(join(project, 'deploy')))
      expect(documentation).toContain(file.replace('.dockerignore', ''));
  });
});

const has = (command: string): boolean =>
  spawnSync(command, ['-v']).error === undefined || spawnSync(command, ['version']).error === undefined;

describe('a proxy in front', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'connect-deploy-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.skipIf(!has('nginx'))('nginx takes its file (skipped where it is not installed)', () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=portal.example.com', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    );
    const site = read('nginx.conf')
      .replaceAll(/\S+fullchain\.pem/g, certificate)
      .replaceAll(/\S+privkey\.pem/g, key);
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; include ${folder}/site.conf; }`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  test('nginx does not limit what comes in by the integration API', () => {
    expect(read('nginx.conf')).toMatch(/location \/api\/integration\/ \{[^}]*client_max_body_size 0;/);
  });

  test.skipIf(!has('caddy'))(
    'through Caddy whoever sends too much hears it from the portal (skipped where it is not installed)',
    async () => {
      // One that reads all of it before it answers, as its answer must not depend on who is quicker.
      const portal = createServer((request, response) => {
        request.resume().on('end', () => response.writeHead(413).end('too large'));
      });
      const [upstream, port] = [await freePort(portal), await freePort()];
      const site = read('Caddyfile')
        .replace('portal.example.com {', `http://127.0.0.1:${port} {`)
        .replace('127.0.0.1:4173', `127.0.0.1:${upstream}`);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
      const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        env: { ...process.env, HOME: folder },
        stdio: 'ignore',
      });
      try {
        const address = `http://127.0.0.1:${port}/api/v3/admin/imports`;
        await expect
          .poll(
            () =>
              fetch(address).then(
                ({ status }) => status,
                () => null,
              ),
            { timeout: 10_000 },
          )
          .toBe(413);
        const answer = await fetch(address, { method: 'POST', body: 'x'.repeat(9_000_000) });
        expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
      } finally {
        caddy.kill();
        portal.close();
      }
    },
  );

  test.skipIf(!has('caddy'))('Caddy takes its file (skipped where it is not installed)', () => {
    const file = join(project, 'deploy/Caddyfile');
    const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
      env: { ...process.env, HOME: folder },
    });
    expect([status, stderr]).toEqual([0, expect.anything()]);
  });

  test.skipIf(!has('systemd-analyze'))('systemd takes the unit (skipped where it is not installed)', () => {
    const unit = join(folder, 'connect.service');
    writeFileSync(unit, read('connect.service'));
    const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    // Of this machine it may lack the user and the folder; of its own it has no unknown line.
    expect(stderr).not.toMatch(/Unknown|Failed to parse|Invalid/);
  });
});
