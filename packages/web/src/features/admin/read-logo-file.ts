import { readLogo } from '@connect/core/domain/administration/logo';
import type { LogoProblem } from '@connect/core/domain/administration/logo';
import type { Logo } from '@connect/core/domain/administration/logo-picture';
import type { Result } from '@connect/core/domain/result';

import { base64Of } from './base64-of.ts';

/** A logo that was chosen: what is sent of it, and an address that it is shown by. */
export interface ChosenLogo extends Pick<Logo, 'width' | 'height'> {
  readonly base64: string;
  readonly address: string;
}

/** The same picture as a plain PNG. */
const toPng = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))));
  });
};

const bytesOf = async (file: Blob): Promise<Result<Logo, LogoProblem>> =>
  readLogo(new Uint8Array(await file.arrayBuffer()));

/** Judges a file as the server will; of a WebP, or a PNG of a kind that papers cannot have, it makes a plain PNG first. */
export const readLogoFile = async (file: Blob): Promise<ChosenLogo | LogoProblem> => {
  try {
    const read = await bytesOf(file);
    const sent = !read.ok && read.refusal === 'convert' ? await toPng(file) : file;
    const logo = sent === file ? read : await bytesOf(sent);
    if (!logo.ok) return logo.refusal;
    const base64 = await base64Of(sent);
    const { width, height, type } = logo.value;
    return { width, height, base64, address: `data:${type};base64,${base64}` };
  } catch {
    return 'broken';
  }
};
