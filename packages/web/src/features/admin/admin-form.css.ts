import { globalStyle, style } from '@vanilla-extract/css';

import { formWidth, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginTop: space(4),
});
/** Fields of a line or less each. */
export const fields = style({ maxWidth: formWidth.card });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(1),
  paddingBlock: space(2),
});
/** A button among several of a row, so that few lines hold them. */
export const deed = style({
  selectors: { '&&': { minHeight: '36px', paddingInline: space(2), fontSize: textSize.small.fontSize } },
});
export const beside = style({ display: 'block', color: vars.color.ink3, fontSize: textSize.label.fontSize });
export const secret = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  marginTop: space(4),
});
export const code = style({
  width: '100%',
  padding: space(3),
  borderRadius: '8px',
  background: vars.color.sunk,
  fontFamily: 'ui-monospace, monospace',
  fontSize: textSize.small.fontSize,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(3),
});
export const heading = style({ fontSize: textSize.lead.fontSize, fontWeight: 600 });
/** A card of a form: its title, what it says, its fields and its buttons. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  justifyItems: 'start',
});
globalStyle(`${part} > div`, { width: '100%' });
/** What is known of one thing: labels over values, as many beside each other as there is room for. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: space(4),
});
globalStyle(`${facts} dt`, { color: vars.color.ink3, fontSize: textSize.label.fontSize });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
/** A map is read by its columns. */
export const map = style({});
globalStyle(`${map} textarea`, { fontFamily: 'ui-monospace, monospace', fontSize: textSize.small.fontSize });
/** Lines of the server as they are. */
export const lines = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** The browser's own button for a file, which would stand at the top of its field. */
export const file = style({});
globalStyle(`${file} input`, { paddingBlock: '7px' });
globalStyle(`${file} input::file-selector-button`, {
  marginInlineEnd: space(3),
  padding: '3px 10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
});
/** What readers will see, as wide as they see it. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  maxWidth: '72ch',
  color: vars.color.ink2,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});
/** A banner in the shape that the dashboard gives it. */
export const picture = style({
  width: '100%',
  aspectRatio: '1460 / 264',
  borderRadius: '8px',
  background: vars.color.rail,
  objectFit: 'cover',
  objectPosition: 'left center',
});
/** What a row is called, of several lines. */
export const named = style({ paddingBlock: space(2) });
/** Fields beside each other, below each other where there is no room. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space(4),
});
/** What is said in one language or another, one below the other. */
export const wordings = style({ display: 'grid', gap: space(3), margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${wordings} dt`, { color: vars.color.ink3, fontSize: textSize.label.fontSize });
globalStyle(`${wordings} dd`, { margin: 0 });
