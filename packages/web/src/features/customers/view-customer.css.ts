import { globalStyle, style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { figureColumns } from '../../shared/account/figure-columns.ts';
import { actions, area, header } from '../../shared/page/page-header.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Beside the name; below it where that has a line to itself. */
export const marks = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: '28px',
  '@media': { [media.stacked]: { flexBasis: '100%' } },
});
// Its name comes late: between a laptop and a phone it has a line of its own before, so that nothing moves when it does.
const narrow = `${media.notStacked} and ${media.folded}`;
globalStyle(`${header}:has(${marks})`, { '@media': { [narrow]: { flexWrap: 'wrap', rowGap: space(3) } } });
globalStyle(`${header}:has(${marks}) > ${area}`, { '@media': { [narrow]: { flexBasis: '100%' } } });
globalStyle(`${header}:has(${marks}) > ${actions}`, { '@media': { [narrow]: { flex: '1 1 0' } } });
export const number = style({ color: color.ink2, ...textSize.name });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2.5)} ${space(4)}`,
  minHeight: '40px',
  marginBottom: space(4.5),
});
/** The form of a dialog. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(2.5) });

const columns = (wide: string) => ({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Dense: the card after the documents fills what the third of three figures leaves beside it.
    [`print, ${media.notStacked}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row dense' },
    [media.wide]: { gridTemplateColumns: wide },
  },
});
export const grid = style(columns(figureColumns));
/** The whole width of it. */
export const full = style({ minWidth: 0, '@media': { [`print, ${media.notStacked}`]: { gridColumn: '1 / -1' } } });
/** Notes beside who and where the customer is. */
export const below = style([
  full,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space(4),
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1.705fr) minmax(0, 1fr)' } },
  },
]);
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), minWidth: 0 });

export const overdue = style({ marginTop: space(3.5), overflowWrap: 'anywhere' });
export const detail = style({ marginTop: '2px', color: color.ink3, ...textSize.label });
export const waiting = style({ display: 'grid', gap: space(3), marginTop: space(3.5) });

export const facts = style({
  display: 'grid',
  gap: space(3),
  marginTop: space(3.5),
  fontSize: textSize.small.fontSize,
});
export const factName = style({ color: color.ink3, fontSize: textSize.label.fontSize });
export const factValue = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  lineHeight: '20px',
  // There is room before it comes, so that nothing moves then.
  selectors: { '&[data-lines="2"]': { minHeight: '40px' } },
});
export const entry = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space(3)} 0`,
  fontSize: textSize.small.fontSize,
  lineHeight: '20px',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.line}` },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const name = style({ fontWeight: 600 });
export const link = style({ padding: '2px 0', color: color.link, textUnderlineOffset: '3px' });
export const none = style({ marginTop: space(3), color: color.ink3, fontSize: textSize.small.fontSize });
