import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { configElementId, ownTextsElementId, type Config } from '@connect/contract/config';
import { storefronts } from '@connect/core/domain/access/storefront';
import { Hono, type Context } from 'hono';
import { logoFolder, type Brand } from '../brand.ts';
import { builtTextsFile } from '../built-texts.ts';
import type { OwnTexts } from '../own-texts.ts';
import { brandedPage, brandStyle } from './branded-page.ts';
import type { Environment } from './environment.ts';
import { methodNotAllowed } from '../refusal.ts';
import { policyHeader, type OwnPolicy } from './security-headers.ts';
import { refuse } from './serve.ts';
import { hasAlready, tagOf } from './tags.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A file of the web app, held in memory, compressed by the build, else at its first use in each way browsers take. */
export interface Asset {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly encoded: Map<Encoding, Promise<Buffer>> | null;
  /** What it may run and fetch, where that is not what all may. */
  readonly policy?: string;
}

const isWorthwhile = (bytes: Buffer): boolean => bytes.length > 512;

export const makeAsset = (bytes: Buffer, type: string, cacheControl: string, compress: boolean): Asset => ({
  bytes,
  type,
  cacheControl,
  etag: tagOf(bytes),
  encoded: compress && isWorthwhile(bytes) ? new Map() : null,
});

const compress = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

const encode = ({ bytes, encoded }: Asset, encoding: Encoding): Promise<Buffer> | null => {
  if (!encoded) return null;
  const known = encoded.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? compress(bytes) : gzipped(bytes, { level: 9 });
  encoded.set(encoding, made);
  return made;
};

const acceptedEncoding = (header: string | undefined): Encoding | null => {
  const accepted = new Set(
    header
      ?.split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
};

export const send = async (context: Context, asset: Asset, status: 200 | 404 = 200): Promise<Response> => {
  const headers = {
    ETag: asset.etag,
    'Cache-Control': asset.cacheControl,
    Vary: 'Accept-Encoding',
    ...(asset.policy !== undefined && { [policyHeader]: asset.policy }),
  };
  if (status === 200 && hasAlready(asset.etag, context.req.header('If-None-Match')))
    return context.body(null, 304, headers);
  const encoding = acceptedEncoding(context.req.header('Accept-Encoding'));
  const encoded = encoding && (await encode(asset, encoding));
  const body = new Uint8Array(encoded || asset.bytes);
  return context.body(body, status, {
    ...headers,
    'Content-Type': asset.type,
    'Content-Length': String(body.length),
    ...(encoded && encoding ? { 'Content-Encoding': encoding } : {}),
  });
};

/** Where the build leaves a file as it is sent to whoever takes Brotli. */
const compressedExtension = '.br';

/** Files of the built web app that browsers ask for: not its pages, which differ from portal to portal, nor the list of its texts. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        entry.name !== builtTextsFile &&
        !['.html', compressedExtension].includes(extname(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/** What the build has compressed, unless the file was written since. */
const builtCompressed = (file: string): Buffer | null => {
  const compressed = statSync(file + compressedExtension, { throwIfNoEntry: false });
  return compressed && compressed.mtimeMs >= statSync(file).mtimeMs ? readFileSync(file + compressedExtension) : null;
};

/** Compresses the files of the built web app, which takes seconds: for the build, in place of each start of a server. */
export const compressWebApp = async (folder: string): Promise<void> => {
  await Promise.all(
    filesOf(folder)
      .filter((file) => compressible.has(extname(file)))
      .map((file) => [file, readFileSync(file)] as const)
      .filter(([, bytes]) => isWorthwhile(bytes))
      .map(async ([file, bytes]) => writeFile(file + compressedExtension, await compress(bytes))),
  );
};

/** What storefronts put into their pages: a script of another origin, which browsers ask leave for. */
const embeddedScript = '/distr/basket.js';
/** The page of the frame that it makes there (specification §basket-widget). */
const embeddedPage = '/distr/basket.html';

const readAssets = (folder: string): Map<string, Asset> => {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const file of filesOf(folder)) {
    const path = relative(folder, file).split(sep).join('/');
    // Names under assets/ carry a hash of what is in them.
    const cacheControl = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const extension = extname(path);
    const type = types[extension] ?? 'application/octet-stream';
    const asset = makeAsset(readFileSync(file), type, cacheControl, compressible.has(extension));
    const compressed = asset.encoded && builtCompressed(file);
    if (compressed) asset.encoded?.set('br', Promise.resolve(compressed));
    assets.set(`/distr/${path}`, asset);
  }
  return assets;
};

const notBuilt =
  '<!doctype html><html lang="en"><head><title>Connect</title><!--connect-config--></head>' +
  '<body><p>The web app has not been built yet.</p></body></html>';

/** An element that holds a value as JSON, in which nothing can end it. */
const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The page with its configuration in it, and, behind all that its first paint needs, what it says otherwise than it was built, if anything. */
export const pageWith = (html: string, config: Config, texts: OwnTexts = {}): string => {
  const page = html.replace('<!--connect-config-->', () => jsonElement(configElementId, config));
  if (Object.keys(texts).length === 0) return page;
  return page.replace('</body>', () => `${jsonElement(ownTextsElementId, texts)}</body>`);
};

/** Pages are `{base}/connect…`, with a storefront's pair of region and language before it or none (decisions §pairs-as-a-whole). */
const isPage = (path: string, basePath: string): boolean => {
  const pairs = storefronts.map(({ pair }) => (pair ? `/${pair.region}/${pair.language}` : ''));
  return pairs.some((pair) => {
    const root = `${basePath}${pair}/connect`;
    return path === root || path.startsWith(`${root}/`);
  });
};

const pageFileOf = (folder: string): string => join(folder, 'index.html');

/** What a page says inline, for a policy that admits nothing else: the hash of each script and style sheet that stands in it. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what stands in the page of a built web app (CSP level 2); none where there is no build. */
export const inlineHashes = (folder: string): InlineHashes => {
  const html = existsSync(pageFileOf(folder)) ? readFileSync(pageFileOf(folder), 'utf8') : '';
  const hashesOf = (element: string): string[] =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => hashOf(text));
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
};

export interface WebApp {
  readonly app: Hono<Environment>;
  /** Compresses what the build has not, so that the first visitor does not wait for it; not the pages, where what they show cannot be read now. */
  warm(): Promise<void>;
}

/** What a page shows, as it is when it is sent. */
export interface PageParts {
  readonly readPage: () => Promise<{
    readonly config: Config;
    readonly brand?: Brand | undefined;
    readonly texts?: OwnTexts;
  }>;
  /** The logo of a file's name; null for any but the one that is shown. */
  readonly logoAt?: (file: string) => Promise<Brand['logo']>;
  /** What a page may run and fetch that has something of its own, and who may frame it. */
  readonly policyWith?: (own: OwnPolicy) => string;
}

/** A logo does nothing, whatever is in it, and stays what it is. */
const ofLogo = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  [policyHeader]: "default-src 'none'; sandbox",
};

/** A page of the built web app with the configuration, the look and the words that hold then in it; as it was last where they cannot be read. */
const createPage = (
  file: string,
  { readPage, policyWith }: Pick<PageParts, 'readPage' | 'policyWith'>,
  framedBy: (config: Config) => OwnPolicy['framedBy'],
): (() => Promise<Asset>) => {
  const template = existsSync(file) ? readFileSync(file, 'utf8') : notBuilt;
  let last: { readonly html: string; readonly page: Asset } | null = null;
  return async () => {
    try {
      const { config, brand, texts } = await readPage();
      const html = pageWith(brand ? brandedPage(template, brand) : template, config, texts);
      if (last?.html !== html) {
        const style = brand && brandStyle(brand);
        const frames = framedBy(config);
        const own = { ...(style && { styles: [hashOf(style)] }), ...(frames && { framedBy: frames }) };
        const policy = style || frames ? policyWith?.(own) : undefined;
        const page = makeAsset(Buffer.from(html), 'text/html; charset=utf-8', 'no-cache', true);
        last = { html, page: policy ? { ...page, policy } : page };
      }
    } catch (error) {
      if (!last) throw error;
    }
    return last.page;
  };
};

/**
 * Serves the built web app: its files under `/distr`, its page on every address of the portal, and that of the basket widget, which
 * storefronts may frame.
 */
export const createWebApp = (
  folder: string,
  basePath: string,
  { logoAt = async () => null, ...parts }: PageParts,
): WebApp => {
  const assets = readAssets(folder);
  const pageNow = createPage(pageFileOf(folder), parts, () => undefined);
  const frameNow = createPage(join(folder, 'basket.html'), parts, ({ storefronts: shops }) => Object.values(shops));
  const app = new Hono<Environment>();
  app.get(`${logoFolder}:file`, async (context) => {
    context.env.trace.route = '/distr/*';
    const logo = await logoAt(context.req.param('file'));
    if (!logo) return context.text('Not found', 404);
    const headers = { ...ofLogo, ETag: `"${logo.tag}"` };
    if (hasAlready(headers.ETag, context.req.header('If-None-Match'))) return context.body(null, 304, headers);
    return context.body(new Uint8Array(logo.bytes), 200, { ...headers, 'Content-Type': logo.type });
  });
  app.on(['GET'], '*', async (context) => {
    const { path } = context.req;
    const { trace } = context.env;
    const asset = assets.get(path);
    trace.route = asset || path.startsWith('/distr/') ? '/distr/*' : 'page';
    // It lies with the other files, and works for the pages.
    if (path === '/distr/service-worker.js') context.header('Service-Worker-Allowed', `${basePath}/`);
    if (path === embeddedScript) context.header('Access-Control-Allow-Origin', '*');
    if (asset) return send(context, asset);
    if (path === embeddedPage) return send(context, await frameNow());
    if (['/', basePath, `${basePath}/`].includes(path)) return context.redirect(`${basePath}/connect`);
    if (isPage(path, basePath)) return send(context, await pageNow());
    // An address that lacks the base path gets it (specification §base-path).
    if (isPage(path, '')) return context.redirect(`${basePath}${path}${new URL(context.req.url).search}`);
    // Elsewhere the page says itself that there is nothing.
    if (context.req.header('Accept')?.includes('text/html')) return send(context, await pageNow(), 404);
    return context.text('Not found', 404);
  });
  app.all('*', (context) => {
    context.env.trace.route = 'page';
    return refuse(context, methodNotAllowed, { headers: { Allow: 'GET, HEAD' } });
  });
  return {
    app,
    warm: async () => {
      const pages = await Promise.allSettled([pageNow(), frameNow()]);
      const known = pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
      for (const asset of [...known, ...assets.values()]) await encode(asset, 'br');
    },
  };
};
