import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bin, root } from './steps.mjs';

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test');

const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

const own = () => [chromium.executablePath()].find(runs);

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without what only a window needs: journeys take half the time in it. */
const shell = 'chromium-headless-shell';

const system = (names) =>
  names
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
    .find((path) => path && runs(path));

const quietly = (command, args) =>
  spawnSync(command, args, { cwd: `${root}e2e`, stdio: ['ignore', 'ignore', 'ignore'] });

const installFromPlaywright = () => {
  quietly(bin('playwright', 'e2e/'), ['install', '--with-deps', 'chromium']);
  return own();
};

const installFromDebian = (names) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq'];
  quietly('apt-get', [...apt, 'update']);
  for (const name of names.includes(shell) ? [shell, 'chromium'] : ['chromium']) {
    quietly('apt-get', [...apt, '--no-install-recommends', 'install', name, 'fonts-liberation']);
    const path = system(names);
    if (path) return path;
  }
  return undefined;
};

/**
 * Path of a Chromium that runs here: the one named in CONNECT_BROWSER, Playwright's own, the system's, or one installed now.
 * `whole` asks for the browser people use, which measurements are made in. Throws when there is none.
 */
export const findBrowser = ({ whole = false } = {}) => {
  const names = whole ? browsers : [shell, ...browsers];
  const named = process.env.CONNECT_BROWSER;
  if (named && !runs(named)) throw new Error(`CONNECT_BROWSER names ${named}, which does not run.`);
  const path = named || own() || system(names) || installFromDebian(names) || installFromPlaywright();
  if (!path) throw new Error('No Chromium was found or could be installed. Name one in CONNECT_BROWSER.');
  return path;
};
