import { expect, test } from 'vitest';
import { pictureAddress, pictureHost } from './picture-address.ts';

test('a file is under the image host, in the size that is asked for', () => {
  expect(pictureAddress('/images', 'GLV 1.svg', 50)).toBe('/images/w_50,h_50,c_pad/PIM/GLV%201.svg');
  expect(pictureHost('GLV 1.svg')).toBeNull();
  expect(pictureHost('from https://img.example/b.jpg')).toBeNull();
});

test('a picture with an address of its own is there', () => {
  const picture = 'https://img.example:8443/a/b.jpg?v=2';
  expect(pictureAddress('/images', picture, 50)).toBe(picture);
  expect(pictureHost(picture)).toBe('img.example:8443');
  expect(pictureHost('HTTPS://IMG.Example/A.jpg')).toBe('img.example');
});
