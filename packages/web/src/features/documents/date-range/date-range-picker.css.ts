import { style } from '@vanilla-extract/css';

import { space } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

export const trigger = style({ padding: `6px ${space(3.5)}` });
export const text = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(2)}`, textAlign: 'start' });
export const preset = style({ fontWeight: 600 });
export const days = style({ fontWeight: 400, color: vars.color.ink3 });
