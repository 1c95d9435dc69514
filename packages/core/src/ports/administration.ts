import type { PortalHealth } from '../domain/administration/portal-health.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** How the portal is, for its administrators (specification §administration). */
export interface PortalWatch {
  health(): Promise<Result<PortalHealth, Refusal>>;
}
