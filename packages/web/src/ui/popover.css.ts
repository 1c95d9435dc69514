import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { motion, space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const frame = style({ position: 'relative', display: 'inline-flex' });
const base = style({
  position: 'absolute',
  zIndex: 30,
  top: `calc(100% + ${space(2)})`,
  // A panel that is a native dialog is centred by the browser unless told otherwise.
  margin: 0,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  padding: space(2),
  border: `1px solid ${vars.color.line}`,
  borderRadius: '14px',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.overlay,
  animation: `${rise} ${motion.panel}`,
});
export const panel = styleVariants({
  start: [base, { left: 0, right: 'auto' }],
  end: [base, { right: 0, left: 'auto' }],
  above: [base, { left: 0, right: 'auto', top: 'auto', bottom: `calc(100% + ${space(2)})` }],
});
