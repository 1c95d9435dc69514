import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../theme/metrics.ts';

type Rules = Omit<StyleRule, '@media' | '@container'>;

/** Rules for stacked rows: on small screens, and wherever a table has less room than its columns need. */
export const whenStacked = (rules: Rules): StyleRule => ({
  '@media': { [media.stacked]: rules },
  '@container': { 'table (max-width: 520px)': rules, 'wide-table (max-width: 728px)': rules },
});
