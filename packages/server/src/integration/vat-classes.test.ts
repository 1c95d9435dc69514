import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { loadBasket } from '../ordering/application/baskets.ts';
import { createBasketRepository } from '../ordering/database/basket-repository.ts';
import { createItemRepository } from '../ordering/database/item-repository.ts';
import { openEmptyDatabase } from '../testing/demo-database.ts';
import { oneSale } from './testing/one-sale.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
afterAll(() => database.destroy());

const { only, send } = oneSale(() => integration);
const euros = (minor: number) => ({ minor, currency: 'EUR' });

it('a basket has the VAT of each item, by the class that the supplier gives it and the rates of the customer', async () => {
  await send('staff');
  const customer = { ...only('customers'), no: 'C1', currency: 'EUR', creditLimit: euros(0), vatPercent: 19 };
  const rates = (...vatRates: readonly { vatClass: string; percent: number }[]) =>
    integration.send('customers', [{ ...customer, vatRates }]);
  const product = (sku: string, vatClass?: string) => ({
    ...only('products'),
    sku,
    slug: sku.toLowerCase(),
    variations: [{ sku: `${sku}-1`, title: sku }],
    ...(vatClass !== undefined && { vatClass }),
  });
  const prices = ['GLASS', 'SOUP'].map((of) => ({
    priceList: 'EUR',
    product: of,
    breaks: [{ from: 1, price: euros(1000) }],
  }));
  const products = (vatClass?: string) => integration.send('products', [product('GLASS'), product('SOUP', vatClass)]);
  expect(await rates({ vatClass: 'reduced', percent: 7 })).toMatchObject({ accepted: 1 });
  expect(await products('reduced')).toMatchObject({ accepted: 2 });
  expect(await integration.send('prices', prices)).toMatchObject({ accepted: 2 });
  const { email } = only('users');
  await integration.send('users', [{ ...only('users'), customer: 'C1', spendLimit: null }]);
  const { id } = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', String(email))
    .executeTakeFirstOrThrow();

  const repositories = { baskets: createBasketRepository(database), items: createItemRepository(database) };
  const buyer = { id, customerNo: customerNoOf('C1') };
  await repositories.baskets.hold(id);
  const skus = ['GLASS-1', 'SOUP-1'].map(skuOf);
  const found = await repositories.items.find(buyer.customerNo, skus);
  await repositories.baskets.save(
    id,
    [...found.values()].map((item) => ({ item, quantity: quantityOf(10) })),
  );
  await database.updateTable('items').set({ stock: 100 }).execute();
  const totals = async () => {
    const { totalExVat, totalIncVat } = await loadBasket(repositories, buyer);
    return [totalExVat.minor, totalIncVat.minor];
  };
  expect(await totals()).toEqual([20_000, 20_000 + 1900 + 700]);
  await rates({ vatClass: 'other', percent: 7 });
  expect(await totals()).toEqual([20_000, 23_800]);
  await rates({ vatClass: 'reduced', percent: 0 });
  expect(await totals()).toEqual([20_000, 21_900]);
  await products();
  expect(await totals()).toEqual([20_000, 23_800]);
});

it('a record without them is what it was before there were any', async () => {
  await send('customers', 'products');
  expect(await integration.send('customers', [only('customers')])).toMatchObject({ unchanged: 1 });
  expect(
    JSON.parse((await (await integration.get('/customers')).text()).trim().split('\n').at(-1) ?? ''),
  ).not.toHaveProperty('vatRates');
});
