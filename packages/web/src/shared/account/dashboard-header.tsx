import type { NavLink } from '@connect/core/domain/access/navigation';
import { greetingAt } from '@connect/core/domain/account/greeting';
import type { Greeting } from '@connect/core/domain/account/greeting';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useServices, useSession } from '../../services.ts';
import { SearchBox } from '../search/search-box.tsx';
import { useExistingLinks } from '../page/existing-links.ts';
import { PageHeader } from '../page/page-header.tsx';
import { onlyExisting } from '../page/paths.ts';
import * as css from './dashboard-header.css.ts';
import { QuickLinks } from './quick-links.tsx';

const greetings: Record<Greeting, (t: Translate, name: string) => string> = {
  morning: (t, name) => t('Good morning, {name}', { name }),
  afternoon: (t, name) => t('Good afternoon, {name}', { name }),
  evening: (t, name) => t('Good evening, {name}', { name }),
};

interface DashboardHeaderProps {
  readonly kicker: string | null;
  /** Beside the greeting. */
  readonly badge?: ReactNode;
  /** The quick-link pills; those whose page exists are shown. */
  readonly links: readonly NavLink[];
  /** The welcome text (specification §welcome-texts). */
  readonly children: ReactNode;
}

/** The top of a dashboard: the greeting, the search box, the pills and the welcome text (specification §customer-dashboard). */
export function DashboardHeader({ kicker, badge, links, children }: DashboardHeaderProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const existing = useExistingLinks();
  const { user } = useSession();
  const hour = (clock.now() / 1000 - clock.startOf(clock.today())) / 3600;
  return (
    <>
      <PageHeader
        kicker={kicker}
        title={greetings[greetingAt(hour)](t, user.firstName || user.email)}
        badge={badge && <span className={css.badge}>{badge}</span>}
        actionArea={<SearchBox />}
      />
      <div className={css.welcome}>
        <QuickLinks links={onlyExisting(links, existing)} />
        <p className={css.welcomeText}>{children}</p>
      </div>
    </>
  );
}
