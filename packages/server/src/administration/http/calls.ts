import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { makeReadHealth } from '../application/read-health.ts';

interface AdministrationParts {
  readonly readHealth: ReturnType<typeof makeReadHealth>;
}

/** What administrators look after in the portal itself (specification §administration). */
export const serveAdministrationCalls = (serve: Serve, { readHealth }: AdministrationParts): void => {
  serve(calls.portalHealth, async () => ok(await readHealth()));
};
