/** Told to the page once the user has looked at the news of the watchlist. */
export const newsSeenEvent = 'connect:watch-news-seen';

export const newsSeen = (): void => void document.dispatchEvent(new Event(newsSeenEvent));
