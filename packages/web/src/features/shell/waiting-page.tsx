import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import * as css from './waiting-page.css.ts';

/** A page that has not come yet: its title, and shapes. */
export function WaitingPage({ title }: { title: string }) {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={title} kicker={<Shimmer width={96} height={12} />} />
      <LiveRegion text={t('Loading')} />
      <div aria-busy="true">
        <Card>
          <div className={css.rows}>
            {[42, 64, 51, 58, 36, 60].map((width) => (
              <Shimmer key={width} width={`${width}%`} />
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}
