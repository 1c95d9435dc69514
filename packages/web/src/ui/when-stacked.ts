import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../theme/metrics.ts';

type Rules = Omit<StyleRule, '@media' | '@container'>;

const inLittleRoom = (rules: Rules) => ({
  'table (max-width: 520px)': rules,
  'wide-table (max-width: 728px)': rules,
  'folding-table (max-width: 559.98px)': rules,
});

const onLittlePhone = (rules: Rules) => ({
  'table (max-width: 340px)': rules,
  'wide-table (max-width: 340px)': rules,
  'folding-table (max-width: 340px)': rules,
});

/** Rules for stacked rows that have no room for two short texts beside each other, as on a phone of 320 or 360 px. */
export const whenNarrow = (rules: Rules): StyleRule => ({
  '@media': { screen: { '@container': onLittlePhone(rules) } },
});

/** Rules for stacked rows: on small screens, and wherever a table has less room than its columns need; never on paper. */
export const whenStacked = (rules: Rules): StyleRule => ({
  '@media': { [media.stacked]: rules, screen: { '@container': inLittleRoom(rules) } },
});

/** Rules for columns in as little room as a tablet leaves those of a slim or a folding table. */
export const whenSlim = (rules: Rules): StyleRule => ({
  '@media': {
    [media.notStacked]: { '@container': { 'folding-table (min-width: 560px) and (max-width: 740px)': rules } },
  },
});
