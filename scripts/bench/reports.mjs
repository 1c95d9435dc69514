import { createRequire } from 'node:module';
import { root } from '../steps.mjs';
import { quantile, table } from './quantiles.mjs';

const { Client } = createRequire(`${root}packages/server/package.json`)('pg');
const built = (path) => import(`../../packages/${path}.js`);

/** How many of each there are: 4 lines an order, and most orders have been invoiced. */
export const reportRows = { customers: 5000, products: 2400, orders: 250_000, lines: 1_000_000, invoices: 200_000 };
const runs = 10;

/** Five years of documents that end today, made where they are kept: to send them there would take minutes. */
const fill = [
  `insert into customers (no, name, address, address_2, city, county, post_code, country, vat_registration_no,
      currency_code, credit_limit, balance, outstanding_orders_value)
    select 'C' || 100000 + n, 'Customer ' || n, '', '', '', '', '',
      (array['United Kingdom', 'United Kingdom', 'United Kingdom', 'Ireland', 'United States', 'France', 'Germany'])[1 + n % 7],
      '', (array['GBP', 'GBP', 'GBP', 'EUR', 'USD', 'EUR', 'EUR'])[1 + n % 7], 0, 0, 0
    from generate_series(1, ${reportRows.customers}) as n`,
  `insert into products (sku_id, web_title, brand, schema_classification, slug, variations)
    select 'P-' || n, 'Product ' || n, 'Brand', 'Class', 'p-' || n, json_build_array(json_build_object('sku', 'P-' || n, 'product_images', '[]'::json))
    from generate_series(1, ${reportRows.products}) as n`,
  `insert into regional_products (region, sku_id, signed_off_at, second_signed_off_at)
    select region, 'P-' || n,
      case when n % 3 = 0 then -1 else extract(epoch from now())::integer - n * 3600 end,
      case when n % 4 = 0 and n % 3 <> 0 then extract(epoch from now())::integer - n * 3000 else -1 end
    from generate_series(1, ${reportRows.products}) as n,
      unnest(array['uk_en-gb', 'us_en-us', 'ae_en', 'au_en-au', 'fr_fr', 'it_it', 'pl_pl', 'de_de']) as region`,
  // One order in 25 is a sample. Customers' documents lie at random days, a few customers have many.
  `insert into orders (no, customer_no, external_reference, cancelled, closed, progress, status, completely_shipped, document_date,
      total_amount, total_amount_inc_vat, sample, sr_no, ship_to_name, ship_to_address, ship_to_address_2, ship_to_post_code)
    select 'SO-' || 200000 + n, 'C' || 100001 + (random() ^ 2 * ${reportRows.customers - 1})::integer,
      case when n % 25 = 0 then 'SR' || 100000 + n else 'PO ' || n end, n % 97 = 0, n % 5 <> 0, 'Ready to Invoice', 'Released', true,
      current_date - (random() * 1825)::integer, total, total * 6 / 5, n % 25 = 0,
      case when n % 25 = 0 then 'SR' || 100000 + n end, '', '', '', ''
    from (select n, case when n % 25 = 0 then 0 else 1000 + (random() * 90000)::integer end as total
      from generate_series(1, ${reportRows.orders}) as n) as made`,
  `insert into order_lines (document_no, position, item_no, description, quantity, unit_price, type, quantity_shipped)
    select 'SO-' || 200000 + n, position, case when position = 3 then 'POSTAGE' else 'P-' || 1 + (random() ^ 2 * ${reportRows.products - 1})::integer end,
      'A line', 1, 1000, case when position = 3 then 'G/L Account' else 'Item' end, 1
    from generate_series(1, ${reportRows.orders}) as n, generate_series(0, 3) as position`,
  // A credit in 50; of those of the last months some are not paid.
  `insert into invoices (no, customer_no, external_reference, cancelled, closed, progress, status, document_date, due_date,
      total_amount, total_amount_inc_vat, remaining_amount, sample, order_number)
    select replace(orders.no, 'SO-', 'SI-'), customer_no, external_reference, false, true, 'Invoiced', 'Released', document_date,
      document_date + 30, total_amount * sign, total_amount_inc_vat * sign,
      case when sign > 0 and document_date > current_date - 150 and random() < 0.3 then total_amount_inc_vat else 0 end, false, orders.no
    from (select *, case when hashtext(no) % 50 = 0 then -1 else 1 end as sign from orders) as orders
    where not sample order by orders.no limit ${reportRows.invoices}`,
  'vacuum analyze',
];

const month = (monthsAgo) => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - monthsAgo, 1)).toISOString().slice(0, 7);
};

/** What is asked: a year and the longest period everywhere, and a year of one region. */
const queries = [
  ['12 months', { from: month(11), to: month(0) }],
  ['60 months', { from: month(59), to: month(0) }],
  ['12 months of US, in USD', { from: month(11), to: month(0), region: 'US', currency: 'USD' }],
];

const email = 'robin@connect.example';
const addSuperUser = `insert into users (id, email, first_name, last_name, roles, permissions, is_super_user)
  values (gen_random_uuid(), '${email}', 'Robin', 'Castell', array['account_manager'], '{}', true)`;

/** Milliseconds of each run of a report, from its call to the whole of its answer. */
const timesOf = async (portal, row, request) => {
  const times = [];
  // The first two warm the database up.
  for (let run = -2; run < runs; run++) {
    const start = performance.now();
    const answer = await portal.call(row, request);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${row.path} answered ${answer.status}`);
    if (run >= 0) times.push(performance.now() - start);
  }
  return times;
};

/** Measures every report as the portal answers it, on a PostgreSQL server of its own. */
export const reportFigures = async () => {
  const { calls } = await built('contract/dist/calls');
  const { noPostgres, startPostgres } = await built('server/dist/testing/postgres');
  if (noPostgres()) return `Left out: ${noPostgres()}.`;
  const { openServer } = await built('server/dist/database/open');
  const { prepareDatabase } = await built('server/dist/database/prepare');
  const { createTestPortal } = await built('server/dist/testing/test-portal');
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const database = openServer(url, () => undefined);
  try {
    const shared = await prepareDatabase(database, null);
    const client = new Client(url);
    await client.connect();
    for (const statement of [addSuperUser, ...fill]) await client.query(statement);
    await client.end();
    const portal = createTestPortal({ database, shared });
    const token = await portal.tokenFor(email);
    const reports = ['salesReport', 'customersReport', 'overdueReport', 'samplesReport', 'signOffReport'];
    const rows = [];
    for (const [period, query] of queries)
      for (const name of reports) {
        const times = await timesOf(portal, calls[name], { token, query });
        rows.push([name, period, ...[0.5, 0.95].map((share) => quantile(times, share).toFixed(1))]);
      }
    return table(['report', 'of', 'p50 ms', 'p95 ms'], rows);
  } finally {
    await database.destroy();
    await postgres.stop();
  }
};
