import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { maxMessageLength } from '../packages/core/src/domain/account/contact.ts';
import { minPasswordLength } from '../packages/core/src/domain/access/password.ts';
import { maxImportFile } from '../packages/core/src/domain/administration/file-import.ts';
import { maxArchived, maxExported } from '../packages/core/src/domain/export/document-list.ts';
import { maxBasketLines } from '../packages/core/src/domain/ordering/basket.ts';
import { maxFavouriteLines, maxFavouriteLists } from '../packages/core/src/domain/ordering/favourite-list.ts';
import { maxPerCall } from '../packages/core/src/domain/ordering/item.ts';
import { maxQuantity } from '../packages/core/src/domain/ordering/quantity.ts';
import { maxQuickLines } from '../packages/core/src/domain/ordering/quick-order-paste.ts';
import { maxWatched } from '../packages/core/src/domain/ordering/watch.ts';
import { maxSignOffs } from '../packages/core/src/domain/products/sign-off.ts';
import { costLimits } from '../packages/server/src/auth/application/cost-limiter.ts';
import { invitationLife } from '../packages/server/src/auth/application/invitation-signature.ts';
import { loginLimits } from '../packages/server/src/auth/application/login-limiter.ts';
import { passwordLimit } from '../packages/server/src/auth/application/own-password.ts';
import { resetLife } from '../packages/server/src/auth/application/password-reset.ts';
import { codeLimit } from '../packages/server/src/auth/application/second-factors.ts';
import { keepSecurityEventsDays } from '../packages/server/src/auth/application/security-events.ts';
import { sessionLife } from '../packages/server/src/auth/application/sessions.ts';
import { longer, perAccountFromAnywhere } from '../packages/server/src/auth/application/sign-in-limiter.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { maxBodySize } from '../packages/server/src/http/max-body-size.ts';
import { keyLimit, wrongKeyLimit } from '../packages/server/src/keys/application/authenticate-key.ts';
import { linkLife } from '../packages/server/src/staff-sign-in/application/one-time-links.ts';
import { startLimit } from '../packages/server/src/staff-sign-in/application/sign-ins.ts';

/** By its text: tests hash with a cheaper one. */
const cost = readFileSync(
  resolve(import.meta.dirname, '../packages/server/src/auth/application/password-cost.ts'),
  'utf8',
);
const [memory = 0, passes = 0, lanes = 0] = [...cost.matchAll(/Cost: ([\d_]+)|parallelism: (\d+)/g)].map(([, a, b]) =>
  Number((a ?? b ?? '').replaceAll('_', '')),
);
const page = readFileSync(resolve(import.meta.dirname, '../docs/security.md'), 'utf8').replaceAll(/ +/g, ' ');
const number = (count: number): string => new Intl.NumberFormat('en-GB').format(count);
const [minute, hour] = [60, 3600];

/** A time in seconds as the page says it. */
const time = (seconds: number): string => {
  if (seconds === minute) return '1 minute';
  if (seconds < hour) return `${seconds / minute} minutes`;
  return seconds === hour ? '1 hour' : `${seconds / hour} hours`;
};

const limited = (what: string, by: string, { attempts, window }: { attempts: number; window: number }): string =>
  `|${what && ` ${what}`} | ${by} | ${number(attempts)} | ${time(window)} |`;
const [often, daily] = longer;
const { tokenSeconds, sessionSeconds } = (() => {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  return config.value;
})();
const { pdf, export: list } = costLimits;

test.each([
  limited('wrong passwords', 'account and address, or known browser', {
    attempts: loginLimits.perAccount,
    window: loginLimits.window,
  }),
  limited('', 'account and address, or known browser', often ?? perAccountFromAnywhere),
  limited('', 'account and address, or known browser', daily ?? perAccountFromAnywhere),
  limited('', 'address', { attempts: loginLimits.perAddress, window: loginLimits.window }),
  limited('', 'account, from new places', perAccountFromAnywhere),
  limited('', 'account, from all known browsers', perAccountFromAnywhere),
  limited('wrong codes of a second factor', 'user', codeLimit),
  limited('wrong passwords while signed in', 'user', passwordLimit),
  limited('begun sign-ins of staff', 'address', startLimit),
  limited('calls of a key', 'key', keyLimit),
  `| PDFs | user; company | ${number(pdf.perUser.attempts)}; ${number(pdf.perCompany.attempts)} | ${time(pdf.perUser.window)} |`,
  `| lists, archives, own data | user; company | ${list.perUser.attempts}; ${list.perCompany.attempts} | ${time(list.perUser.window)} |`,
  `| lines of a basket, of a quick order | basket | ${number(Math.max(maxBasketLines, maxQuickLines))} |`,
  `| quantity of a line | line | ${number(maxQuantity)} |`,
  `| items looked up | call | ${maxPerCall} |`,
  `| sign-offs | call | ${number(maxSignOffs)} |`,
  `| rows of an exported list | file | ${number(maxExported)} |`,
  `| PDFs in an archive | file | ${number(maxArchived)} |`,
  `| favourite lists; lines in one | user; list | ${maxFavouriteLists}; ${maxFavouriteLines} |`,
  `| watched items | user | ${maxWatched} |`,
  `| message to the supplier | message | ${number(maxMessageLength)} signs |`,
  `| body of a call | call | ${maxBodySize / 1024} kB |`,
  `| file of an import by an administrator | file | ${maxImportFile / 1_000_000} MB |`,
  `a new password, good for ${time(resetLife / 1000).replace('1 hour', '60 minutes')}, once`,
  `a signed link by mail, good for ${invitationLife / 86_400_000} days, once`,
  `\`connect admin create\` prints, good for ${time(linkLife / 1000)}, once`,
  `${wrongKeyLimit.attempts} wrong keys a minute by address`,
  `Passwords are of ${minPasswordLength} to `,
  `It ends ${time(sessionLife / 1000)} after the sign-in`,
  `argon2id, ${memory / 1024} MiB, ${passes} passes, ${lanes} lane`,
  `Its token is good for ${time(tokenSeconds)}`,
  `nobody used it for ${time(sessionSeconds).replace('30 minutes', 'half an hour')} (\`SESSION_SECONDS\`)`,
  `| ${keepSecurityEventsDays} days |`,
])('the page about security says what the code does: %s', (text) => {
  expect(page).toContain(text);
});

test('nothing that the server asks leads it elsewhere by a redirect (ASVS 15.3.2)', () => {
  const server = resolve(import.meta.dirname, '../packages/server/src');
  // These ask the portal itself: one is the operator's command, one runs in a browser.
  const within = ['command/target.ts', 'http/api-page-script.ts'];
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test\.ts$|\btesting\//.test(file) && !within.includes(file),
  );
  const asking = files.flatMap((file) => {
    const text = readFileSync(resolve(server, file), 'utf8');
    return [...text.matchAll(/(?<![.\w])fetch\((?!\w+: )/g)].map(
      ({ index }) => [file, text.slice(index, index + 80)] as const,
    );
  });
  expect(asking.length).toBeGreaterThan(2);
  expect(asking.filter(([, text]) => !text.includes("redirect: 'manual'"))).toEqual([]);
  const client = readFileSync(resolve(server, 'lifecycle/search-client.ts'), 'utf8');
  expect(client).toContain("requestInit: { redirect: 'error' }");
});
