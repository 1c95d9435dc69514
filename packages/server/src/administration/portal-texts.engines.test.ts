import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtTexts } from '../testing/built-texts.ts';
import { engines } from '../testing/engines.ts';
import { createTextsBook } from './application/portal-texts.ts';
import { createTextStore } from './database/text-store.ts';

const source = 'Order Samples';

describe.each(engines)('texts of one’s own, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of two processes', () => {
    let data: Awaited<ReturnType<typeof open>>;
    const book = (built = builtTexts) => createTextsBook(createTextStore(data.database), async () => built);
    beforeAll(async () => {
      data = await open();
      await data.database.deleteFrom('portal_texts').execute();
    });
    afterAll(() => data?.close());

    it('are the other’s at once, by language and id; French ones with its spaces', async () => {
      const [one, other] = [book(), book()];
      expect(await other.shown()).toEqual({});
      await one.change('de', { source, text: 'Probe <b>anfordern</b>', was: null });
      await one.change('fr', { source: 'Sure?', text: 'Bien sûr ?', was: null });
      const shown = { de: { order: 'Probe <b>anfordern</b>' }, fr: { question: 'Bien sûr\u00a0?' } };
      expect([await other.shown(), await one.shown()]).toEqual([shown, shown]);
      await other.change('de', { source, text: null, was: 'Probe <b>anfordern</b>' });
      expect(await one.shown()).toEqual({ fr: shown.fr });
      await one.change('fr', { source: 'Sure?', text: null, was: 'Bien sûr ?' });
      expect([await one.shown(), await other.shown()]).toEqual([{}, {}]);
    });

    it('are told apart by what they are of where two are the same in English', async () => {
      const one = book();
      const found = await one.find('en', { text: 'All', view: 'all' });
      expect(found.texts.map((each) => [each.source, each.original])).toEqual([
        ['customers|All', 'All'],
        ['storefronts|All', 'All'],
      ]);
      await one.change('en', { source: 'storefronts|All', text: 'Everywhere', was: null });
      expect(await one.shown()).toEqual({ en: { 'all-storefronts': 'Everywhere' } });
      await one.change('en', { source: 'storefronts|All', text: null, was: 'Everywhere' });
    });

    it('that a newer build does not have, or that do not fit it, are shown by no page', async () => {
      const days = 'Within {n, plural, one {# day} other {# days}}';
      const one = book();
      const text = 'In {n, plural, one {# Tag} other {# Tagen}}';
      for (const each of [
        { source, text: 'Proben', was: null },
        { source: days, text, was: null },
      ])
        expect(await one.change('de', each)).toEqual({ ok: true, value: null });
      expect(await one.shown()).toEqual({ de: { order: 'Proben', days: text } });
      const newer = builtTexts
        .filter((each) => each.source !== source)
        .map((each) => (each.source === days ? { ...each, texts: { ...each.texts, de: 'Bald' } } : each));
      expect(await book(newer).shown()).toEqual({});
      for (const [each, was] of [
        [source, 'Proben'],
        [days, text],
      ] as const)
        await one.change('de', { source: each, text: null, was });
    });

    it('of many who write one from one page at once one is kept', async () => {
      const texts = ['One', 'Two', 'Three', 'Four'];
      const answers = await Promise.all(texts.map((text) => book().change('en', { source, text, was: null })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const kept = (await book().shown()).en?.['order'];
      expect(kept).toBe(texts[answers.findIndex(({ ok }) => ok)]);
    });
  });
});
