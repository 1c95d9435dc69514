import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const left = style({ display: 'grid', gap: space(1), marginTop: space(2), textAlign: 'start' });
export const lines = style({ display: 'grid', gap: space(1), paddingInlineStart: space(5), listStyle: 'disc' });
