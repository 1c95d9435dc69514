import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './support/test.ts';

const program = join(import.meta.dirname, '../examples/terminal/dist/main.js');
const colours: Readonly<Record<string, string>> = { 31: '#ff8f8f', 32: '#83e08d', 33: '#ffd580', 36: '#7fdbea' };

/** What a terminal shows of an output, as a page has it. */
const drawn = (output: string): string =>
  output
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    // oxlint-disable-next-line no-control-regex -- an escape is what a colour begins with
    .replaceAll(/\u001B\[(\d+)m/g, (_, code: string) => {
      if (code === '1') return '<b>';
      if (code === '22') return '</b>';
      return code === '39' ? '</span>' : `<span style="color:${colours[code] ?? 'inherit'}">`;
    });

test('the portal in a terminal, for README', async ({ browser, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-picture-'));
  const env = { ...process.env, XDG_CONFIG_HOME: folder, LC_ALL: 'en-GB', FORCE_COLOR: '1' };
  const connect = (...args: readonly string[]) =>
    execFileSync('sh', ['-c', '"$0" "$@" 2>&1', process.execPath, program, ...args], {
      env,
      input: 'Connect-demo-1\n',
      encoding: 'utf8',
    });
  connect('login', '--url', baseURL ?? '', '--email', 'priya@northgate.example');
  const shown = [['orders', '--q', 'leeds', '--last', '90d'], ['owed']].map(
    (args) => `$ connect ${args.join(' ')}\n${connect(...args)}`,
  );
  rmSync(folder, { recursive: true });
  // One that has not been at the portal, which lets no page have styles of its own.
  const page = await browser.newPage({ viewport: { width: 800, height: 470 } });
  await page.setContent(
    `<body style="margin:0;background:#10151d"><pre style="margin:16px;font:14px/21px 'DejaVu Sans Mono',monospace;color:#fff">${drawn(shown.join('\n'))}</pre>`,
  );
  await page.screenshot({ path: join(import.meta.dirname, '../docs/pictures/terminal.png') });
});
