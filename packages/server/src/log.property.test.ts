import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { pathOf, type Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { operatorCalls } from '@connect/contract/operator/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer, type RunningServer } from './start-server.ts';

let folder: string;
let server: RunningServer;
let lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-log-'));
  const config = readConfig({
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    PUBLIC_URL: 'http://trade.example',
    LOG_LEVEL: 'debug',
  });
  if (!config.ok) throw new Error(config.refusal);
  const log = createLog(config.value.logLevel, { write: (line: string) => void lines.push(line) });
  server = await startServer({ config: config.value, log });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}
const ask = async (row: Pick<Call, 'method' | 'path'>, { token, params, body }: Asked): Promise<unknown> => {
  const answer = await fetch(new URL(pathOf(row, params), server.url), {
    method: row.method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : answer.text();
};
const operate = (row: Call, asked: Asked) => ask(row, { ...asked, token: server.operator.token });
const records = { method: 'PUT', path: '/api/integration/v1/{kind}' } as const;

/** Long enough that no id or time has it in it by chance. */
const secrets = fc.string({ minLength: 12, maxLength: 30, unit: fc.constantFrom(...'abcdeXYZ012-_!%"\'') });

describe('the log of a server that logs all it can (specification §log)', () => {
  it('has no password, token, key, link or email of the calls that have them', async () => {
    await fc.assert(
      fc.asyncProperty(secrets, secrets, fc.uuid({ version: 4 }), async (password, token, name) => {
        lines = [];
        const email = `${name}@northgate.example`;
        const secretsSent: string[] = [password, token, name];
        await ask(calls.login, { body: { email, password } });
        await ask(calls.login, { body: `{"email":"${email}","password":"${name}` });
        await ask(calls.loginMfa, { body: { mfa_token: token, code: password } });
        await ask(calls.loginCode, { body: { code: token } });
        await ask(calls.passwordEmail, { body: { email } });
        await ask(calls.passwordReset, { body: { token, email, password, password_confirmation: password } });
        await ask(calls.register, {
          body: { email, password, first_name: name, last_name: name, signature: token },
        });
        await ask(calls.changePassword, { token, body: { password, newPassword: token } });
        await ask(records, { params: { kind: 'customers' }, token, body: [{ no: name }] });

        const made = (await operate(operatorCalls.createKey, {
          body: { name, scopes: ['write:*'], expiresAt: null },
        })) as { text: string; key: { id: string } };
        secretsSent.push(made.text.split('_').slice(2).join('_'));
        await ask(records, { params: { kind: 'customers' }, token: made.text, body: [{ no: name, name }] });
        await operate(operatorCalls.revokeKey, { params: { id: made.key.id } });

        const added = (await operate(operatorCalls.addStaff, {
          body: { email, firstName: name, lastName: name, position: 'administrator', withLink: true },
        })) as { link: string };
        const code = new URL(added.link).hash.slice(1);
        const signedIn = (await ask(calls.loginCode, { body: { code } })) as { token: string };
        await ask(calls.me, { token: signedIn.token });
        secretsSent.push(code, signedIn.token);

        const hook = (await operate(operatorCalls.addWebhook, { body: { url: `https://${name}.invalid/hooks` } })) as {
          secret: string;
          webhook: { id: string };
        };
        secretsSent.push(hook.secret.replace('whsec_', ''));
        await operate(operatorCalls.testWebhook, { params: { id: hook.webhook.id } });
        await operate(operatorCalls.removeWebhook, { params: { id: hook.webhook.id } });

        expect(secretsSent.filter((each) => typeof each !== 'string' || each.length < 12)).toEqual([]);
        const logged = lines.map((line) => JSON.stringify(JSON.parse(line))).join('\n');
        expect(lines.length).toBeGreaterThan(20);
        for (const secret of secretsSent) expect(logged).not.toContain(JSON.stringify(secret).slice(1, -1));
      }),
      { numRuns: 8 },
    );
  });
});
