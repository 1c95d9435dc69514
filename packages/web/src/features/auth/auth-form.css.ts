import { globalStyle, style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4), marginTop: space(4) });
/** Nothing to do but to wait. */
export const waiting = style({ marginBottom: space(4) });
/** The other ways, under the form. */
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  marginTop: space(4),
  color: vars.color.ink2,
  ...textSize.small,
});
/** A button that reads as one of the links beside it. */
export const textButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
});
/** One-time codes are read off another screen, figure by figure. */
export const code = style({});
globalStyle(`${code} input`, {
  fontSize: textSize.heading.fontSize,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
});

/** What the server says of a form, in paragraphs and lists. */
export const problem = style({ overflowWrap: 'anywhere' });
globalStyle(`${problem} :is(ul, ol)`, { paddingInlineStart: space(4.5), listStyle: 'disc' });
globalStyle(`${problem} ol`, { listStyle: 'decimal' });
globalStyle(`${problem} > * + *`, { marginTop: space(1) });

/** Two fields side by side, where there is room for both. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: space(4),
});
