import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// The window's own bar is wider than a phone unless nothing in it has a size.
const narrow =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';

/** WebKitGTK by its WebDriver, on a display that nobody sees. `folder` is for what it keeps. */
export const openWebKit = async (path, folder, port) => {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrow);
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', path, `--port=${port}`], {
    stdio: 'ignore',
    // Its own group, so that what it starts ends with it.
    detached: true,
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const call = async (method, path_, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path_}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 100; (await call('GET', '/status').catch(() => null)) === null; tries -= 1) {
    if (tries === 0) throw new Error('WebKitWebDriver did not start.');
    await sleep(100);
  }
  const { sessionId } = await call('POST', '/session', { capabilities: {} });
  const post = (what, body) => call('POST', `/session/${sessionId}/${what}`, body);
  const evaluate = (expression) => post('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    // A window has edges of its own, which are known once it has a size.
    resize: async (width, height) => {
      await post('window/rect', { x: 0, y: 0, width, height });
      const [inWidth, inHeight] = await evaluate('[innerWidth, innerHeight]');
      await post('window/rect', { width: 2 * width - inWidth, height: 2 * height - inHeight });
    },
    open: (url) => post('url', { url }),
    evaluate,
    perform: (actions) => post('actions', { actions }),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => null);
      process.kill(-Number(child.pid), 'SIGTERM');
    },
  };
};
