import type { Result } from '@connect/core/domain/result';

interface Saving<Value, Failure> {
  readonly save: (value: Value) => Promise<Result<unknown, Failure>>;
  /** Told what to show: each change at once, and the last saved value when a save failed. */
  readonly onShown: (value: Value) => void;
  readonly onFailed: (failure: Failure) => void;
}

/**
 * Saves a value that changes faster than it can be saved: one save at a time, so that none overtakes another, and the last
 * change last. A save that fails takes back all that is not saved.
 */
export const createLatestSaver = <Value, Failure>(
  first: Value,
  { save, onShown, onFailed }: Saving<Value, Failure>,
) => {
  let saved = first;
  let wanted = first;
  let isSaving = false;
  const saveAll = async (): Promise<void> => {
    while (wanted !== saved) {
      const sent = wanted;
      const answer = await save(sent);
      if (answer.ok) {
        saved = sent;
        continue;
      }
      wanted = saved;
      onShown(saved);
      onFailed(answer.refusal);
    }
  };
  return async (value: Value): Promise<void> => {
    wanted = value;
    onShown(value);
    if (isSaving) return;
    isSaving = true;
    await saveAll();
    isSaving = false;
  };
};
