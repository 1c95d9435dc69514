import { style } from '@vanilla-extract/css';

import { motion, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const frame = style({ marginTop: space(8), paddingTop: space(5), borderTop: `1px solid ${color.line}` });
export const title = style({ ...textSize.small, fontWeight: 600 });
export const text = style({ marginTop: '2px', color: color.ink3, ...textSize.label });
export const apart = style([frame, text, { marginTop: space(8) }]);
export const list = style({ margin: `${space(2)} -${space(3)} 0` });
export const account = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  padding: `${space(1.5)} ${space(3)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  textAlign: 'start',
  transition: `background ${motion.fast}`,
  selectors: { '&:hover': { background: color.page } },
});
export const email = style({
  fontSize: textSize.small.fontSize,
  lineHeight: '19px',
  fontWeight: 550,
  overflowWrap: 'anywhere',
});
export const mailbox = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), color: color.ink2 });
