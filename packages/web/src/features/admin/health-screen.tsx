import { healthStates } from '@connect/core/domain/administration/portal-health';
import type { HealthState, PortalHealth } from '@connect/core/domain/administration/portal-health';
import { RefreshCw } from 'lucide-react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Tone } from '../../theme/palettes.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AdminPage } from './admin-page.tsx';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { healthParts, healthTexts } from './health-texts.ts';
import type { HealthPart } from './health-texts.ts';
import * as css from './health-screen.css.ts';
import { LogCard } from './log-card.tsx';

/** How the portal is, part by part, and what to do where one is not well (specification §administration). */
export function HealthScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { loadHealth } = useAdmin();
  const { clock } = useServices();
  const health = useQuery(loadHealth, 'health');
  useForbidden(health.failure, onForbidden);
  const states = health.value && healthStates(health.value, clock.now());
  const unwell = states ? Object.values(states).filter((state) => state !== 'good').length : 0;
  return (
    <AdminPage
      current="health"
      action={
        <Button variant="secondary" icon={RefreshCw} busy={health.loading} onClick={health.reload}>
          {t('Refresh')}
        </Button>
      }
    >
      {health.state === 'failed' ? (
        <Card>
          <LoadFailure onRetry={health.reload}>{t('We couldn’t load the portal’s health.')}</LoadFailure>
        </Card>
      ) : (
        <div className={css.cards} aria-busy={health.value === null}>
          {healthParts.map((part) => (
            // Other cards stand for those that are on their way: nothing is seen to move when all of them grow.
            <PartCard
              key={`${part} ${health.value === null}`}
              part={part}
              health={health.value}
              state={states?.[part] ?? null}
            />
          ))}
          {health.value && <LogCard />}
          {health.value && <p className={css.version}>{t('Version {version}', { version: health.value.version })}</p>}
        </div>
      )}
      <LiveRegion
        text={
          health.loading || !states
            ? ''
            : t('{n, plural, one {# part needs attention} other {# parts need attention}}', { n: unwell })
        }
      />
    </AdminPage>
  );
}

const toneOf: Record<HealthState, Tone> = { good: 'good', look: 'wait', bad: 'bad' };

interface PartCardProps {
  part: HealthPart;
  health: PortalHealth | null;
  /** Null while it is on its way. */
  state: HealthState | null;
}

function PartCard({ part, health, state }: PartCardProps) {
  const t = useTranslate();
  const format = useFormat();
  const { names, found, todo } = healthTexts(t, format);
  const states: Record<HealthState, string> = { good: t('OK'), look: t('Check'), bad: t('Problem') };
  return (
    <Card aria-label={names[part]}>
      <div className={css.head}>
        <CardTitle>{names[part]}</CardTitle>
        {state && <StatusBadge tone={toneOf[state]}>{states[state]}</StatusBadge>}
      </div>
      <div className={css.found}>{health ? found(part, health) : <Shimmer width="70%" />}</div>
      {health && state !== 'good' && <p className={css.todo}>{todo(part, health)}</p>}
    </Card>
  );
}
