import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The built search service alone, which stands in for a Meilisearch. */
export const searchProgram = fileURLToPath(new URL('../../../search-service/dist/main.js', import.meta.url));

/** A port that nobody listened on a moment ago, of somebody who is to come back on the same one. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
