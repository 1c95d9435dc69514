import type { Result } from '@connect/core/domain/result';

interface Saving<Value, Failure> {
  /** Saves what was made of the value `before`, and answers what is kept now, with what others changed. */
  readonly save: (value: Value, before: Value) => Promise<Result<Value, Failure>>;
  /** Asks what is kept where a save failed, which may have arrived all the same. */
  readonly load?: () => Promise<Result<Value, Failure>>;
  /** Told what to show: each change at once, then what is kept, and the last kept when a save failed. */
  readonly onShown: (value: Value) => void;
  readonly onFailed: (failure: Failure) => void;
}

/**
 * Saves a value that changes faster than it can be saved: one save at a time, so that none overtakes another, and the last
 * change last. A save that fails takes back all that is not saved; what is kept then is asked for and shown, unless there is a newer change.
 */
export const createLatestSaver = <Value, Failure>(
  first: Value,
  { save, load, onShown, onFailed }: Saving<Value, Failure>,
) => {
  let kept = first;
  /** What was sent last, of which the next change is made while its answer is not on show. */
  let sent = first;
  let wanted = first;
  let isSaving = false;
  const showKept = (): void => {
    if (wanted !== kept) onShown(kept);
    sent = kept;
    wanted = kept;
  };
  const saveAll = async (): Promise<void> => {
    while (wanted !== sent) {
      const before = sent;
      sent = wanted;
      const answer = await save(sent, before);
      if (answer.ok) kept = answer.value;
      if (!answer.ok || wanted === sent) showKept();
      if (answer.ok) continue;
      onFailed(answer.refusal);
      const loaded = await load?.();
      if (!loaded?.ok || wanted !== kept) continue;
      kept = loaded.value;
      showKept();
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
