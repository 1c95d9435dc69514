import { style } from '@vanilla-extract/css';

export const count = style({ minWidth: '1ch', fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
