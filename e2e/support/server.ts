import { join } from 'node:path';

/** Port of the server that the journeys share. */
export const port = Number(process.env['E2E_PORT'] ?? 4273);

/** Its data, made by its first start; the folder's name changes daily because the demo data is relative to today. */
export const dataFolder = join(import.meta.dirname, `../.cache/data-${port}-${new Date().toISOString().slice(0, 10)}`);
