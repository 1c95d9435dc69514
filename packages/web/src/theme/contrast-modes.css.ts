import { globalStyle } from '@vanilla-extract/css';

import { media } from './metrics.ts';
import { vars } from './vars.css.ts';

const { color } = vars;

// Who asks for more contrast gets it from the theme: texts of full strength, and edges that are seen.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [color.ink2]: color.ink,
        [color.ink3]: color.ink,
        [color.control]: color.ink,
        [color.line]: `color-mix(in srgb, ${color.ink} 60%, ${color.surface})`,
        [color.railInk]: color.railStrong,
        [color.railMuted]: color.railStrong,
      },
    },
  },
});

// What is chosen has an edge, beside a ground that differs little.
const isChosen =
  ':is([aria-selected="true"], [aria-pressed="true"], [role="menuitemradio"][aria-checked="true"], [role="radiogroup"] > label:has(> :checked))';
globalStyle(isChosen, { '@media': { [media.moreContrast]: { boxShadow: 'inset 0 0 0 2px currentColor' } } });
globalStyle('tr:has([type="checkbox"]:checked)', {
  '@media': { [media.moreContrast]: { outline: '2px solid currentColor', outlineOffset: '-2px' } },
});

// In forced colours grounds are the browser's: what is chosen has its colour of chosen things, and boxes are its own.
const chosen =
  ':is([aria-selected="true"], [aria-selected="true"] > button, [aria-pressed="true"], [role="menuitemradio"][aria-checked="true"], :is(a, button)[aria-current="page"], [role="radiogroup"] > label:has(> :checked))';
globalStyle(chosen, {
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'SelectedItem !important',
      color: 'SelectedItemText !important',
    },
  },
});
globalStyle(`${chosen} *`, { '@media': { [media.forcedColours]: { color: 'inherit !important' } } });
globalStyle('[type="checkbox"][type], [type="radio"][type]', {
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});
globalStyle('[type="checkbox"] + svg', { '@media': { [media.forcedColours]: { display: 'none' } } });
globalStyle('tr:has([type="checkbox"]:checked)', {
  '@media': { [media.forcedColours]: { outline: '2px solid SelectedItem', outlineOffset: '-2px' } },
});
