import { readFile } from 'node:fs/promises';
import { complaintsOf } from './support/console.ts';
import { expectCleanInBothSchemes } from './support/good-page.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { apiAs, newPerson, openAs } from './support/people.ts';
import { apiItems, kindsOf, least, must } from './support/demo-items.ts';
import type { ApiItem } from './support/demo-items.ts';
import { quickOrderPage, quickOrderWords } from './support/quick-order-page.ts';
import { expect, test } from './support/test.ts';
import { inOneOf } from './support/languages.ts';
import { xlsxOf } from './support/xlsx.ts';

const buyer = (baseURL: string | undefined) =>
  newPerson(baseURL ?? '', { permissions: ['View Orders', 'Place Orders'] });

for (const prefix of inOneOf(['', '/de/de'] as const, 0)) {
  const words = quickOrderWords[prefix];

  test.describe(`Quick Order ${prefix}`, () => {
    test('500 pasted lines are matched, each kind of problem is put right, and what can be ordered goes to the basket', async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const person = await buyer(baseURL);
      const api = await apiAs(baseURL ?? '', person.token);
      const { good, packed, low, short, gone } = kindsOf(await apiItems(api));
      await openAs(page, person, `${prefix}/connect`);
      const complaints = complaintsOf(page);
      const order = quickOrderPage(page, prefix);
      await order.open();

      const plain = good.filter(({ sku }) => sku !== packed.sku && sku !== low.sku);
      const [first] = plain;
      const troubled = [
        `${packed.sku}\t${packed.packSize + 1}`,
        `${low.sku};1`,
        `${gone.sku},${least(gone)}`,
        `${short.sku} ${least(short)}`,
        `${must(first).sku}X ${least(must(first))}`,
        `${must(plain[1]).sku};a dozen`,
        must(plain[2]).sku.toLowerCase(),
        `${least(must(plain[3]))} x ${must(plain[3]).sku}`,
        `${must(plain[3]).sku}\t${least(must(plain[3]))}`,
      ];
      const ways = [
        ({ sku }: ApiItem, n: number) => `${sku}\t${n}`,
        ({ sku }: ApiItem, n: number) => `"${sku}","${n}"`,
        ({ sku }: ApiItem, n: number) => `${sku};${n}`,
        ({ sku }: ApiItem, n: number) => `${n} ${sku}`,
      ];
      const rest = Array.from({ length: 500 - troubled.length }, (_, index) => {
        const item = must(plain[4 + (index % Math.min(60, plain.length - 4))]);
        return must(ways[index % ways.length])(item, least(item));
      });
      await order.paste(['SKU\tMenge', ...troubled, ...rest].join('\n'));
      await expect(order.bar).toContainText(words.lines(500));
      await expect(order.bar).toContainText(words.count(5));
      await expect(order.line(1)).toContainText(words.offPack);
      await expect(order.line(2)).toContainText(words.belowMinimum);
      await expect(order.line(3)).toContainText(words.discontinued);
      await expect(order.line(4)).toContainText(words.overStock);
      await expect(order.line(4)).toContainText(/20\d\d/);
      await expect(order.line(5)).toContainText(words.unknown);
      await expect(order.line(6)).toContainText(words.noQuantity);
      await expect(order.line(7)).toContainText(words.inStock);
      await expect(order.quantity(7)).toHaveAttribute('placeholder', String(least(must(plain[2]))));
      await expect(order.line(9)).toContainText(words.duplicate);
      if (prefix === '') await expectCleanInBothSchemes(page);

      await page.getByRole('main').getByText(words.problems, { exact: true }).click();
      await expect(order.lines.getByRole('listitem')).toHaveCount(5);
      await order.line(1).getByRole('button', { name: words.take }).click();
      await expect(order.quantity(1)).toHaveValue(String(2 * packed.packSize));
      await expect(order.quantity(1)).toBeFocused();
      await order.line(2).getByRole('button', { name: words.take }).click();
      await order
        .line(3)
        .getByRole('button', { name: gone.replacedBy ?? '' })
        .click();
      await expect(order.sku(3)).toHaveValue(gone.replacedBy ?? '');
      await order
        .line(5)
        .getByRole('button', { name: must(first).sku, exact: true })
        .click();
      await order.quantity(6).fill(String(least(must(plain[1]))));
      await order.matched();
      for (const line of [1, 2, 5, 6]) await expect(order.line(line)).toContainText(words.inStock);
      await expect(order.line(3)).not.toContainText(words.discontinued);

      // One line stays wrong: it is the one that is left.
      await order.quantity(6).fill('0');
      await order.button(words.addToBasket).click();
      await expect(page.getByRole('status').filter({ hasText: words.inBasket(await order.inBasket()) })).toBeVisible();
      await expect(page.getByRole('link', { name: words.checkout })).toBeFocused();
      await expect(order.bar).toContainText(words.lines(1));
      await expect(order.quantity(6).or(order.quantity(1))).toHaveValue('0');
      const { data, lines } = await (await api.get('/api/v3/basket')).json();
      const inIt: { item: { sku: string }; quantity: number }[] = lines ?? data;
      expect(inIt.find(({ item }) => item.sku === packed.sku)?.quantity).toBe(2 * packed.packSize);
      expect(inIt.find(({ item }) => item.sku === must(plain[3]).sku)?.quantity).toBe(2 * least(must(plain[3])));
      expect(inIt.some(({ item }) => item.sku === must(plain[1]).sku)).toBe(false);
      expect(complaints).toEqual([]);
      await api.dispose();
    });

    test('lines are typed and found with the keyboard alone, outlive a reload, go with signing out, and are nobody else’s', async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const person = await buyer(baseURL);
      await openAs(page, person, `${prefix}/connect`);
      const order = quickOrderPage(page, prefix);
      await order.open();
      await tabTo(page, order.sku(1));
      await page.keyboard.type('nitrile');
      await expect(page.getByRole('option').first()).toContainText(/nitril/i);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('GLV');
      await expect(page.getByRole('option').first()).toContainText('GLV-');
      // Eight, and the way to more.
      await expect(page.getByRole('option')).toHaveCount(9);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(order.quantity(1)).toBeFocused();
      await expect(order.sku(1)).toHaveValue(/^GLV-/);
      await expectVisibleFocus(page);
      await page.keyboard.type('240');
      await page.keyboard.press('Enter');
      await expect(order.sku(2)).toBeFocused();
      await page.keyboard.type('no such number');
      await page.keyboard.press('Enter');
      await page.keyboard.type('seven');
      await page.keyboard.press('Enter');
      await expect(order.sku(3)).toBeFocused();
      await expect(order.line(2)).toContainText(words.unknown);
      await expect(order.line(1)).toContainText(/[£€]/);
      const sku = await order.sku(1).inputValue();

      // What stands in the dialog for lists is kept with them, closed or not.
      await order.button(words.paste).click();
      await order.list.fill('BOT-1\t3');
      await page.reload();
      await expect(order.sku(1)).toHaveValue(sku);
      await expect(order.sku(2)).toHaveValue('no such number');
      await expect(order.quantity(2)).toHaveValue('seven');
      await expect(order.line(2)).toContainText(words.unknown);

      // What was typed a moment before signing out goes, too.
      await order.button(words.paste).click();
      await expect(order.list).toHaveValue('BOT-1\t3');
      await order.list.fill('BOT-1\t3\nBOT');
      await page.keyboard.press('Escape');
      const typed = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quick-order:')));
      expect(await typed()).toHaveLength(1);
      await order.quantity(2).fill('eight');
      await page.getByRole('button', { name: words.logout }).click();
      await expect(page).toHaveURL(/\/login/);
      expect(await typed()).toEqual([]);
      await openAs(page, await buyer(baseURL), `${prefix}/connect/quick-order`);
      await expect(order.sku(5)).toBeVisible();
      await expect(order.sku(1)).toHaveValue('');
      await order.button(words.paste).click();
      await expect(order.list).toHaveValue('');
      const again = await page.request.post('/api/auth/login', { data: person });
      await openAs(page, await again.json(), `${prefix}/connect/quick-order`);
      await expect(order.sku(5)).toBeVisible();
      await expect(order.sku(1)).toHaveValue('');
      await order.sku(1).fill(sku);
      await order.quantity(2).fill('eight');
      await order.sku(2).fill('no such number');

      await order.button(words.paste).click();
      await expect(order.list).toHaveValue('');
      await order.list.fill('BOT-1\t3\nBOT');
      await page.getByRole('dialog').getByRole('button', { name: words.addLines }).click();
      await expect(order.sku(4)).toHaveValue('BOT');
      await page.reload();
      await expect(order.sku(4)).toHaveValue('BOT');
      await order.button(words.paste).click();
      await expect(order.list).toHaveValue('');
      await page.keyboard.press('Escape');

      await order.button(words.clear).click();
      await expect(order.sku(1)).toHaveValue('');
      await expect(page.getByRole('button', { name: words.undo, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(order.sku(1)).toHaveValue(sku);
      await expect(order.sku(1)).toBeFocused();
      await page.reload();
      await expect(order.quantity(2)).toHaveValue('eight');
    });

    test('CSV and XLSX files are dropped or chosen, a bad one changes nothing, and there is a template', async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const person = await buyer(baseURL);
      const api = await apiAs(baseURL ?? '', person.token);
      const { packed, low } = kindsOf(await apiItems(api));
      await api.dispose();
      await openAs(page, person, `${prefix}/connect`);
      const complaints = complaintsOf(page);
      const order = quickOrderPage(page, prefix);
      await order.open();
      const downloading = page.waitForEvent('download');
      await order.button(words.template).click();
      const template = await readFile(await (await downloading).path(), 'utf8');
      expect(template.trim()).toBe(words.heading);

      await order.drop({
        'order.csv': Buffer.from(
          `${template}${packed.sku}${words.heading.at(-6) === ';' ? ';' : ','}${least(packed)}\r\n`,
        ),
      });
      await expect(order.sku(1)).toHaveValue(packed.sku);
      await expect(order.quantity(1)).toHaveValue(String(least(packed)));
      await expect(order.line(1)).toContainText(words.inStock);

      const workbook = xlsxOf([
        ['Menge', 'Bemerkung', 'Artikel-Nr.'],
        [least(low), 'for the night shift', low.sku],
        [1, '', 'no such number'],
      ]);
      const choosing = page.waitForEvent('filechooser');
      await order.button(words.file).click();
      await (await choosing).setFiles({ name: 'order.xlsx', mimeType: '', buffer: workbook });
      await expect(order.sku(2)).toHaveValue(low.sku);
      await expect(order.quantity(2)).toHaveValue(String(least(low)));
      await expect(order.line(3)).toContainText(words.unknown);

      for (const [name, bytes] of [
        ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
        ['broken.xlsx', workbook.subarray(0, 300)],
      ] as const) {
        await order.drop({ [name]: bytes });
        await expect(page.getByRole('alert')).toContainText(`${name} ${words.unreadable}`);
        await expect(order.bar).toContainText(words.lines(3));
      }
      await order.drop({ 'one.xlsx': workbook, 'two.xlsx': workbook });
      await expect(page.getByRole('alert')).toHaveText(words.several);
      await expect(order.bar).toContainText(words.lines(3));
      expect(complaints).toEqual([]);
    });
  });
}

test('a workbook asks which sheet is the order, and all quantities off pack size are put right at once', async ({
  page,
  baseURL,
}) => {
  const person = await buyer(baseURL);
  const api = await apiAs(baseURL ?? '', person.token);
  const { packed, low } = kindsOf(await apiItems(api));
  await api.dispose();
  await openAs(page, person, '/connect');
  const order = quickOrderPage(page, '');
  await order.open();
  const wrong = String(packed.packSize + 1);
  const rows = [
    [packed.sku, wrong],
    [low.sku, 1],
  ];
  await order.drop({ 'order.xlsx': xlsxOf(rows, { Notes: [['Dear team,'], ['please send this to the depot']] }) });
  const question = page.getByRole('dialog', { name: 'Which sheet is your order on?' });
  await expect(question.getByRole('radio', { name: 'Notes' })).not.toBeChecked();
  await expect(question.getByRole('radio', { name: 'Order' })).toBeChecked();
  await question.getByRole('button', { name: 'Add lines' }).click();
  await page.getByRole('button', { name: 'Fix all quantities (2)' }).click();
  await expect(page.getByText(`2 quantities were rounded up. ${packed.sku}: ${wrong} →`)).toBeVisible();
  await expect(order.quantity(1)).toHaveValue(String(2 * packed.packSize));
  await expect(order.quantity(2)).toHaveValue(String(least(low)));
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.quantity(1)).toHaveValue(wrong);
  await expect(order.quantity(2)).toHaveValue('1');
});

test('Add to basket and Clear say why they do nothing, and lead to the first line that is wrong', async ({
  page,
  baseURL,
}) => {
  const person = await buyer(baseURL);
  const api = await apiAs(baseURL ?? '', person.token);
  const { packed } = kindsOf(await apiItems(api));
  await api.dispose();
  await openAs(page, person, '/connect');
  const order = quickOrderPage(page, '');
  await order.open();
  const news = (text: string) => page.getByRole('status').filter({ hasText: text });
  for (const name of ['Add to basket', 'Clear all lines']) {
    await order.button(name).click();
    await expect(news('There are no lines yet. Enter an item number.')).toBeVisible();
    await expect(order.sku(1)).toBeFocused();
  }
  await order.sku(2).fill(packed.sku);
  await order.quantity(2).fill(String(packed.packSize + 1));
  await expect(order.line(2)).toContainText('Not a multiple of the pack size');
  await order.button('Add to basket').click();
  await expect(news('Nothing was added to your basket. Check line 2.')).toBeVisible();
  await expect(order.quantity(2)).toBeFocused();
  await order.quantity(2).fill(String(packed.packSize));
  await expect(news('Nothing was added')).toHaveCount(0);

  // What is wrong stays said while it is corrected (WCAG 3.3.1).
  await order.sku(2).fill('NO-SUCH-ITEM');
  await order.quantity(2).focus();
  await expect(order.line(2)).toContainText('Unknown item number');
  await order.button('Add to basket').click();
  await expect(order.sku(2)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(order.line(2)).toContainText('Unknown item number');
  await expect(order.sku(2)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(order.line(2)).toContainText('Unknown item number');
  await order.sku(2).fill(packed.sku);
  await order.quantity(2).focus();
  await expect(order.line(2)).not.toContainText('Unknown item number');
  await expect(order.sku(2)).not.toHaveAttribute('aria-invalid');
  await expect(page).not.toHaveTitle(/^Error: /);
});
