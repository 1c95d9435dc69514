import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { media, motion, space } from '../theme/metrics.ts';
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
  // On small screens it stands at the window's foot, all of it in the window.
  '@media': {
    [media.stacked]: {
      position: 'fixed',
      width: 'auto',
      maxHeight: 'calc(100dvh - 32px)',
      overflowY: 'auto',
    },
  },
});
const atFoot = { [media.stacked]: { inset: 'auto 16px 16px' } };
export const panel = styleVariants({
  start: [base, { left: 0, right: 'auto', '@media': atFoot }],
  end: [base, { right: 0, left: 'auto', '@media': atFoot }],
  above: [base, { left: 0, right: 'auto', top: 'auto', bottom: `calc(100% + ${space(2)})`, '@media': atFoot }],
});
