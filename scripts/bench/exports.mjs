import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { quantile, table } from './quantiles.mjs';

const built = (path) => import(`../../packages/server/dist/${path}.js`);
/** So many documents does the customer have whose list is exported, half of them invoices; others have four times as many. */
export const exportedCount = 10_000;
const runs = 7;
const masterKey = 'the-master-key-of-a-measurement';

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const documentOf = (kind, index) => {
  const [order, date] = [`SO-${200_000 + index}`, day(index % 2000)];
  const total = 100 + (index % 9000) / 10;
  return {
    id: kind === 'orders' ? order : `SI-${100_000 + index}`,
    number: kind === 'orders' ? order : `SI-${100_000 + index}`,
    order_number: order,
    po_number: `PO ${80_000 + index}`,
    customer_no: index % 5 === 0 ? 'C1' : `C${2 + (index % 50)}`,
    customer_name: 'A customer',
    account_manager: null,
    total_amount: total,
    document_date: date,
    document_date_sortable: new Date(`${date}T12:00:00Z`).getTime() / 1000,
    number_sortable: 200_000 + index,
    posting_date: date,
    due_date: day((index % 2000) - 30),
    remaining_amount: kind === 'orders' || index % 3 === 0 ? total : 0,
    status: 'Released',
    progress: 'Warehouse',
    completely_shipped: index % 2 === 0,
    sample: false,
    sr_number: null,
    items: [{ sku: `GLV-${index % 900}` }],
  };
};

const fill = async (client, { indexes }, { documentSettings }, { addDocuments }) => {
  for (const kind of ['orders', 'invoices']) {
    await client.index(indexes[kind]).updateSettings(documentSettings).waitTask({ timeout: 60_000 });
    const all = Array.from({ length: exportedCount * 2.5 }, (_, index) => documentOf(kind, index));
    for (let start = 0; start < all.length; start += 5000)
      await addDocuments(client, indexes[kind], 'id', all.slice(start, start + 5000));
  }
};

/** How long exports take, and how long they keep the server from doing anything else, with its own search service. */
export const exportFigures = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-bench-'));
  const { openSearchService } = await built('search/service');
  const { clientWithin, embeddedSearchPath } = await built('lifecycle/open-search');
  const { createFindDocuments } = await built('indexing/search/find-documents');
  const { createExportDesk } = await built('exports/export-desk');
  const service = await openSearchService({ dataDir: folder, masterKey, under: embeddedSearchPath });
  try {
    const client = clientWithin(service.app, masterKey);
    await fill(
      client,
      await built('indexing/application/indexes'),
      await built('indexing/search/index-settings'),
      await built('indexing/search/indexer'),
    );
    const desk = createExportDesk(createFindDocuments(client));
    const user = { customer_no: 'C1', permissions: ['View Orders', 'View Invoices'] };
    const rows = [];
    for (const format of ['csv', 'xlsx']) {
      const [times, blocks] = [[], []];
      let size = 0;
      for (let run = 0; run < runs; run++) {
        const delay = monitorEventLoopDelay({ resolution: 1 });
        delay.enable();
        const begin = performance.now();
        const query = { show: 'both', q: '', from: 0, to: 4_000_000_000, format, today: day(0) };
        const file = await desk.documents(user, query, 'en');
        times.push(performance.now() - begin);
        delay.disable();
        blocks.push(delay.max / 1e6);
        size = file.value.bytes.length;
      }
      rows.push([
        format,
        (size / 1024).toFixed(0),
        ...[quantile(times, 0.5), quantile(times, 1), quantile(blocks, 0.5), quantile(blocks, 1)].map((ms) =>
          ms.toFixed(0),
        ),
      ]);
    }
    return table(['format', 'KiB', 'p50 ms', 'max ms', 'blocked p50 ms', 'blocked max ms'], rows);
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
