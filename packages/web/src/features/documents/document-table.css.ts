import { style } from '@vanilla-extract/css';

export const day = style({ whiteSpace: 'nowrap' });
