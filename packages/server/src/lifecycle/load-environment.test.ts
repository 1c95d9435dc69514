import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
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

it('of no file tells nothing', () => {
  vi.stubEnv('ENV_FILE', '');
  expect(loadEnvironment()()).toEqual([]);
});
