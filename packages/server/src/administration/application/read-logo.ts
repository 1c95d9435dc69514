import { createHash } from 'node:crypto';
import { readLogo, type LogoProblem } from '@connect/core/domain/administration/logo';
import type { Logo } from '@connect/core/domain/administration/logo-picture';
import { ok, refused, type Result } from '@connect/core/domain/result';

/** Whether papers can have a picture that was read. */
export type CanDraw = (logo: Logo) => Promise<boolean>;

/** A logo that may be shown, named by what it holds. */
export const readWholeLogo = async (
  base64: string,
  canDraw: CanDraw,
): Promise<Result<Logo & { readonly tag: string }, LogoProblem>> => {
  const read = readLogo(new Uint8Array(Buffer.from(base64, 'base64')));
  if (!read.ok) return read;
  if (!(await canDraw(read.value))) return refused('broken');
  const tag = createHash('sha256').update(read.value.bytes).digest('base64url').slice(0, 22);
  return ok({ ...read.value, tag });
};
