import { globalStyle, style } from '@vanilla-extract/css';

import { formWidth } from '../../theme/metrics.ts';

export const row = style({ position: 'relative', maxWidth: formWidth.field });
globalStyle(`${row} input`, { paddingRight: '48px' });
export const calendar = style({ width: 'min(280px, calc(100vw - 66px))' });
/** In the field, at its end; its panel opens under it. */
export const opener = style({ position: 'absolute', top: '28px', right: '2px' });
