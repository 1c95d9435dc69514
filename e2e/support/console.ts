import type { Page } from '@playwright/test';

/**
 * Collects what the page complains about from now on: errors, warnings, violations of the content security policy. Answers
 * of the server that a journey refuses on purpose are told apart by `expected`.
 */
export const complaintsOf = (page: Page, expected = /^$/): readonly string[] => {
  const complaints: string[] = [];
  const note = (text: string): void => {
    if (!expected.test(text)) complaints.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    // Journeys run without the service worker, and Playwright says so.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning', 'assert'].includes(message.type())) note(message.text());
  });
  return complaints;
};
