import { globalStyle } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';
import { cell, headCell, row } from './data-table.css.ts';
import { whenNarrow, whenStacked } from './when-stacked.ts';

/*
 * Rows of two lines, or three, where a table has no room for columns: what a row is, how it stands, and what it comes to, one under
 * the other in every row. Headers still name each value to those who listen.
 */
const short = `${row}:has(> [data-place])`;
const part = `${short} > ${cell}${cell}${cell}`;
/** At these places; the lines are broken between the orders 1 and 3, and 4 and 6. */
const at = (places: readonly string[], rules: Parameters<typeof whenStacked>[0]): void =>
  globalStyle(`${part}:is(${places.map((place) => `[data-place='${place}']`).join()})`, whenStacked(rules));
const lineBreak = (order: number): StyleRule => whenStacked({ content: '', order, flexBasis: '100%' });

globalStyle(
  short,
  whenStacked({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(1),
    padding: `14px ${space(2)}`,
  }),
);
globalStyle(`${short}::before`, lineBreak(2));
globalStyle(`${short}:has(> [data-place='middle'])::after`, lineBreak(5));
globalStyle(
  part,
  whenStacked({
    display: 'flex',
    gap: space(1),
    minHeight: '24px',
    padding: 0,
    textAlign: 'start',
    overflowWrap: 'normal',
  }),
);
at(['top-end'], { order: 1 });
at(['middle'], { order: 3 });
at(['middle-end'], { order: 4 });
at(['bottom'], { order: 6 });
at(['bottom-wide'], { order: 7 });
at(['bottom-end'], { order: 8, fontWeight: 600 });
at(['top-end', 'middle-end', 'bottom-end'], { marginInlineStart: 'auto', textAlign: 'end' });
at(['bottom', 'bottom-wide', 'bottom-end'], { marginTop: '4px', minHeight: '20px' });
at(['bottom', 'bottom-wide'], { color: vars.color.ink2, fontSize: textSize.small.fontSize });
at(['top-wide', 'middle', 'bottom-wide'], { flex: '1 1 0', minWidth: 0 });
globalStyle(
  `${part}:is([data-place='top-wide'], [data-place='bottom-wide']) > div`,
  whenStacked({ minWidth: 0, paddingInlineEnd: '6px', overflowWrap: 'anywhere' }),
);
// A word before a value begins where a value without one does.
globalStyle(
  `${part}[data-label]:is([data-place='middle'], [data-place='bottom'])`,
  whenStacked({ paddingInlineStart: space(1) }),
);
// Beside another at its start.
globalStyle(
  `${short}:has(> [data-place='bottom']) > [data-place='bottom-wide'] > div`,
  whenStacked({ paddingInlineStart: '6px' }),
);
// A status breaks into two low lines rather than make a third of the row.
const status = `${part}[data-place='top-end']:has(> div > span)`;
globalStyle(status, whenStacked({ flex: '1 1 0', minWidth: 'min-content', justifyContent: 'end' }));
globalStyle(`${status} > div`, whenStacked({ display: 'flex', alignItems: 'center', gap: '4px' }));
globalStyle(`${status} > div > span`, whenStacked({ whiteSpace: 'normal', textAlign: 'start' }));
globalStyle(
  `${status} > div > span + span`,
  whenStacked({ marginBlock: '-3px', fontSize: textSize.fine.fontSize, lineHeight: '15px' }),
);
globalStyle(short, whenNarrow({ paddingBlock: '9px' }));
globalStyle(
  `${status} > div > span:first-child`,
  whenNarrow({ gap: '4px', paddingInline: '7px', fontSize: textSize.fine.fontSize, lineHeight: '15px' }),
);
// What has not come yet is as wide as nothing of its own.
globalStyle(`${short}[aria-hidden] > ${cell} > div > *`, whenStacked({ minWidth: '64px' }));
// With its header, lest those after it be heard with that of another.
globalStyle(`:is(${headCell}[data-place='none'], ${part}[data-place='none'])`, whenStacked({ display: 'none' }));
