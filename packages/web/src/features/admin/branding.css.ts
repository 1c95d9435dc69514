import { style } from '@vanilla-extract/css';

import { formWidth, media, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The form, and beside it what it will look like, in sight while it is scrolled. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  marginTop: space(4),
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, ${formWidth.card}) 320px` } },
});
export const preview = style({ '@media': { [media.wide]: { position: 'sticky', top: space(4) } } });
export const colour = style({ display: 'flex', gap: space(2), width: '100%', maxWidth: formWidth.field });
export const picker = style({
  flex: 'none',
  // Beside what is typed, below its label.
  marginTop: '26px',
  width: '48px',
  height: '40px',
  padding: '3px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
});
export const code = style({ flex: 1, minWidth: 0 });
export const contrast = style({ display: 'grid', justifyItems: 'start', gap: space(2), color: color.ink2 });
/** A scheme of the portal in small. */
export const pane = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.page,
  color: color.ink,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: space(3),
  background: color.rail,
  color: color.railStrong,
  fontSize: textSize.name.fontSize,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  minWidth: 0,
});
export const current = style({
  position: 'relative',
  margin: `0 ${space(3)}`,
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.small,
  background: color.railActive,
  color: color.hivis,
});
export const rail = style({ paddingBottom: space(3), background: color.rail });
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  background: color.surface,
});
/** Looks like a button, and is none. */
export const button = style({
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.control,
  background: color.brand,
  color: color.brandInk,
  fontWeight: 550,
});
export const link = style({ color: color.link, textDecoration: 'underline', textUnderlineOffset: '3px' });
export const soft = style({
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  background: color.brandSoft,
  color: color.brand,
});
