import { style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

export const mark = style({ fill: vars.color.control });
