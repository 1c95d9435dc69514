/** A bar between two heights of a drawing, its far end rounded; `to` above `from` is a bar upwards. */
export const barPath = (x: number, width: number, from: number, to: number): string => {
  const radius = Math.min(4, width / 2, Math.abs(to - from));
  const inward = to < from ? radius : -radius;
  return [
    `M${x} ${from}`,
    `V${to + inward}`,
    `Q${x} ${to} ${x + radius} ${to}`,
    `H${x + width - radius}`,
    `Q${x + width} ${to} ${x + width} ${to + inward}`,
    `V${from}`,
    'Z',
  ].join('');
};
