import { unitPrice } from '@connect/core/domain/money/unit-price';
import { figuresOf } from '../../pdf/figures.ts';
import type { Mail } from '../../mail/mail.ts';
import type { WatchedItemNews } from '../../mail-job.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';
import type { WatchRepository } from '../application/watch-repository.ts';

interface WatchPayload {
  readonly userId: string;
  readonly storefront: string;
  readonly news: readonly WatchedItemNews[];
}

/** What happened to items that somebody watches, in one mail, in the currency of their company. */
export const watchMails = async (
  watched: WatchRepository,
  { userId, storefront, news }: WatchPayload,
  { writer, currency }: { writer: (storefront: string) => MailWriter; currency: string },
): Promise<Mail[]> => {
  const reader = await watched.reader(userId);
  if (!reader) return [];
  const titles = await watched.titles(news.map(({ sku }) => sku));
  const { texts, words, locale, mail, link } = writer(storefront);
  const figures = figuresOf(locale);
  const facts = news.map(({ sku, kind, before, now, currency: own = reader.currency }) => {
    const price = (minor: number): string => figures.price(unitPrice(minor, own), currency);
    const fell = before !== null && now !== null;
    const parts = [
      ...(kind === 'back-in-stock' ? [texts.backInStock] : []),
      ...(fell ? [`${price(before)} → ${price(now)}`] : []),
    ];
    return [`${titles.get(sku) ?? ''} (${sku})`.trim(), parts.join(', ')] as const;
  });
  const content = words('watch-news', { count: String(news.length) });
  return [mail(reader.email, content, { facts, greet: reader.firstName, url: link('watchlist') })];
};
