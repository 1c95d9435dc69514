import { fc } from '@fast-check/vitest';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { engines } from './testing/engines.ts';
import { inRequest } from './under-way.ts';

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};
const logged = (error: unknown): { readonly line: string; readonly err: Record<string, unknown> } => {
  let line = '';
  createLog('error', { write: (text: string) => (line += text) }).error({ err: error }, 'request');
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err };
};

describe.each(engines)('a fault of $engine in the log (specification §log)', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'is told without a value', () => {
    let data: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      data = await open();
      await sql`create table faults (email text primary key, amount int, day date, kept json)`.execute(data.owner);
    });
    afterAll(() => data.close());

    const faults: [string, string, (secret: string) => RawBuilder<unknown>][] = [
      ['a row that is there already', '23505', (secret) => sql`insert into faults values (${secret}), (${secret})`],
      ['a text for a number', '22P02', (secret) => sql`insert into faults (email, amount) select 'a', ${secret}::int`],
      ['a text for a day', '22007', (secret) => sql`select ${secret}::date`],
      ['what is no JSON', '22P02', (secret) => sql`select ${secret}::json`],
      ['a column that is not there', '42703', (secret) => sql`select missing from faults where email = ${secret}`],
    ];
    it.each(faults)('of %s, by its code', async (_, code, statement) => {
      await fc.assert(
        fc.asyncProperty(fc.uuid({ version: 4 }), fc.constantFrom('', '"', "'", '"\n'), async (id, mark) => {
          const secret = `x${mark}${id}`;
          const { line, err } = logged(await thrownBy(() => statement(secret).execute(data.database)));
          expect(err).toMatchObject({ code, stack: expect.stringContaining('    at ') });
          expect(line).not.toContain(id);
        }),
        { numRuns: 10 },
      );
    });
  });
});

describe('a fault in the log (specification §log)', () => {
  it('of what is no JSON says nothing of it, nor as the cause of another', async () => {
    const parsing = await thrownBy(() => JSON.parse('hunter2'));
    const { line, err } = logged(new Error('it was not read', { cause: parsing }));
    expect(line).not.toContain('hunter2');
    expect(err).toMatchObject({ message: 'it was not read', cause: { type: 'SyntaxError' } });
  });

  it('names the request that it came of, and none where there was none', () => {
    let line = '';
    const log = createLog('warn', { write: (text: string) => (line = text) });
    inRequest('7f3c', () => log.warn({ reason: 'away' }, 'it failed'));
    expect(JSON.parse(line)).toMatchObject({ request: '7f3c', reason: 'away' });
    log.warn('it failed');
    expect(JSON.parse(line)).not.toHaveProperty('request');
  });

  it('of what is no error says of what kind it is', () => {
    expect(logged({ token: 'hunter2' }).err).toEqual({ type: 'object', message: 'not an error', stack: '' });
  });

  it('whose causes go round is told all the same', () => {
    const error = new Error('round');
    error.cause = error;
    expect(logged(error).err['message']).toBe('round');
  });
});
