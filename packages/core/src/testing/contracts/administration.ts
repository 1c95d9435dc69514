import { describe, expect, test } from 'vitest';
import { healthStates } from '../../domain/administration/portal-health.ts';
import type { PortalWatch } from '../../ports/administration.ts';
import { valueOf } from './answers.ts';

export interface PortalWatchFixture {
  readonly watch: PortalWatch;
  /** The same asked by somebody of staff who is no administrator. */
  readonly others: PortalWatch;
}

/** Laws of every `PortalWatch`. */
export const portalWatchContract = (name: string, make: () => Promise<PortalWatchFixture>): void => {
  describe(`${name} is a PortalWatch`, () => {
    test('it says how each part is, and of a portal that answers that its database is there', async () => {
      const { watch } = await make();
      const health = valueOf(await watch.health());
      expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(health.database).not.toBe('');
      expect(health.search.isThere).toBe(true);
      expect(healthStates(health, Date.now()).database).toBe('good');
    });

    test('nobody but an administrator is told', async () => {
      const { others } = await make();
      const answer = await others.health();
      expect(answer.ok || answer.refusal.failure).toBe('forbidden');
    });
  });
};
