import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './bench/start-process.mjs';
import { openFirefox } from './browsers/firefox.mjs';
import { handsOf } from './browsers/hands.mjs';
import { walk } from './browsers/walk.mjs';
import { openWebKit } from './browsers/webkit.mjs';
import { build } from './build.mjs';
import { createTally, requireProject } from './steps.mjs';

// The main pages in the two engines that journeys do not run in, as Debian has them, on a laptop and on a phone.
const port = Number(process.env.PORT ?? 4393);
const widths = [
  [1366, 768],
  [375, 667],
];
const pathOf = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
const engines = [
  { name: 'Firefox', needs: { 'firefox-esr': 'firefox-esr' }, open: openFirefox },
  {
    name: 'WebKit',
    needs: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb xauth' },
    open: (path, folder) => openWebKit(path, folder, port + 1),
  },
];

requireProject();
if (!(await build())) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'connect-browsers-'));
const origin = `http://127.0.0.1:${port}`;
const tally = createTally();

const visit = async ({ name, open, program }, [width, height]) => {
  const title = `${name} at ${width} px`;
  const begun = Date.now();
  let at = 'its start';
  let browser;
  try {
    browser = await open(pathOf(program), mkdtempSync(join(folder, 'browser-')));
    await browser.resize(width, height);
    await walk(handsOf(browser, origin), (step) => (at = step));
    tally.add(`${title}, ${Math.round((Date.now() - begun) / 1000)} s`, 1, 0);
  } catch (error) {
    tally.add(title, 0, 1, [`${at}: ${error.message}`]);
  } finally {
    await browser?.close();
  }
};

const server = await startProcess('server/dist/main.js', {
  env: { ENV_FILE: '', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
  url: origin,
});
try {
  for (const { needs, ...engine } of engines) {
    const [program] = Object.keys(needs);
    const missing = Object.entries(needs).filter(([each]) => pathOf(each) === '');
    if (missing.length > 0)
      console.log(`${engine.name} was skipped: apt-get install ${missing.map(([, pack]) => pack).join(' ')}`);
    else for (const size of widths) await visit({ ...engine, program }, size);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
tally.close();
