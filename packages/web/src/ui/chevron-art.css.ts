import { style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: vars.color.hivis });
export const banner = style([art, { left: 'auto', width: 'auto', maxWidth: '45%' }]);
