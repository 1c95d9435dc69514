import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { media, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { outcome } from '../documents/document-status-badge.css.ts';

const badgeLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2.5)}`,
  minHeight: '24px',
  '@media': { [media.folded]: { flexBasis: '100%' } },
});
/**
 * Beside the title where the longest usual status has room there, known or not, so that none goes under it only once it comes. Narrow, always
 * under the title: that a second one comes with the document moves nothing then.
 */
export const badges = styleVariants({
  order: [badgeLine, { '@media': { [media.wide]: { flexBasis: '14rem' } } }],
  invoice: [badgeLine, { '@media': { [media.wide]: { flexBasis: '9rem' } } }],
});
// On phones it would take a line more, and the notice below says it.
globalStyle(`${badgeLine} > ${outcome}`, { '@media': { [media.stacked]: { display: 'none' } } });
/** What comes with the document: at the end of the facts, or in the line of the status where that has its own. On phones a card of the page says it. */
export const badgeOfFacts = style({ display: 'none', '@media': { [media.wide]: { display: 'contents' } } });
export const badgeOfStatus = style({
  display: 'none',
  '@media': { [media.folded]: { display: 'contents' }, [media.stacked]: { display: 'none' } },
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  minHeight: size.control,
  marginBottom: space(3.5),
});
// Its room is the same before they come.
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space(3)}`,
  flex: '1 1 12rem',
  minWidth: 0,
  // Beside the buttons of two lines, the second with a badge; narrow, above them, so that one line has them all.
  '@media': { [media.wide]: { minHeight: '46px' }, [media.folded]: { flexBasis: '100%' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  marginInlineStart: 'auto',
});
export const notice = style({ marginBottom: space(3.5) });
export const columns = style({
  display: 'grid',
  // On smaller screens the lines get what the cards beside them can spare.
  gridTemplateColumns: 'minmax(0, 1fr) clamp(272px, 22.3vw, 320px)',
  alignItems: 'start',
  gap: space(4),
  '@media': { [media.folded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A column of cards; on small screens all are in one, so that what it comes to can stand first. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minWidth: 0,
  '@media': { [media.stacked]: { display: 'contents' } },
});
/** What a document comes to. */
export const totals = style({ '@media': { [media.stacked]: { order: -1 } } });

/** The narrow column; where it stands below the wide one, its cards stand side by side. */
const cards = style({});
export const aside = style([
  column,
  cards,
  {
    alignItems: 'start',
    '@media': {
      [media.folded]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        // Its place is known only once the lines above it are.
        selectors: { '[aria-busy="true"] > &': { display: 'none' } },
      },
      [media.stacked]: { selectors: { '[aria-busy="true"] > &': { display: 'contents' } } },
      // A sheet's end parts none from the others.
      print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', breakInside: 'avoid' },
    },
  },
]);
// A fourth one lies under the first, which is the lowest.
globalStyle(`${cards} > :not(:first-child, :last-child)`, { '@media': { print: { gridRow: 'span 2' } } });
globalStyle(`[aria-busy="true"] > ${cards} > :not(${totals})`, { '@media': { [media.stacked]: { display: 'none' } } });

/** A dot's width, and the gap behind it. */
const dotRoom = `calc(4px + ${space(3)})`;
/** A line of facts: label and value, with dots between those of one line; on small screens a line each, so that none wraps only once it is known. */
export const factList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `2px ${space(3)}`,
  // Room for an invoice's number under the reference, which comes when what stands below can be seen to move; the smallest phones have a
  // long reference under its name.
  '@media': {
    [media.stacked]: { minHeight: 'calc(2lh + 2px)' },
    [media.narrow]: { minHeight: 'calc(3lh + 2px)' },
    // The dot of the first fact of each line lies outside, where it is cut off.
    [media.notStacked]: { marginInlineStart: `calc(-1 * ${dotRoom})`, clipPath: `inset(-4px -4px -4px ${dotRoom})` },
  },
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  minWidth: 0,
  '@media': {
    [media.stacked]: { flexBasis: '100%' },
    [media.notStacked]: {
      position: 'relative',
      paddingInlineStart: dotRoom,
      selectors: {
        '&::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: 0, color: vars.color.ink3 },
      },
    },
  },
});
export const longFact = style([fact, { '@media': { [media.narrow]: { flexDirection: 'column' } } }]);
export const factValue = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const factLink = style({ color: vars.color.link, textUnderlineOffset: '3px' });

/** Rows of a small card: label on the left, value on the right. */
export const rows = style({ display: 'grid', gap: space(2), marginTop: space(3.5) });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  fontSize: textSize.small.fontSize,
});
export const rowValue = style({ fontWeight: 600, textAlign: 'end' });
export const sum = style([
  row,
  {
    marginTop: '2px',
    paddingTop: space(2.5),
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: textSize.lead.fontSize,
    fontWeight: 620,
  },
]);
/** What is printed alone. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
