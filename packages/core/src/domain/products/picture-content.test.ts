import { expect, test } from 'vitest';
import { pictureFormat, pictureFileProblem } from './picture-content.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1"></svg>';

test.each([
  ['\u0089PNG\r\n\u001A\n\0\0', 'PNG'],
  ['\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF', 'JPEG'],
  ['GIF89a\u0001\0', 'GIF'],
  ['RIFF\u0010\0\0\0WEBPVP8 ', 'WebP'],
  ['GIF87a\u0001\0', 'GIF'],
  ['GIF88a\u0001\0', null],
  ['RIFF\u0010\0\0\0WAVEfmt ', null],
  ['LIST\u0010\0\0\0WEBPVP8 ', null],
  ['\0\0\0\u0020ftypavif\0\0\0\0avifmif1', 'AVIF'],
  ['\0\0\0\u0020ftypmif1\0\0\0\0mif1avif', 'AVIF'],
  ['\0\0\0\u0020ftypisom\0\0\0\0isommp42', null],
  ['\0\0\0\u0020moovavif\0\0\0\0avifmif1', null],
  // Brands have four letters each.
  ['\0\0\0\u0020ftypisom\0\0\0\0m1avifm2', null],
  [svg, 'SVG'],
  [`\u00EF\u00BB\u00BF<?xml version="1.0"?>\n<!-- by hand --><!DOCTYPE svg [<!ENTITY a "b">]>\n${svg}`, 'SVG'],
  [`<?xml version="1.0"?>${svg}`, 'SVG'],
  [`<!-- by hand -->\n${svg}`, 'SVG'],
  [`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg}`, 'SVG'],
  [`<!DOCTYPE svg [<!ENTITY a "b">] >\n\n${svg}`, 'SVG'],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', 'SVG'],
  ['<draw:svg width="1"\n xmlns:draw = "http://www.w3.org/2000/svg"/>', 'SVG'],
  ['<svg width="1"></svg>', null],
  ['<svg width="1"><g xmlns="http://www.w3.org/2000/svg"/></svg>', null],
  [`<p>${svg}</p>`, null],
  ['%PDF-1.7', null],
])('what a file is by its first bytes: %j', (text, format) => {
  expect(pictureFormat(bytes(text))).toBe(format);
});

test.each([
  ['a.png', '', 'is empty'],
  ['a.png', '\n<!doctype html><title>Not found', 'is a page of HTML, and no picture'],
  ['a.png', '<html><title>Not found', 'is a page of HTML, and no picture'],
  ['a.png', '\r\n\r\n<HTML>', 'is a page of HTML, and no picture'],
  ['a.jpg', 'sku;<html>', expect.stringMatching(/^is no picture by its first bytes/)],
  ['a.jpg', 'sku;title\n', expect.stringMatching(/^is no picture by its first bytes/)],
  ['a.png', svg, 'is SVG, which is not shown under that name'],
  ['a.svg.png', svg, 'is SVG, which is not shown under that name'],
  ['a.SVG', 'GIF89a', 'is GIF, which is not shown under that name'],
  ['a.SVG', svg, null],
  // Browsers look at the bytes themselves.
  ['a.png', '\u00FF\u00D8\u00FF', null],
])('why %s is no picture when it has %j', (name, text, problem) => {
  expect(pictureFileProblem(name, bytes(text))).toEqual(problem);
});
