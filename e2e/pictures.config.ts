import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes the pictures of docs/gallery.md and that of the terminal again: `pnpm pictures`. No test, so that it is in no run of all. */
export default defineConfig({
  ...journeys,
  testMatch: '*.pictures.ts',
  projects: [{ name: 'pictures', testIgnore: [] }],
  workers: 1,
  reporter: 'line',
});
