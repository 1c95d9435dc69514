import { style } from '@vanilla-extract/css';

export const blurred = style({ filter: 'blur(7px)', userSelect: 'none', opacity: 0.7 });
