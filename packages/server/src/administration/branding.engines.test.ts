import { unbranded } from '@connect/core/domain/administration/branding';
import { jpegOf, pngOf } from '@connect/core/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { canDraw } from '../pdf/can-draw.ts';
import { createBrandingBook } from './application/branding.ts';
import { createBrandingStore } from './database/branding-store.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const { logo: _, ...form } = unbranded;

describe.each(engines)('a look of the portal’s own, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of two processes', () => {
    let data: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      data = await open();
      await data.database.deleteFrom('portal_settings').execute();
      await data.database.deleteFrom('portal_logos').execute();
    });
    afterAll(() => data?.close());

    it('is the other’s at once, with the bytes of its logo, of which one is kept', async () => {
      const [one, other] = [0, 1].map(() => createBrandingBook(createBrandingStore(data.database), unbranded, canDraw));
      if (!one || !other) throw new Error('no books');
      const first = await one.change({ ...form, name: 'Desk' }, unbranded, base64(pngOf()));
      if (!first.ok) throw new Error(first.refusal);
      expect(await other.current()).toMatchObject({ name: 'Desk', logo: { type: 'image/png', width: 3 } });
      expect(new Uint8Array((await other.current()).logo?.bytes ?? [])).toEqual(pngOf());
      const second = await other.change({ ...form, name: 'Desk' }, first.value, base64(jpegOf()));
      expect(second).toMatchObject({ ok: true, value: { logo: { type: 'image/jpeg' } } });
      const { logo } = await one.current();
      expect(new Uint8Array(logo?.bytes ?? [])).toEqual(jpegOf());
      expect(await data.database.selectFrom('portal_logos').select('tag').execute()).toEqual([{ tag: logo?.tag }]);
      expect(await one.change(form, first.value, null)).toEqual({ ok: false, refusal: 'changed-meanwhile' });
    });

    it('of many who change it from one page at once is that of one, whole', async () => {
      const book = createBrandingBook(createBrandingStore(data.database), unbranded, canDraw);
      const was = await book.written();
      const pictures = [1, 2, 3, 4].map((width) => base64(pngOf({ width, height: 1 })));
      const answers = await Promise.all(
        pictures.map((logo, index) => book.change({ ...form, name: `${index + 1}` }, was, logo)),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const { name, logo } = await createBrandingBook(createBrandingStore(data.database), unbranded, canDraw).current();
      expect(logo?.width).toBe(Number(name));
    });
  });
});
