import { readFile } from 'node:fs/promises';
import { expectGoodState } from './support/good-page.ts';
import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { expect, expectAccessible } from './support/test.ts';

/** What is imported is there for everybody of its server. */
const test = testOn({});

const csv = 'Item;In stock\nGLV-8841-L;77\nGLV-8841-M;many\n';
const map = 'files:\n  - kind: stock\n    file: stock.csv\n    columns:\n      sku: Item\n      stock: In stock\n';

test.describe('imports (specification §imports-for-administrators)', () => {
  test.use({ account: 'ada' });

  test('a file is checked, then imported by keyboard, and changes nothing the second time; its report says what was refused', async ({
    page,
  }) => {
    await openSettled(page, '/connect/admin/imports');
    await expect(page).toHaveTitle('Imports · Administration · Connect');
    await page.getByRole('button', { name: 'Import a file' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Import a file' })).toBeFocused();
    const check = page.getByRole('button', { name: 'Check the file' });
    const file = page.getByLabel('File: CSV, Excel, NDJSON or JSON');
    const result = page.getByRole('region', { name: 'Result' });
    const counts = result.getByRole('table', { name: 'Result' }).getByRole('row').nth(1);

    await test.step('what is missing is said at its field', async () => {
      await check.press('Enter');
      await expect(file).toBeFocused();
      await expect(page.getByText('Choose a file.', { exact: true })).toBeVisible();
    });

    await test.step('a map is guessed for a file that has none', async () => {
      await file.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await check.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Map' })).toBeFocused();
      const guessed = page.getByRole('textbox', { name: 'Map' });
      await expect(guessed).toHaveValue(/kind: stock/);
      await expect(guessed).toHaveAccessibleDescription(/, replace each question mark, /);
      // What was suggested for one file is not for another, and comes again with it.
      await file.setInputFiles({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2\n') });
      await expect(guessed).toHaveValue('');
      await file.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await check.press('Enter');
      await expect(guessed).toHaveValue(/kind: stock/);
      // Of questions only a map that has one speaks.
      await guessed.fill((await guessed.inputValue()).replace("sku: '?'", 'sku: Item'));
      await expect(guessed).toHaveAccessibleDescription('We suggested this map. Check it, then check the file again.');
    });

    await test.step('the check writes nothing, and the import what was checked', async () => {
      await page.getByRole('textbox', { name: 'Map' }).fill(map);
      await check.press('Enter');
      await expect(result.getByRole('heading')).toHaveText('stock.csv was checked. Nothing was written yet.');
      await expect(result.getByRole('table', { name: 'Refused records' })).toContainText('In stock');
      await expectGoodState(page);
      const answers: string[] = [];
      // The answer gets lost once it is imported.
      await page.route(
        '**/api/v3/admin/import-files',
        async (route) => {
          answers.push(await (await route.fetch()).text());
          await route.abort();
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Import 1 record' }).press('Enter');
      await expect(page.getByRole('alert')).toContainText('No answer came');
      expect(answers[0]).toContain('"accepted":1');
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(result.getByRole('heading')).toHaveText('stock.csv was imported.');
      await expect(counts).toContainText(/Stock\s*2\s*0\s*1\s*0\s*1/);
    });

    await test.step('what was refused is saved as a file like it, corrected, and imported', async () => {
      const saving = page.waitForEvent('download');
      await result.getByRole('button', { name: 'Download refused records' }).press('Enter');
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('stock.csv');
      const rows = await readFile(await saved.path(), 'utf8');
      expect(rows.replace('\uFEFF', '')).toBe('Item;In stock\nGLV-8841-M;many\n');
      const corrected = Buffer.from(rows.replace('many', '12'));
      await file.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: corrected });
      await check.press('Enter');
      await expect(counts).toContainText(/Stock\s*1\s*1\s*0\s*0\s*0/);
      await expect(result.getByRole('button', { name: 'Download refused records' })).toHaveCount(0);
    });

    await test.step('its report is among the imports, and can be saved', async () => {
      await page.getByRole('button', { name: 'All imports' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused();
      const row = page.getByRole('row').filter({ hasText: 'Ada Byron: stock.csv' });
      await expect(row.first()).toContainText('Finished');
      await page
        .getByRole('button', { name: /^Report Banners/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('heading', { name: 'Import: Banners' })).toBeFocused();
      await expect(page.getByText('No record was refused.')).toBeVisible();
      await page.getByRole('button', { name: 'All imports' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Report Banners/ }).first()).toBeFocused();
    });
  });

  test('a long file shows how far it is, and is stopped: what came in stays', async ({ page }) => {
    const records = Array.from({ length: 60_000 }, (_, n) => JSON.stringify({ sku: `LONG-${n}`, stock: 1 }));
    await openSettled(page, '/connect/admin/imports');
    await page.getByRole('button', { name: 'Import a file' }).press('Enter');
    await page.getByLabel('File: CSV, Excel, NDJSON or JSON').setInputFiles({
      name: 'stock.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(records.join('\n')),
    });
    await page.getByRole('button', { name: 'Check the file' }).press('Enter');
    const progress = page.getByRole('status').filter({ hasText: 'so far' });
    await expect(progress).toContainText(/^[\d,]+ records so far/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop the import' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('You stopped it.');
    await expect(page.getByRole('button', { name: 'Check the file' })).toBeFocused();
    await page.getByRole('button', { name: 'All imports' }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: 'Ada Byron: stock.ndjson' }).first();
    await expect(row).toContainText('Stopped');
  });

  test('one that begins elsewhere shows by itself, though none was under way', async ({ page }) => {
    await page.clock.install();
    await openSettled(page, '/connect/admin/imports');
    const row = page.getByRole('row').filter({ hasText: 'Ada Byron: stock-elsewhere.csv' });
    await expect(row).toHaveCount(0);
    const other = await page.context().newPage();
    await openSettled(other, '/connect/admin/imports');
    await other.getByRole('button', { name: 'Import a file' }).press('Enter');
    await other
      .getByLabel('File: CSV, Excel, NDJSON or JSON')
      .setInputFiles({ name: 'stock-elsewhere.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await other.getByRole('textbox', { name: 'Map' }).fill(map);
    await other.getByRole('button', { name: 'Check the file' }).press('Enter');
    await expect(other.getByRole('heading', { name: 'stock-elsewhere.csv was checked.' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(row.first()).toContainText('Finished');
    await other.close();
  });
});
