import {
  hasNoSignOffs,
  marksBeyond,
  noSignOffs,
  notSignedAtServer,
} from '@connect/core/domain/products/local-sign-offs';
import type { SignOffTimes } from '@connect/core/domain/products/product';
import { signOffLevels } from '@connect/core/domain/products/sign-off';

import type { BrandServices } from '../../brand-services.ts';

/** So many products the API takes in one call at most. */
export const chunkSize = 1000;

/**
 * Clears up the marks of earlier visits once products are loaded (decisions §confirmed-marks). Those that the index has confirmed go. Of the
 * others the server is asked: what it has no sign-off of goes, too; the rest stay until the index has caught up, as do all when the
 * server cannot be asked. Answers how far the products are at the server. Rejects when the board does.
 */
export const reconcileMarks = async ({ board, signOff, local }: BrandServices): Promise<readonly SignOffTimes[]> => {
  const before = local.read();
  if (hasNoSignOffs(before)) return [];
  const open = await board.unconfirmed(before);
  const known: SignOffTimes[] = [];
  for (const level of signOffLevels) {
    for (const [region, skus] of marksBeyond(before[level], open[level])) local.remove(level, region, skus);
    for (const [region, skus] of marksBeyond(open[level], noSignOffs[level])) {
      // Where the storefront is not known, nobody can be asked.
      for (let start = 0; region !== '' && start < skus.length; start += chunkSize) {
        const chunk = skus.slice(start, start + chunkSize);
        const answer = await signOff.states({ skus: chunk, region });
        if (!answer.ok) continue;
        local.remove(level, region, notSignedAtServer(chunk, level, answer.value));
        known.push(...answer.value);
      }
    }
  }
  if (known.length > 0) await board.put(known);
  return known;
};
