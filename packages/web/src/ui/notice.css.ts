import { style, styleVariants } from '@vanilla-extract/css';

import { radius, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(2)} ${space(3.5)}`,
  borderRadius: radius.control,
  ...textSize.small,
});
export const notice = styleVariants({
  info: [base, { color: vars.color.info, background: vars.color.infoSoft }],
  wait: [base, { color: vars.color.wait, background: vars.color.waitSoft }],
  good: [base, { color: vars.color.good, background: vars.color.goodSoft }],
  bad: [base, { color: vars.color.bad, background: vars.color.badSoft }],
});
export const text = style({ flex: '1 1 12ch', minWidth: 0, overflowWrap: 'anywhere' });
export const action = style({
  border: 0,
  padding: '3px 2px',
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
