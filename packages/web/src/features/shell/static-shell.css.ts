import { globalStyle } from '@vanilla-extract/css';

import { figureColumns } from '../../shared/account/figure-columns.ts';
import { formWidth, media, radius, rem, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { besideOwnLogo, ownLogo } from '../../ui/logo.css.ts';

// The shell that index.html itself holds: on show from the first paint on, for as long as the app has drawn nothing, which is before
// its code has come and while it asks who is there. The page's own script (`composition/early`) says which of the two frames it will
// have, and what shape of page in it; while developing there is none. It has the measures of `AppShell` and `BareLayout`, so that
// nothing moves when they take over. The build puts these styles and all before them into the page: see `inline-first-paint.ts`.
const { color } = vars;
const part = (name: string): string => `[data-static] [data-part="${name}"]`;
const bar = '[data-static] i';

globalStyle('html[data-frame="portal"] #app:empty ~ [data-static="portal"]', {
  display: 'flex !important',
  minHeight: '100dvh',
  '@media': { [media.stacked]: { flexDirection: 'column' } },
});
globalStyle('html[data-frame="bare"] #app:empty ~ [data-static="bare"]', {
  display: 'grid !important',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  background: color.surface,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr' } },
});
// As with the real one: room for the scrollbar.
globalStyle('html[data-frame="portal"]:has(#app:empty)', {
  '@media': { [media.notStacked]: { scrollbarGutter: 'stable' } },
});

globalStyle(bar, {
  display: 'block',
  height: '14px',
  borderRadius: '6px',
  background: `color-mix(in srgb, ${color.line} 60%, ${color.surface})`,
});
globalStyle(`${part('rail')}, ${part('art')}`, { flex: 'none', background: color.rail, color: color.railStrong });
globalStyle(part('rail'), {
  display: 'flex',
  flexDirection: 'column',
  gap: space(7),
  width: size.rail,
  minHeight: '100dvh',
  padding: `${space(6)} 14px ${space(5)}`,
  '@media': {
    [media.folded]: { width: size.railFolded },
    [media.stacked]: { justifyContent: 'center', width: 'auto', minHeight: '56px', padding: '0 14px' },
  },
});
globalStyle(`${part('rail')} > i`, {
  width: '60%',
  margin: '0 10px',
  background: color.railActive,
  '@media': { [media.stacked]: { display: 'none' } },
});
globalStyle(part('brand'), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '0 8px',
  fontSize: textSize.name.fontSize,
  letterSpacing: '-0.01em',
  '@media': { [media.folded]: { padding: '0 6px' } },
});
globalStyle(`${part('brand')} b`, { fontWeight: 600 });
globalStyle(`${part('rail')} b`, {
  '@media': { [`${media.notStacked} and ${media.folded}`]: { display: 'none' } },
});
globalStyle('[data-static] svg', ownLogo);
globalStyle('[data-static] :is(rect, path)', besideOwnLogo);
globalStyle('[data-static] rect', { fill: color.hivis });
globalStyle('[data-static] path', {
  fill: 'none',
  stroke: color.hivisInk,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle(part('page'), {
  flex: 1,
  width: '100%',
  minWidth: 0,
  maxWidth: '1440px',
  margin: '0 auto',
  padding: `22px ${space(8)} ${space(10)}`,
  '@media': {
    [media.laptop]: { paddingTop: space(4) },
    [media.folded]: { padding: `22px ${space(6)} ${space(10)}` },
    [media.stacked]: { padding: `${space(5)} ${space(4)} ${space(8)}` },
  },
});
globalStyle(part('head'), {
  display: 'grid',
  alignContent: 'center',
  gap: space(2),
  minHeight: '48px',
  marginBottom: '18px',
  '@media': { [media.laptop]: { marginBottom: space(2.5) } },
});
globalStyle(`${part('head')} > i`, { width: '96px', height: '12px' });
globalStyle(`${part('head')} > i${part('title').replace('[data-static] ', '')}`, {
  width: '40%',
  maxWidth: '260px',
  height: '24px',
});
globalStyle(part('bar'), {
  width: '240px',
  maxWidth: '100%',
  height: size.control,
  marginBottom: space(3.5),
  borderRadius: radius.control,
  '@media': { [media.laptop]: { marginBottom: space(2.5) } },
});
globalStyle(part('cards'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(4),
});
globalStyle(part('card'), {
  display: 'grid',
  alignContent: 'start',
  gap: '38px',
  padding: `${space(7)} ${space(4)}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow,
});
const shaped = (shape: string, name: string): string => `html[data-shape="${shape}"] ${part(name)}`;
// On a phone dates, search, views and export stand below each other there, on a tablet dates and search have a line of their own.
globalStyle(shaped('list', 'bar'), {
  '@media': {
    [`${media.notStacked} and ${media.folded}`]: { marginBottom: '71px' },
    [media.stacked]: { marginBottom: '188px' },
  },
});
// A list is one card of rows, as high as its ten rows.
globalStyle(shaped('list', 'card'), { minHeight: '648px' });
// Its rows, once they are found (`composition/early/first-rows.ts`), in the columns of the list's table: over the app, until that shows them.
globalStyle('html[data-rows="over"] [data-static="portal"]', {
  display: 'flex !important',
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  overflow: 'hidden',
  background: color.page,
  pointerEvents: 'none',
  '@media': { [media.stacked]: { flexDirection: 'column' } },
});
globalStyle(`html[data-rows] ${part('card')}`, {
  gap: 0,
  padding: '46px 4px 0',
  '@media': { [media.stacked]: { paddingTop: 0 } },
});
// Where the list's table is stacked: number and status, and below them date and total.
const slimRows = `${media.notStacked} and (max-width: ${rem(900)})`;
globalStyle(part('row'), {
  display: 'grid',
  gridTemplateColumns: '19.6% 19% 12.1% 12.6% 25% 1fr',
  alignItems: 'center',
  height: size.row,
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  '@media': {
    [slimRows]: { gridTemplateColumns: '15.5% 13% 14.5% 14.5% 1fr auto', fontSize: textSize.small.fontSize },
    [media.stacked]: { gridTemplateColumns: '1fr auto', height: '77px', padding: `${space(2)} 14px` },
  },
});
globalStyle(`${part('row')}:first-child`, { '@media': { [media.stacked]: { borderTop: 0 } } });
globalStyle(`${part('row')} > *`, {
  padding: `0 ${space(2)}`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': { [slimRows]: { padding: '0 3px' }, [media.stacked]: { padding: '0 2px' } },
});
globalStyle(`${part('row')} > :first-child`, {
  order: -2,
  color: color.link,
  fontWeight: 600,
  '@media': { [media.notStacked]: { paddingLeft: space(4) } },
});
globalStyle(`${part('row')} > :last-child`, {
  textAlign: 'end',
  '@media': { [media.notStacked]: { paddingRight: space(4) } },
});
globalStyle(`${part('row')} > :is(:nth-child(2), :nth-child(4))`, {
  '@media': { [media.stacked]: { display: 'none' } },
});
globalStyle(`${part('row')} > :nth-child(5)`, { '@media': { [media.stacked]: { order: -1, textAlign: 'end' } } });
globalStyle(`${shaped('list', 'card')} ~ *, ${shaped('document', 'card')} ~ * ~ *, ${shaped('form', 'card')} ~ *`, {
  display: 'none',
});
globalStyle(shaped('document', 'cards'), {
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
globalStyle(shaped('form', 'bar'), { display: 'none' });
// Its links.
globalStyle(shaped('dashboard', 'bar'), { width: '420px', marginBottom: '18px' });
globalStyle(shaped('dashboard', 'cards'), {
  '@media': {
    [media.notStacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: figureColumns },
  },
});
const dashboardCard = (at: string): string => `${shaped('dashboard', 'card')}:nth-child(${at})`;
globalStyle(shaped('dashboard', 'card'), { gap: space(5), height: '190px', overflow: 'hidden' });
// Below the figures order history and banner, and below these the last documents.
globalStyle(dashboardCard('n + 4'), { height: '138px' });
globalStyle(dashboardCard('5'), {
  '@media': { [media.notStacked]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'span 2' } },
});
globalStyle(dashboardCard('6'), {
  gap: '38px',
  height: '306px',
  '@media': { [media.notStacked]: { gridColumn: '1 / -1' } },
});
globalStyle(shaped('form', 'card'), { gap: space(6), maxWidth: formWidth.card, padding: space(6) });
globalStyle(`${shaped('form', 'card')} > i:nth-child(even)`, { height: size.control });
globalStyle(part('art'), {
  padding: `${space(6)} ${space(5)}`,
  '@media': { [media.wide]: { padding: '56px' } },
});
globalStyle(`${part('art')} ${part('brand').replace('[data-static] ', '')}`, { padding: 0 });
globalStyle(part('form'), {
  display: 'grid',
  alignContent: 'center',
  justifySelf: 'center',
  gap: space(8),
  width: '100%',
  maxWidth: '420px',
  padding: `${space(10)} ${space(5)}`,
  '@media': { [media.folded]: { alignContent: 'start' } },
});
