import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';

/** Cards, and bars in each; a page that has fewer hides the last. */
const six = [1, 2, 3, 4, 5, 6];

/** A page that has not come yet: its title, and the shapes that index.html has of it (`static-shell.css.ts`). */
export function WaitingPage({ title }: { title: string }) {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={title} kicker={<Shimmer width={96} height={12} />} />
      <LiveRegion text={t('Loading')} />
      <div aria-busy="true" data-static="waiting">
        <i data-part="bar" />
        <div data-part="cards">
          {six.map((card) => (
            <div key={card} data-part="card">
              {six.map((bar) => (
                <i key={bar} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
