/** An amount of minor units (pence) as the wire has it: major units, two decimals. */
export const toMajor = (minor: number): number => minor / 100;

/** An amount of the wire in minor units. */
export const toMinor = (major: number): number => Math.round(major * 100);
