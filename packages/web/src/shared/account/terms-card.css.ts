import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: space(3) });
/** Midway between the card's name and its foot, however high the cards beside it are. */
export const terms = style({ marginBlock: 'auto' });
export const period = style({ marginBottom: space(1.5), overflowWrap: 'anywhere' });
export const detail = style({ color: vars.color.ink3, fontSize: textSize.small.fontSize, lineHeight: '19px' });
export const vat = style([detail, { paddingTop: space(3), borderTop: `1px solid ${vars.color.line}` }]);
