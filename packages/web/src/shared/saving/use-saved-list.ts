import type { Refusal } from '@connect/core/ports/failure';
import type { Result } from '@connect/core/domain/result';
import { useState } from 'react';

import { createLatestSaver } from './latest-saver.ts';

interface SavedListCalls<Line> {
  /** Saves what was made of the lines `before`, and answers what is kept now. */
  readonly save: (lines: readonly Line[], before: readonly Line[]) => Promise<Result<readonly Line[], Refusal>>;
  readonly load: () => Promise<Result<readonly Line[], Refusal>>;
  readonly onFailed: (refusal: Refusal) => void;
}

/**
 * Lines on show, which are changed at once and saved one change after another; why the last change was taken back; and what was
 * removed last, which can be put back until that has failed. The calls of the first rendering are used.
 */
export const useSavedList = <Line>(loaded: readonly Line[], { save, load, onFailed }: SavedListCalls<Line>) => {
  const [lines, setLines] = useState(loaded);
  const [removed, setRemoved] = useState<{ readonly line: Line; readonly index: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saveLatest] = useState(() =>
    createLatestSaver<readonly Line[], Refusal>(loaded, {
      save,
      load,
      onShown: setLines,
      onFailed: (failure) => {
        setRemoved(null);
        setRefusal(failure);
        onFailed(failure);
      },
    }),
  );
  const change = (next: readonly Line[]): void => {
    setRefusal(null);
    void saveLatest(next);
  };
  const remove = (index: number): void => {
    const line = lines[index];
    if (line === undefined) return;
    setRemoved({ line, index });
    change(lines.toSpliced(index, 1));
  };
  const restore = (): void => {
    if (!removed) return;
    setRemoved(null);
    change(lines.toSpliced(removed.index, 0, removed.line));
  };
  return { lines, change, remove, restore, removed, refusal };
};
