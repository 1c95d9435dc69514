import type { Typeface } from '@connect/demo/pictures/typeface';
import { fontNamed, runsOf } from '../pdf/typefaces.ts';
import { setLine, wrap } from '../pdf/lines.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** Geist as pictures use it: they have no page whose fonts they could use. */
export const geist: Typeface = {
  wrap: (text, weight, width) => wrap(text, weight, width).map(({ runs }) => runs.map((run) => run.text).join('')),
  widthOf: (text, weight) => setLine(text, weight).width,
  outline: (text, weight, { x, baseline, size }) => {
    // Headlines are set tighter.
    const tracking = weight === 600 ? -0.016 * size : 0;
    let left = x;
    let path = '';
    for (const run of runsOf(text, weight)) {
      const font = fontNamed(run.font);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      for (const [index, glyph] of glyphs.entries()) {
        path += glyph.path
          .transform(scale, 0, 0, -scale, left, baseline)
          .commands.map(({ command, args }) => `${letters[command]}${args.map(rounded).join(' ')}`)
          .join('');
        left += (positions[index]?.xAdvance ?? 0) * scale + tracking;
      }
    }
    return path;
  },
};
