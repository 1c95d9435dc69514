import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../theme/metrics.ts';

type Rules = Omit<StyleRule, '@media' | '@container'>;

const inLittleRoom = (rules: Rules) => ({
  'table (max-width: 520px)': rules,
  'wide-table (max-width: 728px)': rules,
  'folding-table (max-width: 559.98px)': rules,
});

/** Rules for stacked rows: on small screens, and wherever a table has less room than its columns need; never on paper. */
export const whenStacked = (rules: Rules): StyleRule => ({
  '@media': { [media.stacked]: rules, screen: { '@container': inLittleRoom(rules) } },
});
