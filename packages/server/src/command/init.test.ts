import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingNames } from '../config-environment.ts';
import { readConfig } from '../config.ts';
import { listen } from '../lifecycle/listen.ts';
import { runCommand } from './program.ts';

let folder: string;
let file: string;
let environment: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-init-'));
  file = join(folder, '.env');
  environment = { ENV_FILE: file };
});
afterEach(() => rm(folder, { recursive: true }));

/** A port that nobody listens on. */
const freePort = async (): Promise<string> => {
  const listener = await listen(() => new Response(), { host: '127.0.0.1', port: 0 });
  await listener.close();
  return String(listener.port);
};

/** Answers questions by what they hold, each with its next answer; others with what they propose. */
const init = async (answers: Readonly<Record<string, readonly string[]>>, ...flags: readonly string[]) => {
  const port = await freePort();
  const left = new Map(
    Object.entries({ 'Folder for': [join(folder, 'data')], 'on port': [port], ...answers }).map(([part, given]) => [
      part,
      [...given],
    ]),
  );
  const questions: { text: string; secret: boolean }[] = [];
  let [out, err] = ['', ''];
  const exitCode = await runCommand(['init', ...flags], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    ask: async ({ text, otherwise, secret = false }) => {
      questions.push({ text, secret });
      if (questions.length > 80) throw new Error('It asks for ever.');
      const given = [...left].find(([part]) => text.includes(part))?.[1];
      return given?.shift() ?? otherwise ?? '';
    },
    readSettingsFile: () => expect.unreachable('init reads no settings'),
    environment,
    now: () => new Date(),
  });
  return {
    exitCode,
    out,
    err: err.replaceAll(/^(Trying it…|An empty line .*|Answer it again, .*)\n/gm, ''),
    questions,
    port,
  };
};
const written = async () => parseEnv(await readFile(file, 'utf8'));

describe('connect init', () => {
  it('writes what was proposed for an empty portal, for its owner alone', async () => {
    const { port, ...done } = await init({});
    expect(done).toMatchObject({ exitCode: 0, err: '' });
    expect(await written()).toEqual({
      DEMO: 'off',
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      CURRENCY: 'GBP',
      KEEP_REMOVED_YEARS: '10',
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain('without one mails are kept and reach nobody\n# SMTP_URL=\n');
  });

  it('says where it wrote them, and how the portal comes to read them from elsewhere', async () => {
    expect((await init({})).out).toContain(
      `The settings are in ${file}. The portal and this command read them in ${folder}; elsewhere with ENV_FILE=${file}.`,
    );
    const other = join(folder, 'other.env');
    expect((await init({}, '--file', other)).out).toContain(
      `The settings are in ${other}. The portal and this command read them with ENV_FILE=${other}.`,
    );
    environment = { ENV_FILE: join(folder, 'none/x.env') };
    expect(await init({})).toMatchObject({ exitCode: 3, err: expect.stringMatching(/none\/x\.env .*ENOENT/) });
  });

  it('writes every setting that the server reads, and none beside', async () => {
    await init({});
    const lines = (await readFile(file, 'utf8')).matchAll(/^(?:# )?([A-Z_]+)=/gm);
    expect([...lines].map(([, name]) => name).toSorted()).toEqual([...settingNames].toSorted());
    expect(await readFile(file, 'utf8')).toMatch(
      /\n# TRUST_PROXY=\n[^]*\n# SESSION_SECONDS=1800\n[^]*\n# TOKEN_SECONDS=300\n/,
    );
  });

  it('asks for the supplier’s bank as far as there is one, and goes back to what was answered before', async () => {
    const { err } = await init({
      'Name of your company': ['Typo Ltd', 'Łuk & Sons Ltd'],
      'Its address': ['<', '1 Example Way, Leeds'],
      'IBAN that': ['GB82 WEST 1234 5698 7654 33', ''],
      'Number of the account': ['12345678'],
      'sort code': ['20-00-00'],
    });
    expect(err).toBe('SUPPLIER_IBAN is no IBAN: one of its characters is wrong, or missing.\n');
    const settings = await written();
    expect(settings).toMatchObject({ SUPPLIER_NAME: 'Łuk & Sons Ltd', SUPPLIER_ACCOUNT_NO: '12345678' });
    expect(readConfig(settings)).toMatchObject({
      value: { supplier: { address: '1 Example Way, Leeds', bank: { accountName: 'Łuk & Sons Ltd', iban: null } } },
    });
  });

  it('asks again for an address of a search service where nothing answers, which may be left out', async () => {
    const port = await freePort();
    const { err, questions } = await init({ Meilisearch: [`http://127.0.0.1:${port}`, ''] });
    expect(err).toBe(
      `It does not work: nothing answers at http://127.0.0.1:${port} (connect ECONNREFUSED 127.0.0.1:${port})\n`,
    );
    expect(questions.map(({ text }) => text)).not.toContain('Its master key');
    expect(await written()).not.toHaveProperty('MEILI_URL');
  });

  it('asks nothing where it is told so: takes what is set, and ends with what to do about what does not work', async () => {
    const port = await freePort();
    const set = ['--unattended', '--set', `PORT=${port}`, '--set', `DATA_DIR=${join(folder, 'data')}`];
    expect(await init({}, ...set, '--set', 'SUPPLIER_NAME=A & B')).toMatchObject({
      exitCode: 0,
      questions: [],
      err: '',
    });
    expect(await written()).toMatchObject({ PORT: port, SUPPLIER_NAME: 'A & B', KEEP_REMOVED_YEARS: '10' });
    expect(await init({}, ...set)).toMatchObject({ exitCode: 1, err: expect.stringContaining('--overwrite') });
    const wrong = [...set, '--overwrite', '--set'];
    for (const [given, exitCode, line] of [
      ['PORT', 2, /^--set PORT is no setting with its value/],
      ['PROT=1', 2, /^--set PROT is no setting/],
      [
        'CURRENCY=pounds',
        3,
        /^CURRENCY must be an ISO 4217 code such as GBP\. Do one of these: .*--set CURRENCY=…\.\nNo/,
      ],
      [
        'MEILI_URL=http://127.0.0.1:9',
        3,
        /^MEILI_URL: .* nothing answers .*; leave it out; take it .* --anyway\.\nMEILI_MASTER_KEY is needed/,
      ],
      ['SMTP_URL=smtp://127.0.0.1:9', 3, /^SMTP_URL: .*ECONNREFUSED/],
      ['SUPPLIER_BIC=COBADEFF', 3, /^SUPPLIER_NAME must be set when SUPPLIER_BIC is\. Nothing was written/],
    ] as const)
      expect(await init({}, ...wrong, given)).toMatchObject({ exitCode, err: expect.stringMatching(line) });
    expect(await written()).toMatchObject({ SUPPLIER_NAME: 'A & B' });
    const anyway = [
      'SMTP_URL=smtp://127.0.0.1:9',
      '--set',
      'MAIL_FROM=a@b.example',
      '--set',
      'SUPPORT_EMAIL=a@b.example',
    ];
    expect(await init({}, ...wrong, ...anyway, '--anyway')).toMatchObject({ exitCode: 0 });
    // All that is missing is told at once.
    expect(await init({}, ...wrong, 'SMTP_URL=smtp://127.0.0.1:9', '--anyway')).toMatchObject({
      exitCode: 3,
      err: expect.stringMatching(/^MAIL_FROM .*\nSUPPORT_EMAIL .*\nNothing was written\.\n$/),
    });
  });

  it('does what the example of its help says', async () => {
    const { out } = await init({}, '--help');
    const [, example = ''] = /connect init (--unattended .*)/.exec(out) ?? [];
    const given = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    expect(given).toContain('--anyway');
    const folderOf = ['--set', `DATA_DIR=${join(folder, 'data')}`, '--set', `PORT=${await freePort()}`];
    expect(await init({}, ...given, ...folderOf)).toMatchObject({ exitCode: 0, err: '' });
    expect(await written()).toMatchObject({ SUPPLIER_NAME: 'Example Ltd', MAIL_FROM: 'shop@example.com' });
  });

  it('does not blame what follows from an answer that makes no sense', async () => {
    const { exitCode, err } = await init({}, '--unattended', '--set', 'PORT=abc');
    expect(exitCode).toBe(3);
    expect(err).toMatch(/^PORT must be a whole number\. Do one/);
    expect(err).not.toContain('PUBLIC_URL');
  });

  it('writes where the data are so that it is the same folder wherever the file is read', async () => {
    expect(await init({ 'Folder for': [relative('.', join(folder, 'data'))] })).toMatchObject({ exitCode: 0 });
    expect(await written()).toMatchObject({ DATA_DIR: join(folder, 'data') });
  });

  it('asks again for what makes no sense, and says why', async () => {
    const port = await freePort();
    const { err } = await init({ 'on port': ['x', '0', port], currency: ['pounds', 'EUR'] });
    expect(err.split('\n')).toEqual([
      'PORT must be a whole number.',
      'It does not work: it would be another one at each start.',
      'CURRENCY must be an ISO 4217 code such as GBP.',
      '',
    ]);
    expect(await written()).toMatchObject({ PORT: port, CURRENCY: 'EUR', PUBLIC_URL: `http://localhost:${port}` });
  });

  it('asks for another in place of what was given beforehand and does not do, and keeps the rest', async () => {
    const set = ['--set', 'CURRENCY=pounds', '--set', 'SUPPLIER_NAME=A & B'];
    const { exitCode, err } = await init({ currency: ['EUR'] }, ...set);
    expect(err).toMatch(/^CURRENCY must be an ISO 4217 code such as GBP\./);
    expect(exitCode).toBe(0);
    expect(await written()).toMatchObject({ CURRENCY: 'EUR', SUPPLIER_NAME: 'A & B' });
  });

  it('asks again for a folder that cannot be made, and where nobody can listen', async () => {
    await writeFile(join(folder, 'file'), '');
    const taken = await listen(() => new Response(), { host: '127.0.0.1', port: 0 });
    const { err } = await init({
      'Folder for': [join(folder, 'file/data'), join(folder, 'data')],
      'on address': ['.data', '127.0.0.1'],
      'on port': [String(taken.port), await freePort()],
    });
    await taken.close();
    expect(err.match(/It does not work: .*/g)).toEqual([
      expect.stringMatching(/Cannot write to the data folder .*\(ENOTDIR\)/),
      expect.stringMatching(/Cannot listen on \.data/),
      expect.stringMatching(/port \d+ of 127\.0\.0\.1 is taken/),
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
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
    expect(await init({})).toMatchObject({ exitCode: 1, err: expect.stringContaining(`${file} was left as it is.`) });
    expect(await readFile(file, 'utf8')).toBe('PORT=1\n');
    expect(await init({ 'already. Write over it': ['y'] })).toMatchObject({ exitCode: 0 });
    expect(await written()).toMatchObject({ DEMO: 'off' });
  });
});
