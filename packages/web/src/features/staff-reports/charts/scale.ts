/** What an axis shows: its ends, and the evenly spaced values marked on it, ascending. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10] as const;

/** The smallest step people count in that is no smaller than this one. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = steps.find((step) => step * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
};

/**
 * An axis from zero, or from below it, that holds all values and has about so many ticks on round numbers. Counts of things
 * have none between two whole ones.
 */
export const scaleOf = (values: readonly number[], count: number, wholeNumbers = false): Scale => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const round = roundStep(span / count);
  const step = wholeNumbers ? Math.max(1, Math.ceil(round)) : round;
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
};

/** Where a value stands between the ends of its scale, as a part of the whole. */
export const placeOn = ({ min, max }: Scale, value: number): number => (value - min) / (max - min);

/** One of how many labels there is room for, each of them so wide: 1 for all, 2 for every other one. */
export const everyNth = (count: number, room: number, width: number): number =>
  Math.max(1, Math.ceil((count * width) / Math.max(room, 1)));
