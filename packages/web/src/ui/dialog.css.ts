import { style, styleVariants } from '@vanilla-extract/css';

import { radius, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';
import { movingDialog } from './moving-dialog.ts';

const frame = style({
  ...movingDialog({ transform: 'translateY(8px)', opacity: 0 }),
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: space(6),
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.overlay,
  overflow: 'auto',
  // A bar with a ground of its own has no round corners.
  scrollbarColor: `${vars.color.control} transparent`,
  scrollPadding: `${space(16)} 0 ${space(22)}`,
});
const wide = style({});
export const dialog = styleVariants({
  normal: [frame, { width: 'min(440px, calc(100vw - 32px))' }],
  wide: [frame, wide, { width: 'min(680px, calc(100vw - 32px))' }],
});
export const title = style({ ...textSize.heading, fontWeight: 620, letterSpacing: '-0.015em' });
export const body = style({ marginTop: space(2), color: vars.color.ink2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  // In sight however long the dialog is.
  position: 'sticky',
  bottom: `-${space(6)}`,
  margin: `${space(3)} -${space(6)} -${space(6)}`,
  padding: `${space(2)} ${space(6)} ${space(6)}`,
  background: vars.color.surface,
  selectors: {
    // What goes on beneath it ends at a line.
    [`${wide} > &`]: { paddingTop: space(4), borderTop: `1px solid ${vars.color.line}` },
  },
});
