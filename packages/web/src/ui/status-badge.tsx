import type { ReactNode } from 'react';

import type { Tone } from '../theme/palettes.ts';
import { badge } from './status-badge.css.ts';

/** A round badge with a dot; the tone is decoration, the text says the status. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={badge[tone]}>{children}</span>;
}
