import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { dataFolder, port } from './support/server.ts';

/** Journeys that start a server of their own, or go on with that of another which has the same settings. */
const onOwnServers = readdirSync(import.meta.dirname).filter(
  (file) =>
    file.endsWith('.spec.ts') &&
    /\b(testOn\(|orderingTest\b)/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const executablePath = process.env['CONNECT_BROWSER'];

export default defineConfig({
  testDir: '.',
  // Nothing is timed here but by its budget; CI shares its machine with the unit tests, and with others.
  timeout: process.env['CI'] ? 90_000 : 30_000,
  expect: { timeout: process.env['CI'] ? 20_000 : 7_500 },
  // Half of a journey is waiting: one more than the cores of the smallest machine.
  workers: 3,
  fullyParallel: true,
  // One worker goes through the own servers, and starts each of them once; it begins first, as it takes the longest.
  projects: [
    { name: 'on own servers', testMatch: onOwnServers, workers: 1 },
    { name: 'on the shared server', testIgnore: onOwnServers },
  ],
  forbidOnly: !!process.env['CI'],
  // CI gives a journey a second chance on a busy machine, and says so; here each must pass at once.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/report.json' }]],
  outputDir: '.cache/results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Shimmers and transitions move in every journey, and to paint them costs a fifth of the time; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time: only a second chance makes one, and `pnpm journey`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one context share a process, in which the program is compiled already.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        // A page lives for seconds: to make its code fast costs more than it brings.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
  webServer: {
    // Journeys sign in a thousand times, which is dear on purpose.
    command: 'node --import ../packages/server/dist/testing/cheap-passwords.js ../packages/server/dist/main.js',
    // Tokens of earlier journeys are used again, without the cookie that renews one.
    env: {
      ENV_FILE: '',
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      TOKEN_SECONDS: '43200',
      SESSION_SECONDS: '43200',
    },
    url: `http://127.0.0.1:${port}/health`,
    timeout: 120_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
