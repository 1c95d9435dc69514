import { day } from '@connect/core/domain/calendar/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../account/database/account-repository.ts';
import { bannersByLanguage } from '../database/migrations/032-banners-by-language.ts';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const english = { position: 0, image: 'spring.jpg', alt: 'Spring' };
const german = { ...english, language: 'de', alt: 'Frühling' };

describe.each(engines)('banners, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of one place', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
      await integration.clear(data.owner);
    });
    afterAll(() => data?.close());

    const shown = async (language: 'de' | 'en' | 'fr') =>
      (await createAccountRepository(data.database).banners({ language, region: 'UK', today: day('2026-05-04') })).map(
        ({ alt }) => alt,
      );

    it('stand beside each other in their languages, and are taken away one by one', async () => {
      expect(await integration.send('banners', [german, english])).toMatchObject({ accepted: 2, refused: 0 });
      expect([await shown('de'), await shown('fr')]).toEqual([['Frühling'], ['Spring']]);
      expect((await integration.remove('/banners/0%7Cde')).status).toBe(204);
      expect(await shown('de')).toEqual(['Spring']);
      expect((await integration.remove('/banners/0')).status).toBe(204);
      expect(await shown('en')).toEqual([]);
    });

    it('of before keep their records: what was sent then is unchanged', async () => {
      await integration.send('banners', [german]);
      await sql`update integration_records set key = '0' where kind = 'banners'`.execute(data.database);
      await sql`alter table banners drop constraint banners_pkey, add primary key (position)`.execute(data.owner);
      for (const statement of bannersByLanguage.split(';').filter((text) => text.trim() !== ''))
        await sql.raw(statement).execute(data.owner);
      expect(await integration.send('banners', [german])).toMatchObject({ unchanged: 1 });
    });
  });
});
