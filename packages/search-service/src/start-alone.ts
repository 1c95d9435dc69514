import { serve } from '@hono/node-server';
import { openSearchService } from './service.ts';
import type { SearchService } from './service.ts';

const DEFAULT_PORT = '7700';
const DEFAULT_FOLDER = '.data/search';

/** A running service of its own. */
export interface Running {
  readonly port: number;
  readonly dataDir: string;
  close(): Promise<void>;
}

/**
 * Starts the search service alone on 127.0.0.1, as `PORT`, `DATA_DIR` and `MEILI_MASTER_KEY` say. Rejects with an error
 * of one line when the port is taken or the folder cannot be used.
 */
export async function startAlone(
  env: Readonly<Record<string, string | undefined>>,
  log: (message: string) => void,
): Promise<Running> {
  const port = Number(env['PORT'] || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT has to be a number from 0 to 65535.');
  const dataDir = env['DATA_DIR'] || DEFAULT_FOLDER;
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
  try {
    service = await openSearchService({ dataDir, masterKey: env['MEILI_MASTER_KEY'], log });
  } catch (error) {
    server.close();
    throw error;
  }
  const opened = service;
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    dataDir,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await opened.close();
      // Browsers keep connections open that would hold the end up for seconds.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
