import { ArrowDown, ArrowUp } from 'lucide-react';

import type { Sorted } from './data-table.tsx';
import { Icon } from './icon.tsx';
import * as css from './sort-button.css.ts';

interface SortButtonProps {
  label: string;
  sorted: Sorted;
  /** As the column's: the arrow is on the inner side of the label. */
  align?: 'start' | 'end' | undefined;
  onSort: () => void;
}

/** The header of a column that sorts its table when pressed; say `sorted` at the column, too. */
export function SortButton({ label, sorted, align, onSort }: SortButtonProps) {
  const icon = <Icon of={sorted === 'descending' ? ArrowDown : ArrowUp} size={14} className={css.icon} />;
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-sorted={sorted === 'none' ? undefined : sorted}
        onClick={onSort}
      >
        {/* On one line with the word beside it. */}
        {align === 'end' ? (
          <>
            {icon}&nbsp;{label}
          </>
        ) : (
          <>
            {label}&nbsp;{icon}
          </>
        )}
      </button>
      <span className={css.label}>{label}</span>
    </>
  );
}
