import { describe, expect, test } from 'vitest';
import type {
  BrandingFile,
  ContentEditing,
  MailTemplates,
  PortalTexts,
  SupplierFile,
} from '../../ports/administration.ts';
import { pngOf } from '../pictures.ts';
import { valueOf } from './answers.ts';

/** What became of a change: done, or the code of its refusal. */
const code = (answer: { readonly ok: boolean; readonly refusal?: { readonly message: { code: string } | null } }) =>
  answer.ok ? 'done' : answer.refusal?.message?.code;

/** Laws of every `ContentEditing`; `make` answers one whose portal nobody else writes to meanwhile. */
export const contentEditingContract = (name: string, make: () => Promise<ContentEditing>): void => {
  const shown = { language: 'en', position: 901, regions: ['UK'], validFrom: null, validUntil: null };
  const banner = { ...shown, link: null, image: 'spring.jpg', alt: 'Spring of the suite' };
  const article = { ...shown, key: 'of-the-suite', topic: 'Suite', title: 'What is a suite?', body: '**Laws**' };

  describe(`${name} is a ContentEditing`, () => {
    test('one that is written is there, changes from what it was, and goes once its name was typed', async () => {
      const content = await make();
      const there = async () => valueOf(await content.read()).banners.filter(({ position }) => position === 901);
      const changed = { ...banner, alt: 'Spring again' };
      const steps = [
        await content.writeBanner(banner, null),
        await content.writeBanner(changed, banner),
        await content.writeBanner({ ...banner, alt: 'Stale' }, banner),
        await content.writeBanner({ ...banner, alt: 'Another' }, null),
      ];
      expect(steps.map(code)).toEqual(['done', 'done', 'changed_meanwhile', 'content_taken']);
      expect(await there()).toEqual([changed]);
      const removals = [
        await content.removeBanner(changed, 'Spring'),
        await content.removeBanner(banner, banner.image),
        await content.removeBanner(changed, changed.image),
      ];
      expect(removals.map(code)).toEqual(['name_mistyped', 'changed_meanwhile', 'done']);
      expect(await there()).toEqual([]);
    });

    test('asked for again, as an answer got lost, nothing changes twice', async () => {
      const content = await make();
      const there = async () => valueOf(await content.read()).articles.filter(({ topic }) => topic === 'Suite');
      const moved = { ...article, key: 'of-the-suite-2' };
      for (const _ of ['once', 'twice']) expect(code(await content.writeArticle(article, null))).toBe('done');
      expect(await there()).toEqual([article]);
      for (const _ of ['once', 'twice']) expect(code(await content.writeArticle(moved, article))).toBe('done');
      expect(await there()).toEqual([moved]);
      for (const _ of ['once', 'twice']) expect(code(await content.removeArticle(moved, moved.title))).toBe('done');
      expect(await there()).toEqual([]);
    });

    test('what is wrong is said at its field, and nothing is written', async () => {
      const content = await make();
      const wrong = await content.writeArticle({ ...article, body: '[x](javascript:x)' }, null);
      expect(wrong.ok || Object.keys(wrong.refusal.message?.errors ?? {})).toEqual(['article.body']);
      const elsewhere = await content.writeBanner({ ...banner, image: 'https://elsewhere.example/a.png' }, null);
      expect(elsewhere.ok || Object.keys(elsewhere.refusal.message?.errors ?? {})).toEqual(['banner.image']);
      expect(valueOf(await content.read()).banners.filter(({ position }) => position === 901)).toEqual([]);
    });
  });
};

/** Laws of every `MailTemplates`; `make` answers one whose portal nobody else writes to meanwhile. */
export const mailTemplatesContract = (name: string, make: () => Promise<MailTemplates>): void => {
  const of = { name: 'contact-copy', language: 'pl' } as const;
  const text = { subject: 'Copy {reference}', title: 'Copy', paragraphs: ['Of {reference}.'] };

  describe(`${name} is a MailTemplates`, () => {
    test('a text is written from what it was, again without a change, and goes once its subject was typed', async () => {
      const mails = await make();
      const written = async () =>
        valueOf(await mails.list()).find((each) => each.name === of.name && each.language === of.language)?.written;
      const other = { ...text, title: 'Another' };
      const writes = [
        await mails.write(of, text, null),
        await mails.write(of, text, null),
        await mails.write(of, other, null),
      ];
      expect(writes.map(code)).toEqual(['done', 'done', 'changed_meanwhile']);
      expect(await written()).toEqual(text);
      const removals = [
        await mails.remove(of, text, 'Copy'),
        await mails.remove(of, other, other.subject),
        await mails.remove(of, text, text.subject),
      ];
      expect(removals.map(code)).toEqual(['name_mistyped', 'changed_meanwhile', 'done']);
      expect(await written()).toBeNull();
    });

    test('what is no value of the mail is refused at its field', async () => {
      const mails = await make();
      const wrong = { ...text, subject: '{company}' };
      for (const answer of [await mails.write(of, wrong, null), await mails.test(of, wrong)])
        expect(answer.ok || Object.keys(answer.refusal.message?.errors ?? {})).toEqual(['text.subject']);
    });
  });
};

/** Laws of every `BrandingFile`; `make` answers one whose portal nobody else writes to meanwhile. */
export const brandingFileContract = (name: string, make: () => Promise<BrandingFile>): void => {
  const picture = btoa(String.fromCharCode(...pngOf({ width: 6, height: 2 })));

  describe(`${name} is a BrandingFile`, () => {
    test('it is changed from what it was, again without a change, and its look goes once its name was typed', async () => {
      const file = await make();
      const was = valueOf(await file.read());
      const { logo: _, ...own } = was;
      const form = { ...own, name: 'Trade Desk', main: '#123456' };
      const changes = [
        await file.change(form, was, picture),
        await file.change(form, was, picture),
        await file.change({ ...form, name: 'Another' }, was, null),
      ];
      expect(changes.map(code)).toEqual(['done', 'done', 'changed_meanwhile']);
      const now = valueOf(await file.read());
      expect(now).toMatchObject({ ...form, logo: { type: 'image/png', width: 6, height: 2 } });
      const removals = [
        await file.takeBack('logo', now, was.name || 'Connect'),
        await file.takeBack('look', was, was.name || 'Connect'),
        await file.takeBack('logo', now, now.name),
        await file.takeBack('look', { ...now, logo: null }, now.name),
      ];
      expect(removals.map(code)).toEqual(['name_mistyped', 'changed_meanwhile', 'done', 'done']);
      expect(valueOf(await file.read())).toMatchObject({ name: '', main: '', accent: '', logo: null });
    });

    test('what is wrong is said at its field, and nothing is written', async () => {
      const file = await make();
      const was = valueOf(await file.read());
      const { logo: _, ...form } = was;
      const answers = [
        await file.change({ ...form, main: '#ffffff' }, was, null),
        await file.change({ ...form, legal: { ...form.legal, terms: 'javascript:alert(1)' } }, was, null),
        await file.change(form, was, btoa('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      ];
      expect(answers.map((each) => each.ok || Object.keys(each.refusal.message?.errors ?? {}))).toEqual([
        ['branding.main'],
        ['branding.legal.terms'],
        ['logo'],
      ]);
      expect(valueOf(await file.read())).toEqual(was);
    });
  });
};

/** Laws of every `SupplierFile`; `make` answers one whose portal nobody else writes to meanwhile. */
export const supplierFileContract = (name: string, make: () => Promise<SupplierFile>): void => {
  describe(`${name} is a SupplierFile`, () => {
    test('it is changed from what it was, again without a change, and answers as it is written', async () => {
      const file = await make();
      const was = valueOf(await file.read());
      const identity = { ...was, name: 'Suite Supplies', address: '1 Suite Lane', terms: 'As agreed.' };
      const changes = [
        await file.change(identity, was),
        await file.change(identity, was),
        await file.change({ ...identity, name: 'Another' }, was),
      ];
      expect(changes.map(code)).toEqual(['done', 'done', 'changed_meanwhile']);
      for (const each of [changes[0], changes[1], await file.read()])
        expect(each).toEqual({ ok: true, value: identity });
      expect(await file.change(was, identity)).toEqual({ ok: true, value: was });
    });

    test('what is wrong is said at its field, and nothing is written', async () => {
      const file = await make();
      const was = valueOf(await file.read());
      const bank = { currency: 'PLN', bank: '', accountName: '', sortCode: '', accountNo: '', iban: 'PL00', bic: '' };
      const answers = [
        await file.change({ ...was, name: '' }, was),
        await file.change({ ...was, email: 'nobody' }, was),
        await file.change({ ...was, banks: [bank] }, was),
      ];
      const fields = answers.map((each) => each.ok || Object.keys(each.refusal.message?.errors ?? {}));
      expect(fields).toEqual([['identity.name'], ['identity.email'], ['identity.banks.0.iban']]);
      expect(await file.read()).toEqual({ ok: true, value: was });
    });
  });
};

/** Laws of every `PortalTexts`; `make` answers one whose portal nobody else writes to meanwhile, and which has plurals. */
export const portalTextsContract = (name: string, make: () => Promise<PortalTexts>): void => {
  const language = 'pl';

  describe(`${name} is a PortalTexts`, () => {
    test('a text is written from what it was, again without a change, and goes to be as it was built', async () => {
      const texts = await make();
      const [first] = valueOf(await texts.find(language, { text: '', view: 'all' })).texts.filter(
        ({ original }) => original !== null && !/[{}<]/.test(original),
      );
      const source = first?.source ?? '';
      const own = async () =>
        valueOf(await texts.find(language, { text: source, view: 'all' })).texts.find((each) => each.source === source)
          ?.own?.text;
      expect(await own()).toBeUndefined();
      const writes = [
        await texts.write(language, source, 'Własny', null),
        await texts.write(language, source, 'Własny', null),
        await texts.write(language, source, 'Inny', null),
      ];
      expect(writes.map(code)).toEqual(['done', 'done', 'changed_meanwhile']);
      expect(await own()).toBe('Własny');
      expect(valueOf(await texts.find(language, { text: 'wlasny', view: 'own' })).total).toBe(1);
      const removals = [
        await texts.write(language, source, null, 'Inny'),
        await texts.write(language, source, null, 'Własny'),
        await texts.write(language, source, null, 'Własny'),
      ];
      expect(removals.map(code)).toEqual(['changed_meanwhile', 'done', 'done']);
      expect(await own()).toBeUndefined();
    });

    test('what does not keep the built-in text’s values is refused at its field', async () => {
      const texts = await make();
      const [plural] = valueOf(await texts.find(language, { text: 'plural', view: 'all' })).texts;
      const answer = await texts.write(language, plural?.source ?? '', 'Bez liczby', null);
      expect(answer.ok || Object.keys(answer.refusal.message?.errors ?? {})).toEqual(['text']);
    });
  });
};
