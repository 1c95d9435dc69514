import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretSettings } from '../config-environment.ts';
import { loadEnvironment } from './load-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-environment-'));
afterEach(() => {
  vi.unstubAllEnvs();
  delete process.env['SUPPLIER_WEB'];
  delete process.env['SUPPLIER_PHONE'];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells which settings a file says otherwise than when it was read; not those that the environment has itself', () => {
  const file = join(folder, 'settings');
  vi.stubEnv('ENV_FILE', file);
  vi.stubEnv('SUPPLIER_NAME', 'Own');
  const write = (text: string) => writeFileSync(file, text);
  write('SUPPLIER_NAME=File\nSUPPLIER_WEB=one.example\nSUPPLIER_PHONE="1 2"\n');
  const edited = loadEnvironment();
  expect([process.env['SUPPLIER_NAME'], process.env['SUPPLIER_WEB']]).toEqual(['Own', 'one.example']);
  expect(edited()).toEqual([]);
  write("# the same\nSUPPLIER_NAME=Another\nSUPPLIER_PHONE='1 2'\nSUPPLIER_WEB=one.example\nOTHER=x\n");
  expect(edited()).toEqual([]);
  write('SUPPLIER_WEB=two.example\nSUPPLIER_TERMS=new\n');
  expect(edited().toSorted()).toEqual(['SUPPLIER_PHONE', 'SUPPLIER_TERMS', 'SUPPLIER_WEB']);
  rmSync(file);
  expect(edited().toSorted()).toEqual(['SUPPLIER_PHONE', 'SUPPLIER_WEB']);
});

it('of a file that ENV_FILE names and that is not there, or cannot be read, says so', () => {
  vi.stubEnv('ENV_FILE', join(folder, 'missing'));
  expect(loadEnvironment).toThrow(`ENV_FILE names ${join(folder, 'missing')}, which is not there.`);
  vi.stubEnv('ENV_FILE', folder);
  expect(loadEnvironment).toThrow(`The settings in ${folder} cannot be read: EISDIR`);
});

describe('a secret in a file of its own', () => {
  const [file, secret] = [join(folder, 'settings'), join(folder, 'smtp')];
  const names = ['SMTP_URL', 'SMTP_URL_FILE'] as const;
  beforeEach(() => {
    for (const name of names) vi.stubEnv(name, undefined);
    vi.stubEnv('ENV_FILE', file);
    writeFileSync(file, `SMTP_URL_FILE=${secret}\n`);
    writeFileSync(secret, 'smtps://portal:pa$$=word@mail.example\n');
  });
  const held = () => names.map((name) => process.env[name]);

  it('is taken without the end of its line, as if it stood there itself; a process started with it does not look again', () => {
    loadEnvironment();
    expect(held()).toEqual(['smtps://portal:pa$$=word@mail.example', undefined]);
    rmSync(secret);
    loadEnvironment();
    expect(held()).toEqual(['smtps://portal:pa$$=word@mail.example', undefined]);
  });

  it('may be named by the environment alone, and counts more there than what the file of settings says', () => {
    writeFileSync(file, 'SMTP_URL=smtp://old.example\n');
    vi.stubEnv('SMTP_URL_FILE', secret);
    loadEnvironment();
    expect(held()).toEqual(['smtps://portal:pa$$=word@mail.example', undefined]);
  });

  it('is not needed where there is no file of settings', () => {
    vi.stubEnv('ENV_FILE', '');
    vi.stubEnv('SMTP_URL_FILE', secret);
    loadEnvironment();
    expect(held()).toEqual(['smtps://portal:pa$$=word@mail.example', undefined]);
  });

  it('is told of by its name, never by what it is, where it is there twice, missing or empty', () => {
    writeFileSync(file, `SMTP_URL_FILE=${secret}\nSMTP_URL=smtps://pa55@mail.example\n`);
    expect(loadEnvironment).toThrow('Either SMTP_URL or SMTP_URL_FILE must be set, not both.');
    vi.stubEnv('SMTP_URL', undefined);
    writeFileSync(file, `SMTP_URL_FILE=${secret}\n`);
    writeFileSync(secret, ' \n');
    expect(loadEnvironment).toThrow(`SMTP_URL_FILE names ${secret}, which is empty.`);
    rmSync(secret);
    expect(loadEnvironment).toThrow(`SMTP_URL_FILE names ${secret}, which cannot be read: ENOENT`);
  });

  it('is one that `connect init` does not show', async () => {
    const { initSettings } = await import('../command/settings.ts');
    const hidden = initSettings.filter((setting) => setting.secret && !setting.name.startsWith('TOKEN_KEYS'));
    expect(hidden.map(({ name }) => name).toSorted()).toEqual(secretSettings.toSorted());
  });
});

it('of no file tells nothing', () => {
  vi.stubEnv('ENV_FILE', '');
  expect(loadEnvironment()()).toEqual([]);
});
