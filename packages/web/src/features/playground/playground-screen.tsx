import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { NotFoundPage } from '../../shared/page/message-pages.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { playgroundGroups } from './playground-groups.ts';
import * as css from './playground-screen.css.ts';

const stages = ['light', 'dark'] as const;
type Shown = 'both' | (typeof stages)[number];

/** The living gallery of the design system: every component in every state, light beside dark (specification §playground: test page). A portal that is in use has none. */
export function PlaygroundScreen() {
  const t = useTranslate();
  const { config } = useServices();
  const [shown, setShown] = useState<Shown>('both');
  if (config.demo === null) return <NotFoundPage />;
  const names = { light: t('Light'), dark: t('Dark') };
  return (
    <>
      <PageHeader
        title={t('Playground')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Playground') }]}
      />
      <div className={css.page}>
        <aside className={css.side}>
          <SegmentSwitch
            label={t('Colour scheme')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'both', label: t('Both') },
              { value: 'light', label: names.light },
              { value: 'dark', label: names.dark },
            ]}
          />
          <nav aria-label={t('Topics')}>
            <ul className={css.index}>
              {playgroundGroups.map(({ id, title }) => (
                <li key={id}>
                  <Link href={`/connect/playground#${id}`} className={css.link}>
                    {t(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
        <div className={css.groups}>
          {playgroundGroups.map(({ id, title, Content, isWide = false }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.group}>
              <h2 id={`${id}-title`} className={css.title}>
                {t(title)}
              </h2>
              <div className={cx(css.stages, shown === 'both' && !isWide && css.beside)}>
                {stages
                  .filter((stage) => shown === 'both' || shown === stage)
                  .map((stage) => (
                    <div key={stage} data-theme={stage} className={css.stage}>
                      <Content stage={names[stage]} />
                    </div>
                  ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
