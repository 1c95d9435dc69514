import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

// As high as the totals it stands in place of, so that nothing below moves.
export const sampleCard = style({ minHeight: '163px' });
export const sample = style({ textAlign: 'center', fontSize: textSize.small.fontSize, color: vars.color.ink2 });
export const stamp = style({
  width: 'fit-content',
  margin: `${space(2)} auto ${space(4)}`,
  padding: `${space(1.5)} ${space(4)}`,
  border: '3px double currentColor',
  borderRadius: '8px',
  color: vars.color.part,
  ...textSize.heading,
  fontWeight: 700,
  letterSpacing: '0.08em',
  transform: 'rotate(-4deg)',
});
export const address = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  marginTop: space(3),
  fontSize: textSize.small.fontSize,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
export const promise = style({ marginTop: space(3), fontSize: textSize.small.fontSize, fontWeight: 600 });
/** Somebody's own words, line breaks kept. */
export const words = style({ whiteSpace: 'pre-wrap' });
