import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const folder = '/distr/assets/';
const build = join(import.meta.dirname, '../../packages/web/dist');
/** Texts are more than half of the files, and an English page needs none: to keep them takes seconds. */
const withoutTexts = (worker: string): string =>
  worker.replaceAll(/"\/distr(\/assets\/[^"]+\.js)",/g, (file, path: string) =>
    /^var e=\{(?!name:)"?[0-9a-z]{4,7}"?:`/.test(readFileSync(join(build, path), 'utf8')) ? '' : file,
  );
/** What only holds for what comes from the server itself. */
const ofTransport = /^(content-length|transfer-encoding|connection|keep-alive|etag|last-modified)$/;

/** What a page holds itself, by the hashes that its policy admits. */
const inline = (html: string): string[] =>
  [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );

/**
 * Stands before a server as if its build were replaced: from `deploy` on the pages, their files and the service worker are those of
 * another build, whose files have other names, and those of the build before are gone.
 */
export const beforeServer = async (origin: string) => {
  let named = folder;
  const asked: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    asked.push(url);
    if (url.startsWith(folder) && !url.startsWith(named)) {
      response.writeHead(404).end();
      return;
    }
    const body: Uint8Array[] = [];
    for await (const chunk of request) body.push(chunk);
    const { authorization, 'content-type': contentType } = request.headers;
    const answer = await fetch(new URL(url.replace(named, folder), origin), {
      method,
      headers: { ...(authorization && { authorization }), ...(contentType && { 'content-type': contentType }) },
      redirect: 'manual',
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const sent = Buffer.from(await answer.arrayBuffer());
    const headers = [...answer.headers].filter(([name]) => !ofTransport.test(name) && name !== 'content-encoding');
    const isText = /javascript|html|css/.test(answer.headers.get('content-type') ?? '');
    const text = sent.toString();
    const own = url.endsWith('/service-worker.js') ? withoutTexts(text) : text;
    const next = own.replaceAll(folder, named);
    // Another build's policy is one for its own page.
    const hashes = inline(next);
    const policy = inline(own).reduce(
      (rest, hash, place) => rest.replace(hash, hashes[place] ?? hash),
      answer.headers.get('content-security-policy') ?? '',
    );
    response.writeHead(answer.status, {
      ...Object.fromEntries(headers),
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(isText ? next : sent);
  };
  const proxy = createServer((request, response) => void pass(request, response));
  const port = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Paths and queries that it was asked for. */
    asked,
    deploy: () => {
      named = `${folder}next/`;
    },
    close: () => proxy.close(),
  };
};
