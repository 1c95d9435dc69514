import { style } from '@vanilla-extract/css';

export const end = style({ outline: 'none' });
