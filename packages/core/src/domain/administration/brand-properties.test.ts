import { describe, expect, test } from 'vitest';
import { brandProperties } from './brand-properties.ts';

const logo = { width: 200, height: 100, address: '/portal/logo-a1.png' };

describe('the custom properties of a portal’s own look (specification §branding)', () => {
  test('are those of its colours, by scheme and by what they are for', () => {
    expect(brandProperties({ main: '#000000', accent: '#ffffff' }, null)).toEqual({
      '--portal-light-brand': '#000000',
      '--portal-light-brandHover': '#000000',
      '--portal-light-brandSoft': '#e0e0e0',
      '--portal-light-link': '#000000',
      '--portal-light-focus': '#000000',
      '--portal-light-hivis': '#ffffff',
      '--portal-dark-hivis': '#ffffff',
      '--portal-dark-brand': '#ffffff',
      '--portal-dark-brandHover': '#ffffff',
      '--portal-dark-brandSoft': '#202a2a',
      '--portal-dark-focus': '#ffffff',
    });
  });

  test('are those of a logo, which is always on white and stands in place of the mark', () => {
    expect(brandProperties({ main: null, accent: null }, logo)).toEqual({
      '--portal-logo': 'url(/portal/logo-a1.png)',
      '--portal-logo-width': '50px',
      '--portal-logo-edge': '3px',
      '--portal-logo-ground': '#ffffff',
      '--portal-mark': 'hidden',
    });
  });

  test.each(['', 'red', '#fff', '#0b4f4', '#0b4f4a80', '0b4f4a', '#0B4F4A', 'url(#0b4f4a)'])(
    'are none of %j, which is no colour',
    (colour) => {
      expect(brandProperties({ main: colour, accent: colour }, null)).toEqual({});
    },
  );

  test.each([
    [1, 2000, '28px'],
    [22, 22, '28px'],
    [30, 22, '36px'],
    [106, 22, '112px'],
    [107, 22, '112px'],
    [5, 3, '43px'],
  ])('have for a logo of %d by %d a width of %s', (width, height, expected) => {
    expect(brandProperties({ main: null, accent: null }, { ...logo, width, height })['--portal-logo-width']).toBe(
      expected,
    );
  });
});
