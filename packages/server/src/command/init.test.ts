import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './program.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-init-'));
  file = join(folder, '.env');
});
afterEach(() => rm(folder, { recursive: true }));

/** Answers questions by what they hold, each with its next answer; others with what they propose. */
const init = async (answers: Readonly<Record<string, readonly string[]>>) => {
  const left = new Map(Object.entries(answers).map(([part, given]) => [part, [...given]]));
  const questions: { text: string; secret: boolean }[] = [];
  let [out, err] = ['', ''];
  const exitCode = await runCommand(['init', '--file', file], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    ask: async ({ text, otherwise, secret = false }) => {
      questions.push({ text, secret });
      const given = [...left].find(([part]) => text.includes(part))?.[1];
      return given?.shift() ?? otherwise ?? '';
    },
    environment: {},
    now: () => new Date(),
  });
  return { exitCode, out, err, questions };
};
const written = async () => parseEnv(await readFile(file, 'utf8'));

describe('connect init', () => {
  it('writes what was proposed for an empty portal, for its owner alone', async () => {
    expect(await init({})).toMatchObject({ exitCode: 0, err: '' });
    expect(await written()).toEqual({
      DEMO: 'off',
      DATA_DIR: '.data',
      HOST: '127.0.0.1',
      PORT: '4173',
      PUBLIC_URL: 'http://localhost:4173',
      CURRENCY: 'GBP',
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain(
      '# Mail server; without one mails are kept and reach nobody\n# SMTP_URL=\n',
    );
  });

  it('asks again for what makes no sense, and says why', async () => {
    const { err } = await init({ port: ['x', '8080'], currency: ['pounds', 'EUR'] });
    expect(err).toBe('PORT must be a whole number.\nCURRENCY must be an ISO 4217 code such as GBP.\n');
    expect(await written()).toMatchObject({ PORT: '8080', CURRENCY: 'EUR', PUBLIC_URL: 'http://localhost:8080' });
  });

  it('tries what can be tried, and takes what does not work only if it is wanted', async () => {
    const url = 'postgresql://127.0.0.1:9/none';
    const { err, questions } = await init({
      PostgreSQL: [url, ''],
      'Mail server': ['smtp://u:p@127.0.0.1:9'],
      'all the same': ['n', 'y'],
      Sender: ['', 'Connect <connect@example.com>'],
      messages: ['help@example.com'],
    });
    expect(err.match(/It does not work: .*ECONNREFUSED/g)).toHaveLength(2);
    expect(err).toContain('MAIL_FROM is needed.');
    const settings = await written();
    expect(settings).not.toHaveProperty('DATABASE_URL');
    expect(settings).toMatchObject({ SMTP_URL: 'smtp://u:p@127.0.0.1:9', MAIL_FROM: 'Connect <connect@example.com>' });
    expect(questions.filter(({ secret }) => secret).map(({ text }) => text.split(',')[0])).toEqual([
      'PostgreSQL',
      'PostgreSQL',
      'Mail server',
    ]);
  });

  it('asks for what belongs to a sign-in provider with one only', async () => {
    const provider = {
      'Sign-in provider': ['http://127.0.0.1:9'],
      'all the same': ['y'],
      'client id': ['portal'],
      secret: ['s3 cret#'],
      Claim: ['groups'],
      'Its values': ['owner=a', 'administrator=portal admins'],
    };
    const { err } = await init(provider);
    expect(err).toContain('OIDC_STAFF_VALUES must name one of');
    expect(await written()).toMatchObject({
      OIDC_CLIENT_SECRET: 's3 cret#',
      OIDC_STAFF_VALUES: 'administrator=portal admins',
    });
  });

  it('leaves a file that is there, unless it is told to write over it', async () => {
    await writeFile(file, 'PORT=1\n');
    expect(await init({})).toMatchObject({ exitCode: 1, err: `${file} was left as it is.\n` });
    expect(await readFile(file, 'utf8')).toBe('PORT=1\n');
    expect(await init({ 'already. Write over it': ['y'] })).toMatchObject({ exitCode: 0 });
    expect(await written()).toMatchObject({ PORT: '4173' });
  });
});
