import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openSearchService } from './service.ts';
import type { SearchService } from './service.ts';
import { isMissing, prepareFolder, replaceFile } from './store/files.ts';

const DEFAULT_PORT = '7700';
const DEFAULT_FOLDER = '.data/search';
/** Where a portal is by itself. */
const DEFAULT_ORIGIN = 'http://localhost:4173';
/** Whoever holds a token may guess on the key it was signed with. */
const SHORTEST_KEY = 32;

/** The key of the settings, else the one that the folder has, made with the first start: no service is open to everybody. */
async function masterKeyOf(given: string | undefined, dataDir: string): Promise<{ key: string; file: string | null }> {
  if (given) {
    if (given.length >= SHORTEST_KEY) return { key: given, file: null };
    throw new Error(`MEILI_MASTER_KEY has to be at least ${SHORTEST_KEY} characters: openssl rand -hex 32 makes one.`);
  }
  await prepareFolder(dataDir);
  const file = join(dataDir, 'master-key');
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const key = kept.trim() || randomBytes(32).toString('hex');
  if (kept.trim() === '') await replaceFile(file, `${key}\n`);
  return { key, file };
}

/** Origin of the portal, whose pages search. */
function originOf(portal: string | undefined): string {
  const address = portal || DEFAULT_ORIGIN;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error('PUBLIC_URL has to be the address of the portal, such as https://portal.example.com.');
  return new URL(address).origin;
}

/** A running service of its own. */
export interface Running {
  readonly port: number;
  readonly dataDir: string;
  /** The file with the master key, where no setting says it. */
  readonly keyFile: string | null;
  close(): Promise<void>;
}

/**
 * Starts the search service alone on 127.0.0.1, as `PORT`, `DATA_DIR`, `MEILI_MASTER_KEY` and `PUBLIC_URL` (the portal's, whose pages search) say. Rejects with an error
 * of one line when the port is taken or the folder cannot be used.
 */
export async function startAlone(
  env: Readonly<Record<string, string | undefined>>,
  log: (message: string) => void,
): Promise<Running> {
  const port = Number(env['PORT'] || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT has to be a number from 0 to 65535.');
  const dataDir = env['DATA_DIR'] || DEFAULT_FOLDER;
  const origin = originOf(env['PUBLIC_URL']);
  // The port comes first: a second start on the same folder must not touch what the first one has open.
  let service: SearchService | undefined;
  const answer = (request: Request): Response | Promise<Response> =>
    service === undefined ? new Response(null, { status: 503 }) : service.app.fetch(request);
  const server = serve({ fetch: answer, hostname: '127.0.0.1', port });
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject)).catch(
    (error: unknown) => {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      throw taken ? new Error(`Port ${port} is taken: choose another with PORT.`) : error;
    },
  );
  let keyFile: string | null;
  try {
    const { key, file } = await masterKeyOf(env['MEILI_MASTER_KEY'], dataDir);
    keyFile = file;
    service = await openSearchService({ dataDir, masterKey: key, origin, log });
  } catch (error) {
    server.close();
    throw error;
  }
  const opened = service;
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    dataDir,
    keyFile,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await opened.close();
      // Browsers keep connections open that would hold the end up for seconds.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
