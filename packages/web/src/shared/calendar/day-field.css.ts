import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({ position: 'relative' });
globalStyle(`${row} input`, { paddingRight: '48px' });
/** In the field, at its end; its panel opens under it. */
export const opener = style({ position: 'absolute', top: '28px', right: '2px' });
