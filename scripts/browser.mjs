import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bin, root } from './steps.mjs';

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test');

const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

const own = () => [chromium.executablePath()].find(runs);

const system = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
    .find((path) => path && runs(path));

const quietly = (command, args) =>
  spawnSync(command, args, { cwd: `${root}e2e`, stdio: ['ignore', 'ignore', 'ignore'] });

const installFromPlaywright = () => {
  quietly(bin('playwright', 'e2e/'), ['install', '--with-deps', 'chromium']);
  return own();
};

const installFromDebian = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq'];
  quietly('apt-get', [...apt, 'update']);
  quietly('apt-get', [...apt, '--no-install-recommends', 'install', 'chromium', 'fonts-liberation']);
  return system();
};

/**
 * Path of a Chromium that runs here: the one named in CONNECT_BROWSER, Playwright's own, the system's, or one installed now.
 * Throws when there is none.
 */
export const findBrowser = () => {
  const named = process.env.CONNECT_BROWSER;
  if (named && !runs(named)) throw new Error(`CONNECT_BROWSER names ${named}, which does not run.`);
  const path = named || own() || system() || installFromDebian() || installFromPlaywright();
  if (!path) throw new Error('No Chromium was found or could be installed. Name one in CONNECT_BROWSER.');
  return path;
};
