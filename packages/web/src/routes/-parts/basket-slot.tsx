import { later } from '../../i18n/later.ts';
import { useServices } from '../../services.ts';
import { LaterPart } from '../../shared/page/later-part.tsx';

const part = later('basket', () => import('../../features/basket/basket-widget.tsx'));
const news = later('watch-news', () => import('../../features/watchlist/news-mark.tsx'));

/** The basket widget and the count of the watchlist's news, a moment after the page is up; neither where that has no element for the basket. */
export function BasketSlot() {
  const { ordering } = useServices();
  const place = document.getElementById('basket');
  if (place === null) return null;
  return (
    <>
      <LaterPart
        part={part}
        services={ordering}
        delay={1000}
        render={({ BasketWidget }, services) => <BasketWidget place={place} look="header" ordering={services} />}
      />
      <LaterPart
        part={news}
        services={ordering}
        delay={1000}
        render={({ NewsMark }, { countWatchNews }) => <NewsMark countWatchNews={countWatchNews} />}
      />
    </>
  );
}
