import { inMajor } from '@connect/core/domain/money/major';
import type { Database } from '../../database/open.ts';
import { figuresOf } from '../../pdf/figures.ts';
import type { Mail } from '../../mail/mail.ts';
import type { ToldNews } from '../../outbox/application/mail-job.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';

interface WatchPayload {
  readonly userId: string;
  readonly storefront: string;
  readonly news: readonly ToldNews[];
}

/** What happened to items that somebody watches, in one mail, in the currency of their company. */
export const watchMails = async (
  database: Database,
  { userId, storefront, news }: WatchPayload,
  { writer, currency }: { writer: (storefront: string) => MailWriter; currency: string },
): Promise<Mail[]> => {
  const user = await database
    .selectFrom('users')
    .innerJoin('customers', 'customers.no', 'users.customer_no')
    .select(['email', 'first_name', 'currency_code'])
    .where('users.id', '=', userId)
    .where('users.active', '=', true)
    .executeTakeFirst();
  if (!user) return [];
  const items = await database
    .selectFrom('items')
    .select(['sku', 'title'])
    .where(
      'sku',
      'in',
      news.map(({ sku }) => sku),
    )
    .execute();
  const titles = new Map(items.map(({ sku, title }) => [sku, title]));
  const { texts, locale, mail, link } = writer(storefront);
  const price = figuresOf(locale).price(user.currency_code, currency);
  const facts = news.map(({ sku, kind, before, now }) => {
    const fell = before !== null && now !== null;
    const said = [
      ...(kind === 'back-in-stock' ? [texts.backInStock] : []),
      ...(fell ? [`${price(inMajor({ minor: before }))} → ${price(inMajor({ minor: now }))}`] : []),
    ];
    return [`${titles.get(sku) ?? ''} (${sku})`.trim(), said.join(', ')] as const;
  });
  const words = texts.watchNews({ count: news.length });
  return [mail(user.email, words, { facts, greet: user.first_name, url: link('watchlist') })];
};
