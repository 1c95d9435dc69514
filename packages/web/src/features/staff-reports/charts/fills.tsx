import { vars } from '../../../theme/vars.css.ts';

/** How the values of a series are drawn: each is told from the others by its pattern, whatever its colour. */
export type Fill = 'solid' | 'hatched' | 'hollow';

/** The patterns of the fills, once in each drawing; the ids of a drawing are its own. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatched`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={vars.color.sunk} />
        <rect width="2" height="6" fill={vars.color.control} />
      </pattern>
    </defs>
  );
}

/** The paint of a fill in the drawing that has its patterns under `id`. */
export const paintOf = (fill: Fill, id: string): { fill: string; stroke?: string } => {
  if (fill === 'solid') return { fill: vars.color.brand };
  return { fill: fill === 'hatched' ? `url(#${id}-hatched)` : vars.color.surface, stroke: vars.color.control };
};
