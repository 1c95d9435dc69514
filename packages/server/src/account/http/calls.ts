import { pictureHost } from '@connect/core/domain/products/picture-address';
import { calls } from '@connect/contract/calls';
import { asCustomerRecord } from '@connect/contract/customer';
import { permissions } from '@connect/core/domain/access/user';
import { ok, refused } from '@connect/core/domain/result';
import { dayOf } from '../../calendar.ts';
import { malformed, notFound } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { languageOfLocale, preferredLocale } from '@connect/core/domain/access/language';
import { firstStorefront, storefronts } from '@connect/core/domain/access/storefront';
import type { Reader } from '@connect/core/domain/content/showing';
import type { AccountRepository } from '../application/account-repository.ts';

export const serveAccountCalls = (
  serve: Serve,
  { accounts, imageHost, now }: { accounts: AccountRepository; imageHost: string; now: () => Date },
): void => {
  serve(calls.customer, async ({ user }) => {
    const maySeeFigures = user.permissions.includes(permissions.viewBalance);
    const account = await accounts.account(user.customerNo, maySeeFigures ? dayOf(now()) : null);
    return account ? ok(asCustomerRecord(account.customer, account.termsCalculation)) : refused(notFound);
  });
  serve(calls.nextDue, async ({ user }) => ok({ due_date: await accounts.nextDue(user.customerNo, dayOf(now())) }));
  serve(calls.ordersCount, async ({ user, query }) => {
    if (query.date_from > query.date_to) return refused(malformed({ date_to: ['must not be before date_from'] }));
    return ok(await accounts.countOrders(user.customerNo, query.date_from, query.date_to));
  });
  const readerOf = ({ language, query }: { language: string; query: { region?: string | undefined } }): Reader => {
    const locale = preferredLocale(language);
    const region = query.region ?? storefronts.find((each) => each.locale === locale)?.name ?? firstStorefront.name;
    return { language: languageOfLocale(locale), region, today: dayOf(now()) };
  };
  serve(calls.banners, async (asked) => {
    const banners = await accounts.banners(readerOf(asked));
    return ok({
      data: banners.map((banner) => ({
        ...banner,
        img: pictureHost(banner.img) === null ? `${imageHost}/${banner.img}` : banner.img,
      })),
    });
  });
  serve(calls.helpArticles, async (asked) => ok({ data: await accounts.helpArticles(readerOf(asked)) }));
};
