import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(4),
  padding: `${space(12)} ${space(5)}`,
  textAlign: 'center',
});
export const texts = style({
  display: 'grid',
  gap: space(1),
  maxWidth: '60ch',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) });
/** What was ordered, below the news of it. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: `${space(6)} ${space(10)}`,
  width: '100%',
  maxWidth: '960px',
  marginTop: space(6),
  paddingTop: space(6),
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  '@media': { [media.folded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const lines = style({ margin: `${space(2)} 0 ${space(4)}` });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const details = style({ display: 'block', color: vars.color.ink2, ...textSize.label });
export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const address = style({ display: 'grid', fontStyle: 'normal', textAlign: 'end' });
