import type { Page } from '@playwright/test';

/** Counts what moves by itself from now on, in the pages that are loaded. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let score = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) score += Number(entry.value);
      document.documentElement.dataset['shift'] = String(score);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The score of all layout shifts of the page so far. */
export const shifts = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
