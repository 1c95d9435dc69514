import type { APIRequestContext, Page } from '@playwright/test';
import { allDocuments } from './support/documents.ts';
import { listPage } from './support/list-page.ts';
import { forgetButSession, stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { addDays, pickerDay, today } from './support/written.ts';

test.use({ account: 'priya' });

const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const monday = (day: string): string => addDays(day, -weekday(day));
const firstOfMonth = (day: string, offset = 0): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + offset, 1)).toISOString().slice(0, 10);
const year = (day: string, offset = 0): number => Number(day.slice(0, 4)) + offset;

/** The presets of specification §presets, as decisions §inclusive-ranges reads them. */
const presets: Readonly<Record<string, (now: string) => readonly [from: string, to: string]>> = {
  'All time': (now) => ['1994-01-01', now],
  Today: (now) => [now, now],
  Yesterday: (now) => [addDays(now, -1), addDays(now, -1)],
  'Last 30 days': (now) => [addDays(now, -30), now],
  'Last 90 days': (now) => [addDays(now, -90), now],
  'This week': (now) => [monday(now), addDays(monday(now), 6)],
  'Last week': (now) => [addDays(monday(now), -7), addDays(monday(now), -1)],
  'This month': (now) => [firstOfMonth(now), addDays(firstOfMonth(now, 1), -1)],
  'Last month': (now) => [firstOfMonth(now, -1), addDays(firstOfMonth(now), -1)],
  'This year': (now) => [`${year(now)}-01-01`, `${year(now)}-12-31`],
  'Last year': (now) => [`${year(now, -1)}-01-01`, `${year(now, -1)}-12-31`],
};

/** How many documents the user has in a range, both ends included. */
const countIn = async (api: APIRequestContext) => {
  const { orders, invoices } = await allDocuments(api);
  const days = [...orders, ...invoices].map(({ document_date }) => document_date);
  return (from: string, to: string) => days.filter((day) => day >= from && day <= to).length;
};

const openPicker = async (page: Page) => {
  await listPage(page).range.click();
  const picker = page.getByRole('dialog', { name: 'Date range' });
  await expect(picker.getByRole('textbox', { name: 'From' })).toBeVisible();
  return {
    picker,
    from: picker.getByRole('textbox', { name: 'From' }),
    to: picker.getByRole('textbox', { name: 'To', exact: true }),
    preset: (name: string) => picker.getByRole('button', { name, exact: true }),
    day: (day: string) => picker.locator(`[data-day="${day}"]`),
  };
};

test('presets, and days that count at both ends', async ({ page, api }) => {
  test.slow();
  await test.step('the picker offers the presets of specification §presets in their order', async () => {
    await forgetButSession(page);
    await listPage(page).open();
    const { picker } = await openPicker(page);
    await expect(picker.getByRole('toolbar', { name: 'Presets' }).getByRole('button')).toHaveText(Object.keys(presets));
    // One stop of Tab, with arrows.
    await expect(picker.getByRole('button', { name: 'Last 90 days' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(picker.getByRole('button', { name: 'This week' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(picker.getByRole('textbox', { name: 'From' })).toBeFocused();
  });

  await test.step('each preset: its label is shown when the range matches, its days are in the address, the documents within them on show (specification §presets)', async () => {
    await forgetButSession(page);
    const count = await countIn(api);
    const list = listPage(page);
    await list.open({ from: '2020-02-02', to: '2020-02-03' });
    for (const [name, rangeOf] of Object.entries(presets))
      await test.step(name, async () => {
        const [from, to] = rangeOf(today());
        await (await openPicker(page)).preset(name).click();
        await expect(page).toHaveURL(new RegExp(`[?&]from=${from}&to=${to}$`));
        await expect(list.range).toContainText(`${pickerDay(from)} – ${pickerDay(to)}`);
        // Two presets may mean the same days; the first is named.
        const label = Object.keys(presets).find((other) => String(presets[other]?.(today())) === String([from, to]));
        await expect(list.range).toContainText(label ?? name);
        const total = count(from, to);
        if (total === 0) await expect(page.getByText('No orders found for the selected date range.')).toBeVisible();
        else await list.showing(`1–${Math.min(10, total)} of ${total}`);
      });
  });

  await test.step('the filter is inclusive at both ends: a day typed twice shows the documents of that day (decisions §inclusive-ranges)', async () => {
    await forgetButSession(page);
    const count = await countIn(api);
    const day = Array.from({ length: 60 }, (_, index) => addDays(today(), -index - 3)).find(
      (one) => count(one, one) > 1,
    );
    expect(day).toBeDefined();
    const list = listPage(page);
    await list.open();
    const { from, to } = await openPicker(page);
    await from.fill(pickerDay(day ?? ''));
    await to.fill(pickerDay(day ?? ''));
    await to.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Date range' })).toHaveCount(0);
    const total = count(day ?? '', day ?? '');
    await list.showing(`1–${Math.min(10, total)} of ${total}`);
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}$`));
  });
});

test('a range is typed or chosen, and never nonsense', async ({ page, api }) => {
  test.slow();
  await test.step('a custom range typed as dd/MM/yyyy is applied automatically and shows no preset label (specification §date-picker, §presets)', async () => {
    await forgetButSession(page);
    const count = await countIn(api);
    const range = [addDays(today(), -200), addDays(today(), -20)] as const;
    const list = listPage(page);
    await list.open();
    const { from, to } = await openPicker(page);
    await from.fill(pickerDay(range[0]));
    await to.fill(pickerDay(range[1]));
    // 03/04 is March to some: what was typed stands there in words, too.
    await expect(from).toHaveAccessibleDescription(/^\d{1,2} \p{Lu}\p{Ll}+ \d{4}$/u);
    await list.showing(`1–10 of ${count(...range)}`);
    await expect(list.range).toHaveText(new RegExp(`^Date range\\s*${pickerDay(range[0])} – ${pickerDay(range[1])}$`));
  });

  await test.step('a custom range is chosen in the calendar with two clicks (specification §date-picker)', async () => {
    await forgetButSession(page);
    const count = await countIn(api);
    const month = firstOfMonth(today(), -1);
    const range = [addDays(month, 4), addDays(month, 17)] as const;
    const list = listPage(page);
    await list.open();
    const { day, picker } = await openPicker(page);
    await day(range[1]).click();
    await day(range[0]).click();
    await expect(picker).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`from=${range[0]}&to=${range[1]}$`));
    const total = count(...range);
    await list.showing(`1–${Math.min(10, total)} of ${total}`);
  });

  await test.step('a text that is no date says so and changes nothing; the range is mandatory, not clearable (specification §date-range)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.open();
    const address = page.url();
    const kept = (await stored(page))['picker-range'];
    const { from, to, picker } = await openPicker(page);
    for (const text of ['31/02/2026', '2026-01-01', 'yesterday', '1/1/26', '']) {
      await from.fill(text);
      await to.focus();
      await expect(picker.getByText('Enter a date as day/month/year, for example 31/12/2026.')).toBeVisible();
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await from.press('Enter');
      await expect(picker).toBeVisible();
      expect(page.url()).toBe(address);
    }
    await expect(picker.getByRole('button', { name: /clear|reset/i })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(list.range).toContainText('Last 90 days');
    expect((await stored(page))['picker-range']).toBe(kept);
  });
});
