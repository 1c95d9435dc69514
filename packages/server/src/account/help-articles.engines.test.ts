import { calls } from '@connect/contract/calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIntegration } from '../integration/testing/open-integration.ts';
import { engines } from '../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

const article = (key: string, language: string, position: number) => ({
  key,
  language,
  position,
  topic: 'Returns',
  title: `${key} in ${language}`,
  body: '<b>Not HTML</b>',
});

describe.each(engines)("the supplier's help articles, on $engine", ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'for whoever reads', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    beforeAll(async () => {
      data = await open();
      portal = createTestPortal(data);
    });
    afterAll(() => data?.close());

    const titles = async (language: string): Promise<readonly string[]> => {
      const answer = await portal.fetch(calls.helpArticles.path, { headers: { 'Accept-Language': language } });
      return v.parse(calls.helpArticles.answer, await answer.json()).data.map(({ title }) => title);
    };

    it('are each in their language, else in English, in their order, also before signing in', async () => {
      expect(await titles('de-DE')).toEqual([]);
      const sent = [article('b', 'en', 1), article('b', 'de', 1), article('a', 'en', 2), article('c', 'de', 0)];
      const integration = openIntegration(data.database);
      expect(await integration.send('help-articles', sent)).toMatchObject({ accepted: 4, refused: 0 });
      expect(await titles('de-DE')).toEqual(['c in de', 'b in de', 'a in en']);
      expect(await titles('fr-FR')).toEqual(['b in en', 'a in en']);
      expect((await integration.remove('/help-articles/b%7Cde')).status).toBe(204);
      expect(await titles('de-DE')).toEqual(['c in de', 'b in en', 'a in en']);
    });
  });
});
