import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css.ts';

export const struck = style({ color: vars.color.ink3 });
