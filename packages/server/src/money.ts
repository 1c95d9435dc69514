/** An amount of minor units (pence) as the wire has it: major units, two decimals. */
export const toMajor = (minor: number): number => minor / 100;
