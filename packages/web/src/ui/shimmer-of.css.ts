import { style } from '@vanilla-extract/css';

import { shimmer } from './shimmer.css.ts';

export const shimmerOf = style([shimmer, { width: '100%', gap: 'inherit' }]);
/** Laid out as it will be where it comes. */
export const form = style({ display: 'grid', justifyItems: 'start', gap: 'inherit', visibility: 'hidden' });
