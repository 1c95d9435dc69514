import { style } from '@vanilla-extract/css';

import { space } from './metrics.ts';

/** One under the other, none wider than the column. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Parts of a form or a page, one under the other. */
export const stack = style([column, { gap: space(4) }]);
/** Buttons and the like in a line, or in as many as they need. */
export const inline = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
/** Parts of different heights in a line, with more room between them. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });
/** Numbers and days, which stay in one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });
/** What people typed, which may have no space to break at. */
export const broken = style({ overflowWrap: 'anywhere' });
