import { basketOf, newBuyer, packedItems, placeOrder, setInBasket } from './support/ordering.ts';
import { testOn } from './support/own-server.ts';
import { openAs } from './support/people.ts';
import { inOneOf } from './support/languages.ts';
import { expect } from './support/test.ts';

// Its prices change, and its stock is ordered away.
const test = testOn({});

test.describe.configure({ mode: 'default' });

const languages = [
  {
    prefix: '',
    lang: 'en-GB',
    basket: 'Basket',
    gotIt: 'Got it',
    short: (title: string, n: string) => `${title}: only ${n} now in stock.`,
    rose: (title: string, before: string, now: string) => `The price of ${title} has gone up from ${before} to ${now}.`,
  },
  {
    prefix: '/de/de',
    lang: 'de-DE',
    basket: 'Warenkorb',
    gotIt: 'Verstanden',
    short: (title: string, n: string) => `${title}: jetzt nur noch ${n} auf Lager.`,
    rose: (title: string, before: string, now: string) =>
      `Der Preis von ${title} ist von ${before} auf ${now} gestiegen.`,
  },
] as const;

for (const words of inOneOf(languages, 0))
  test(`what changed is said on ${words.lang} until the user has seen it: another company's order, and a new price list`, async ({
    page,
    baseURL,
    ownServer,
  }) => {
    test.slow();
    const { api, token } = await newBuyer(baseURL ?? '');
    const other = await newBuyer(baseURL ?? '', { by: 'lee' });
    const [item] = await packedItems(api, 1);
    if (!item) throw new Error('There is no item');
    const { sku, stock, packSize: pack } = item;
    const title = item.titles[words.lang.slice(0, 2)] ?? item.title;
    await setInBasket(api, { [sku]: Math.floor(stock / pack) * pack });
    const before = ((await basketOf(api)).lines[0]?.unitPrice.minor ?? 0) / 100;
    const open = async (): Promise<void> => {
      await openAs(page, { token }, `${words.prefix}/connect/help`);
      await page.getByRole('button', { name: new RegExp(`^${words.basket}: `) }).click();
    };
    const money = (amount: number) =>
      new Intl.NumberFormat(words.lang, { style: 'currency', currency: 'GBP' }).format(amount).replace(/\s/g, ' ');
    const gotIt = page.getByRole('button', { name: words.gotIt });
    const short = page.getByText(words.short(title, new Intl.NumberFormat(words.lang).format(stock - pack)));
    const rose = page.getByText(words.rose(title, money(before), money(before + 1)));

    await setInBasket(other.api, { [sku]: pack });
    await placeOrder(other.api, 'HW-00081');
    await open();
    await expect(short).toBeVisible();
    await expect(rose).toHaveCount(0);

    await ownServer.change(`update product_prices set prices =
      (select jsonb_agg(jsonb_set(each, '{price}', to_jsonb((each->>'price')::integer + 100))) from jsonb_array_elements(prices) as each)
      where product_sku = (select product_sku from items where sku = '${sku}')`);
    await open();
    // Neither was seen yet.
    await expect(rose).toBeVisible();
    await expect(short).toBeVisible();
    expect((await basketOf(api)).lines[0]?.unitPrice.minor).toBeCloseTo((before + 1) * 100, 5);
    await gotIt.click();
    await expect(rose).toHaveCount(0);
    await open();
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    await expect(gotIt).toHaveCount(0);
    await api.dispose();
    await other.api.dispose();
  });
