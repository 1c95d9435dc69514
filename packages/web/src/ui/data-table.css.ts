import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { motion, size, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';
import { hiddenRules } from './visually-hidden.css.ts';
import { whenSlim, whenStacked } from './when-stacked.ts';

const { color } = vars;

export const frame = style({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });
export const room = style({ containerType: 'inline-size', containerName: 'table' });
/** As a folding table has, of which nothing folds. */
export const slimRoom = style({ containerType: 'inline-size', containerName: 'folding-table' });
export const wideRoom = style({ containerType: 'inline-size', containerName: 'wide-table' });
// Specification §list-screen: the results table is 650px high, its border included. Stacked rows are as long as they need.
export const fixed = style({ minHeight: '648px', ...whenStacked({ minHeight: 0 }) });
export const scroller = style({ minWidth: 0, padding: '0 4px', overflowX: 'auto' });
export const table = style({ width: '100%', ...whenStacked({ display: 'block' }) });
export const head = style(
  whenStacked({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const body = style({
  transition: `background ${motion.fade}`,
  // What is still to be read keeps its contrast.
  selectors: { '&[data-busy="true"]': { background: color.sunk } },
  ...whenStacked({ display: 'block' }),
});

const edges = {
  selectors: { '&:first-child': { paddingLeft: space(4) }, '&:last-child': { paddingRight: space(4) } },
};
export const headHeight = '46px';
export const headCell = style({
  height: headHeight,
  padding: `0 ${space(2)}`,
  textAlign: 'start',
  fontSize: textSize.label.fontSize,
  fontWeight: 500,
  color: color.ink3,
  whiteSpace: 'nowrap',
  ...edges,
});
// In little room a header of many columns takes two lines before the table is stacked.
globalStyle(`${wideRoom} ${headCell}`, {
  '@container': { 'wide-table (max-width: 930px)': { lineHeight: '16px', whiteSpace: 'normal' } },
});
globalStyle(`${slimRoom} ${headCell}`, {
  '@container': { 'folding-table (max-width: 930px)': { lineHeight: '16px', whiteSpace: 'normal' } },
});
export const row = style({
  borderTop: `1px solid ${color.line}`,
  ...whenStacked({
    display: 'block',
    padding: `${space(2)} ${space(4)}`,
    selectors: { '&:first-child': { borderTop: 0 } },
  }),
});
export const cell = style({ height: size.row, padding: `0 ${space(2)}`, textAlign: 'start', ...edges });
export const compact = style({});
// What takes two lines keeps off the borders.
globalStyle(`${compact} ${cell}`, { height: size.rowCompact, paddingBlock: space(1.5) });
globalStyle(`${compact} ${headCell}`, { height: '40px' });
export const end = style({ textAlign: 'end' });
// Else what ends at the right would run into what begins at the left.
globalStyle(`${end} + :is(${headCell}, ${cell}):not(${end})`, { paddingLeft: space(6) });
globalStyle(
  `${cell}${cell}${cell}`,
  whenStacked({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(4),
    height: 'auto',
    minHeight: '32px',
    padding: '4px 0',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
);
globalStyle(
  `${cell}::before`,
  whenStacked({
    // Not read out: the header of the column is. Older browsers read both.
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    color: color.ink3,
    fontSize: textSize.label.fontSize,
    textAlign: 'start',
  }),
);
// Columns move together, texts of three lines keep off the borders, and an action at the end takes no more than its own size.
globalStyle(`${slimRoom} :is(${headCell}, ${cell}):not(:first-child)`, whenSlim({ padding: '6px 4px' }));
globalStyle(
  `${slimRoom}${slimRoom}${slimRoom} :is(${headCell}, ${cell}):last-child:not([colspan])`,
  whenSlim({ paddingLeft: 0, paddingRight: space(2) }),
);
// Six columns of a list: each as wide as what it holds, and a status of many words breaks.
const list = `${slimRoom} ${fixed}`;
globalStyle(`${list} ${headCell}`, whenSlim({ width: 'auto !important' }));
globalStyle(`${list} ${cell}`, whenSlim({ fontSize: textSize.small.fontSize }));
globalStyle(`${list} :is(${headCell}, ${cell}):not(:first-child)`, whenSlim({ paddingInline: '3px' }));
// Two dates beside each other are not one.
globalStyle(
  `${list} :is(${headCell}, ${cell})[data-place='none']:not(:first-child)`,
  whenSlim({ paddingInlineStart: '13px' }),
);
globalStyle(
  `${list} ${cell}[data-place='top-end'] > div`,
  whenSlim({ display: 'block', minWidth: 'min(180px, 100cqi - 468px)' }),
);
globalStyle(`${list} ${cell}[data-place='top-end'] > div > span`, whenSlim({ whiteSpace: 'normal' }));
/** What a cell holds, as one box beside the label of a stacked row. */
export const value = style({ display: 'contents', ...whenStacked({ display: 'block' }) });
// A cell with nothing in it needs no label either; it is there for those who count the cells of its row.
const nothing = `${cell}${cell}${cell}${cell}:has(> ${value}:empty)`;
globalStyle(nothing, whenStacked({ ...hiddenRules, minHeight: 0 }));
globalStyle(`${nothing}::before`, whenStacked({ content: 'none' }));
/** A row that is one text over all columns. */
export const spanning = style({ color: color.ink2 });
globalStyle(
  `${cell}${cell}${cell}${spanning}`,
  whenStacked({ display: 'block', paddingBlock: space(1.5), textAlign: 'start' }),
);
globalStyle(`${spanning}${spanning}::before`, { content: 'none' });
export const blank = style({});
globalStyle(`${row}${blank}`, whenStacked({ display: 'none' }));

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const appear = keyframes({ from: { opacity: 0 } });
/** A slim bar along the top. A load that is over at once does not show it. */
export const progress = style({
  position: 'absolute',
  inset: '0 14px auto',
  height: '2px',
  overflow: 'hidden',
  color: color.brand,
  animation: `${appear} ${motion.fast} 120ms backwards`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      width: '30%',
      borderRadius: '1px',
      background: 'currentColor',
      animation: `${run} 1.1s ease-in-out infinite`,
    },
  },
});
export const empty = style({
  flex: '1 1 auto',
  display: 'grid',
  // Under the heads, also in a table of a set height.
  placeItems: 'start center',
  margin: '0 4px',
  borderTop: `1px solid ${color.line}`,
});
/** Over the first blank rows; without them it stands under the others. */
export const rest = style({
  position: 'absolute',
  insetInline: '4px',
  display: 'grid',
  placeItems: 'center',
  borderTop: `1px solid ${color.line}`,
  // Within those of the card, where nothing follows.
  borderRadius: '0 0 12px 12px',
  background: color.surface,
  ...whenStacked({ position: 'static', height: 'auto !important' }),
});
globalStyle(rest, { '@media': { print: { display: 'none' } } });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  minHeight: '60px',
  margin: 'auto 4px 0',
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  fontSize: textSize.small.fontSize,
});
