import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSearchService } from '../service.ts';
import type { SearchService, SearchServiceOptions } from '../service.ts';

export const MASTER_KEY = 'a-master-key-for-tests';

/** A service on a folder of its own that can be closed, opened again and called without a socket. */
export interface TestService {
  readonly folder: string;
  readonly service: () => SearchService;
  /** Calls the service; the key is the master key unless another (or '' for none) is given. */
  call(method: string, path: string, body?: unknown, key?: string): Promise<{ status: number; body: unknown }>;
  /** Calls the service and waits for the task of its answer. */
  done(method: string, path: string, body?: unknown): Promise<unknown>;
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

export async function startService(options: Partial<SearchServiceOptions> = {}): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  const open = (): Promise<SearchService> => openSearchService({ dataDir: folder, masterKey: MASTER_KEY, ...options });
  let service = await open();
  const call: TestService['call'] = async (method, path, body, key = MASTER_KEY) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (key !== '') headers['Authorization'] = `Bearer ${key}`;
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await service.app.request(path, { method, headers, body: text });
    const answer = await response.text();
    return { status: response.status, body: answer === '' ? undefined : JSON.parse(answer) };
  };
  return {
    folder,
    service: () => service,
    call,
    done: async (method, path, body) => {
      const { taskUid } = (await call(method, path, body)).body as { taskUid: number };
      for (;;) {
        const task = (await call('GET', `/tasks/${taskUid}`)).body as { status: string };
        if (task.status !== 'enqueued' && task.status !== 'processing') return task;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    reopen: async () => {
      await service.close();
      service = await open();
    },
    remove: async () => {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
