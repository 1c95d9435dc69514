import { useEffect, useEffectEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { OrderingServices } from '../../ordering-services.ts';
import { isAttended } from '../../shared/page/attended.ts';
import { newsSeenEvent } from './news-seen.ts';
import { newsVariable } from './news-mark.css.ts';

/** Often enough for news that come once a minute at most. */
const askEvery = 5 * 60_000;

/**
 * The count of news at the sidebar's link to the watchlist. The link is drawn long before this is fetched, so the count is told to the
 * style sheet alone; read out it says what is counted.
 */
export function NewsMark({ countWatchNews }: Pick<OrderingServices, 'countWatchNews'>) {
  const t = useTranslate();
  const show = useEffectEvent((count: number): void => {
    const { style } = document.documentElement;
    const read = t('{n, plural, one {# update} other {# updates}}', { n: count });
    if (count > 0) style.setProperty(newsVariable, `"${count}" / "${read}"`);
    else style.removeProperty(newsVariable);
  });
  const ask = useEffectEvent(async (): Promise<void> => {
    if (!isAttended()) return;
    const answer = await countWatchNews();
    if (answer.ok) show(answer.value);
  });
  useEffect(() => {
    const look = () => void ask();
    const clear = () => show(0);
    look();
    const timer = setInterval(look, askEvery);
    document.addEventListener('visibilitychange', look);
    document.addEventListener(newsSeenEvent, clear);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener(newsSeenEvent, clear);
      clear();
    };
  }, []);
  return null;
}
