import { ErrorBody } from '@connect/contract/values';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { openPictures } from './pictures.ts';
import { languages } from '@connect/core/domain/access/language';
import { bannerList } from '@connect/demo/pictures/banner-list';
import { productFamilies } from '@connect/demo/pictures/products';

const app = openPictures();
const get = async (path: string): Promise<Response> => app.fetch(new Request(`http://localhost${path}`));

const attributes = (tag: string | undefined): Record<string, number> =>
  Object.fromEntries(
    [...(tag ?? '').matchAll(/ (x|y|width|height)="([\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]),
  );

describe('the image service', () => {
  it('answers a thumbnail of 50 by 50, padded (specification §pictures)', async () => {
    const answer = await get('/w_50,h_50,c_pad/PIM/GLV-8841.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await answer.text()).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"');
  });

  it('lets pictures be cached for good, and run and load nothing', async () => {
    const { headers } = await get('/PIM/GLV-8841.svg');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(productFamilies)('has a picture of %s products, of its own and the same every time', async (family) => {
    const picture = await (await get(`/PIM/${family}-1200.svg`)).text();
    expect(picture).toMatch(/^<svg .*<\/svg>$/);
    expect(picture).not.toMatch(/undefined|NaN/);
    expect(await (await get(`/PIM/${family}-1200.svg`)).text()).toBe(picture);
    const others = productFamilies.filter((other) => other !== family).map((other) => `/PIM/${other}-1200.svg`);
    for (const other of others) expect(await (await get(other)).text()).not.toBe(picture);
  });

  it.each(productFamilies)('draws %s in more than one colourway, and all sizes of a product alike', async (family) => {
    const draw = async (name: string): Promise<string> => (await get(`/PIM/${family}-${name}.svg`)).text();
    const pictures = await Promise.all(Array.from({ length: 30 }, (_, index) => draw(String(1000 + index))));
    expect(new Set(pictures).size).toBeGreaterThan(1);
    expect(await draw('1000-XL')).toBe(pictures[0]);
  });

  it('padding keeps the aspect, fills one side and centres, whatever the frame', async () => {
    const side = fc.integer({ min: 1, max: 1000 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...productFamilies), side, side, async (family, width, height) => {
        const original = attributes(/<svg [^>]*>/.exec(await (await get(`/PIM/${family}-1.svg`)).text())?.[0]);
        const answer = await (await get(`/w_${width},h_${height},c_pad/PIM/${family}-1.svg`)).text();
        const [frame, inner] = [...answer.matchAll(/<svg [^>]*>/g)].map(([tag]) => attributes(tag));
        expect(frame).toEqual({ width, height });
        const { x = NaN, y = NaN, width: innerWidth = NaN, height: innerHeight = NaN } = inner ?? {};
        expect(innerWidth / width <= 1.001 && innerHeight / height <= 1.001).toBe(true);
        expect(Math.max(innerWidth / width, innerHeight / height)).toBeCloseTo(1, 2);
        expect(Math.abs(innerWidth * (original.height ?? NaN) - innerHeight * (original.width ?? NaN))).toBeLessThan(2);
        expect(x * 2 + innerWidth).toBeCloseTo(width, 2);
        expect(y * 2 + innerHeight).toBeCloseTo(height, 2);
      }),
    );
  });

  it.each([
    'w_0,h_50,c_pad',
    'w_1001,h_50,c_pad',
    'w_50,h_99999,c_pad',
    'w_-5,h_50,c_pad',
    'w_5e1,h_50,c_pad',
    'w_50,h_50',
    'w_50,h_50,c_fill',
    'h_50,w_50,c_pad',
    'w_50,h_50,c_pad,e_blur',
    'large',
  ])('refuses the transform %s with 400 and a message', async (transform) => {
    const answer = await get(`/${transform}/PIM/GLV-8841.svg`);
    expect(answer.status).toBe(400);
    expect(parse(ErrorBody, await answer.json()).code).toBe('bad_transform');
  });

  it.each([
    '/PIM/XXX-8841.svg',
    '/PIM/GLV-8841.png',
    '/PIM/glv-8841.svg',
    '/PIM/GLV.svg',
    '/PIM/..%2f..%2fapp.ts',
    '/PIM/GLV-1%3Cscript%3E.svg',
    `/PIM/GLV-${'1'.repeat(500)}.svg`,
    '/w_50,h_50,c_pad/PIM/XXX-1.svg',
    '/banners/nothing.svg',
    '/banners/whole-crew.xx.svg',
    '/banners/__proto__.svg',
    '/',
  ])('answers 404 for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toBeNull();
    expect(parse(ErrorBody, await answer.json()).code).toBe('not_found');
  });

  it('has every banner of the list, wide and narrow, with a text for those who do not see it', async () => {
    expect(bannerList).toHaveLength(4 * languages.length);
    expect(new Set(bannerList.map(({ alt }) => alt)).size).toBe(bannerList.length);
    for (const { image, alt, link } of bannerList) {
      expect(alt).toMatch(/\p{L}\. .+\./u);
      expect(link === null || link.startsWith('/products?')).toBe(true);
      for (const path of [image, image.replace('.svg', '-narrow.svg')]) {
        const answer = await get(`/${path}`);
        expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
        const picture = await answer.text();
        // Outlines, not text: an image cannot use the page's fonts.
        expect(picture).not.toMatch(/<text|NaN|undefined/);
        expect(picture.match(/<path fill="#ffffff" d="M/g)?.length).toBeGreaterThan(0);
        expect(picture.match(/<polygon/g)).toHaveLength(3);
      }
    }
  });
});
