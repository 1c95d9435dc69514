import { SingleBar } from 'cli-progress';
import type { Progress } from '../import-files.ts';

const numbers = new Intl.NumberFormat('en-GB');

/** A bar that shows how far an import is, how fast, and how long it still takes; silent where nobody watches. */
export const createProgressBar = (stream: NodeJS.WritableStream | null) => {
  if (stream === null) return { show: () => {}, clear: () => {} };
  const bar = new SingleBar({
    stream,
    format: '{kind} [{bar}] {percentage}% | {records} records, {rate}/s | {eta_formatted} left',
    clearOnComplete: true,
    hideCursor: true,
    etaBuffer: 200,
  });
  let isShown = false;
  let current: { readonly kind: string; readonly since: number } = { kind: '', since: 0 };
  return {
    show({ kind, bytes, totalBytes, read }: Progress): void {
      const done = Math.min(bytes, totalBytes);
      if (current.kind !== kind) current = { kind, since: Date.now() };
      const rate = Math.round((read * 1000) / Math.max(1, Date.now() - current.since));
      const payload = { kind: kind.padEnd(12), records: numbers.format(read), rate: numbers.format(rate) };
      if (!isShown) bar.start(totalBytes, done, payload);
      isShown = true;
      bar.update(done, payload);
    },
    /** Makes room for something else; it is there again when there is more to show. */
    clear(): void {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
};
