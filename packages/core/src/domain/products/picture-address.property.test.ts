import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pictureAddress, pictureHost } from './picture-address.ts';

test.prop([fc.string({ unit: 'grapheme' }).filter((name) => pictureHost(name) === null), fc.nat()])(
  'whatever a file is called, it is fetched from the image host alone',
  (name, side) => {
    const address = pictureAddress('https://pictures.example', name, side);
    expect(new URL(address).host).toBe('pictures.example');
    expect(decodeURIComponent(address.split('/PIM/')[1] ?? '')).toBe(name);
  },
);

test.prop([fc.webUrl({ validSchemes: ['https'] }).filter((url) => pictureHost(url) !== null), fc.nat()])(
  'a picture with an address of its own is there, at the host that is told',
  (url, side) => {
    expect(pictureAddress('https://pictures.example', url, side)).toBe(url);
    expect(pictureHost(url)?.split(':')[0]).toBe(new URL(url).hostname);
  },
);
