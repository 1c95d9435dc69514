import { globalStyle } from '@vanilla-extract/css';

import { media, radius, size, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

// The shell that index.html itself holds: on show from the first paint on, for as long as the app has drawn nothing, which is before
// its code has come and while it asks who is there. `scheme.js` says which of the two frames the page will have; without it, as
// while developing, there is none. It has the measures of `AppShell` and `BareLayout`, so that nothing moves when they take over.
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
  fontSize: '15px',
  letterSpacing: '-0.01em',
  '@media': { [media.folded]: { padding: '0 6px' } },
});
globalStyle(`${part('brand')} b`, { fontWeight: 600 });
globalStyle(`${part('rail')} b`, {
  '@media': { [`${media.notStacked} and ${media.folded}`]: { display: 'none' } },
});
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
  maxWidth: '1440px',
  margin: '0 auto',
  padding: `${space(9)} ${space(8)}`,
  '@media': { [media.stacked]: { padding: `${space(7)} ${space(4)}` } },
});
globalStyle(part('title'), { width: '40%', maxWidth: '260px', height: '24px' });
globalStyle(part('card'), {
  display: 'grid',
  gap: space(9),
  marginTop: space(9),
  padding: space(6),
  borderRadius: radius.card,
  background: color.surface,
});
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
