import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const terms = style({ margin: `${space(3)} 0 ${space(1.5)}`, overflowWrap: 'anywhere' });
export const detail = style({ color: vars.color.ink3, fontSize: '13px', lineHeight: '19px' });
