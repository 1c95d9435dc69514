import { Hono } from 'hono';
import type { StoredIndex } from '../store/stored-index.ts';
import { allow, openIndex, readBody, refused } from './context.ts';
import type { Parts } from './context.ts';
import { decode } from './decode.ts';
import { featuresSchema } from './search-schema.ts';

/** The version of the search protocol's server whose answers this service gives. */
const VERSION = { commitSha: 'unknown', commitDate: 'unknown', pkgVersion: '1.50.0' };

/** Health, version and figures. */
export function systemRoutes(parts: Parts): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'available' }));
  app.get('/version', (c) => {
    const access = allow(parts, c, 'version');
    return access.ok ? c.json(VERSION) : refused(c, access.refusal);
  });
  app.get('/stats', async (c) => {
    const access = allow(parts, c, 'stats.get');
    if (!access.ok) return refused(c, access.refusal);
    const indexes = parts.catalogue.list().filter(({ meta }) => access.value.allows(meta.uid));
    const size = indexes.reduce((total, { meta }) => total + meta.log.bytes, 0);
    const lastUpdate =
      indexes
        .map(({ meta }) => meta.updatedAt)
        .sort()
        .at(-1) ?? null;
    const stats = await Promise.all(indexes.map(async (index) => [index.meta.uid, await indexStats(parts, index)]));
    return c.json({ databaseSize: size, usedDatabaseSize: size, lastUpdate, indexes: Object.fromEntries(stats) });
  });
  app.get('/indexes/:uid/stats', async (c) => {
    const opened = openIndex(parts, c, 'stats.get');
    if (!opened.ok) return refused(c, opened.refusal);
    return c.json(await indexStats(parts, opened.value.index));
  });
  app.patch('/experimental-features', async (c) => {
    const access = allow(parts, c, 'experimental.update');
    if (!access.ok) return refused(c, access.refusal);
    const body = await readBody(c);
    if (!body.ok) return refused(c, body.refusal);
    const features = decode(featuresSchema, body.value, () => 'bad_request');
    return features.ok ? c.json(features.value) : refused(c, features.refusal);
  });
  return app;
}

async function indexStats({ tasks }: Parts, stored: StoredIndex): Promise<object> {
  const index = await stored.load();
  const bytes = stored.meta.log.bytes;
  return {
    numberOfDocuments: index.size,
    rawDocumentDbSize: bytes,
    avgDocumentSize: index.size === 0 ? 0 : Math.round(bytes / index.size),
    isIndexing: tasks.isIndexing(stored.meta.uid),
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
    fieldDistribution: Object.fromEntries(index.fields),
  };
}
