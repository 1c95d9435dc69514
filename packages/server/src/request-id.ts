import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Does what a request asks for: whatever it queues knows the request's id. */
export const inRequest = <Answer>(id: string, work: () => Answer): Answer => requests.run(id, work);

/** Id of the request that is being answered; null in a job of the server's own. */
export const currentRequest = (): string | null => requests.getStore() ?? null;
