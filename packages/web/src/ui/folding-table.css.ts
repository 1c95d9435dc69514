import { globalStyle, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { media, space } from '../theme/metrics.ts';
import { body, cell, end, head, headCell, row, table } from './data-table.css.ts';
import { hiddenRules } from './visually-hidden.css.ts';

/*
 * Between the room for all columns and that for stacked rows a cell goes under the one before it. The table is a grid there, its rows on
 * the same tracks; its roles are spelt out. A track that no column has is as wide as nothing.
 */
export const room = style({ containerType: 'inline-size', containerName: 'folding-table' });
/** Its column is the third. */
const under = ':nth-child(3)';

const whenFolded = (rules: Omit<StyleRule, '@media' | '@container'>): StyleRule => ({
  '@media': {
    [`print, ${media.notStacked}`]: {
      '@container': { 'folding-table (min-width: 560px) and (max-width: 1000px)': rules },
    },
  },
});

globalStyle(
  `${room} ${table}`,
  whenFolded({ display: 'grid', gridTemplateColumns: 'auto minmax(96px, 1fr) repeat(4, auto)' }),
);
globalStyle(
  `${room} :is(${head}, ${body}, ${row}, ${head} > tr)`,
  whenFolded({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
);
globalStyle(`${room} :is(${headCell}, ${cell})`, whenFolded({ alignContent: 'center', gridRow: '1 / span 2' }));
globalStyle(`${room} ${headCell}`, whenFolded({ width: 'auto !important', lineHeight: '46px' }));
// What stands under another has no place for its header, which still names it to those who listen.
globalStyle(`${room} ${headCell}${under}`, whenFolded({ ...hiddenRules, width: '1px !important', margin: 0 }));
globalStyle(`${room} ${cell}`, whenFolded({ height: 'auto', minHeight: '60px' }));
// A note is as wide as its row, and makes no column as wide as itself.
globalStyle(`${room} ${cell}[colspan]`, whenFolded({ gridColumn: '1 / -1' }));
globalStyle(`${room} ${cell}:has(+ ${under})`, whenFolded({ gridRow: '1', minHeight: 0, paddingTop: '10px' }));
globalStyle(
  `${room} ${cell}${under}`,
  whenFolded({ gridArea: '2 / 2', minHeight: 0, paddingTop: '4px', paddingBottom: '10px' }),
);
// An action at the end takes no more than its own size.
globalStyle(
  `${room}${room}${room} :is(${headCell}, ${cell}):last-child:not(${end}, [colspan])`,
  whenFolded({ paddingLeft: 0, paddingRight: space(2) }),
);
