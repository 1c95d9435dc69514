import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

describe.each(engines)('replacements on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of all records of a kind', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;

    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database, { replacePercent: 100 });
    });
    afterAll(() => data?.close());

    it('each say of what they took away themselves, where two end at once', async () => {
      const banners = Array.from({ length: 80 }, (_, index) => ({
        position: 900 - index,
        image: 'spring.jpg',
        alt: 'Spring',
      }));
      await integration.send('banners', banners);
      const count = async () => {
        const rows = data.database.selectFrom('integration_records').select('key').where('kind', '=', 'banners');
        return (await rows.execute()).length;
      };
      const before = await count();
      const runs = [crypto.randomUUID(), crypto.randomUUID()];
      const kept = banners.slice(0, 1);
      for (const run of runs) await integration.send('banners', kept, { run, replace: 'true', more: 'true' });
      const ended = await Promise.all(runs.map((run) => integration.send('banners', [], { run, replace: 'true' })));
      expect(ended.map(({ state }) => state)).toEqual(['finished', 'finished']);
      const gone = before - (await count());
      expect(gone).toBeGreaterThanOrEqual(79);
      expect(ended.reduce((sum, { removed }) => sum + removed, 0)).toBe(gone);
    });
  });
});
