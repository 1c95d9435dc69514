import { inMajor, moneyOfMajor } from '@connect/core/domain/money/major';

/** An amount or a price of minor units (pence), as the documented calls have it: in major ones. */
export const toMajor = (minor: number): number => inMajor({ minor });

/** An amount of the documented calls in minor units. */
export const toMinor = (major: number): number => moneyOfMajor(major, '').minor;
