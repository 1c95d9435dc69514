import { SingleBar } from 'cli-progress';
import type { Progress } from '../import-files.ts';

const numbers = new Intl.NumberFormat('en-GB');
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** How long something still takes, for people; nothing of it is known at first, and while nothing goes on. */
export const timeLeft = (seconds: number | string): string => {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return 'time left unknown';
  if (seconds < 60) return `${Math.ceil(seconds)} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
};

/** So wide is all but the bar, when it says the most. */
const textWidth = 75;

/** What fits into a line of so many columns. */
const formatFor = (columns: number): { readonly format: string; readonly barsize: number } => {
  const barsize = Math.min(40, columns - textWidth);
  if (barsize >= 5)
    return { format: '{kind} [{bar}] {percentage}% | {records} records, {rate}/s | {eta_formatted}', barsize };
  return { format: columns < 40 ? '{kind} {percentage}%' : '{kind} {percentage}% | {eta_formatted}', barsize: 0 };
};

/** Shows how far an import is. */
interface Shown {
  show(progress: Progress): void;
  /** Makes room for something else; it is there again when there is more to show. */
  clear(): void;
}

/** So often a log says how far an import is, in milliseconds. */
const linePause = 30_000;

/** Lines for a log, of what takes longer than from one to the next. */
export const createProgressLines = (writeLine: (line: string) => void, now: () => number = Date.now): Shown => {
  let last = now();
  return {
    show({ kind, bytes, totalBytes, read }) {
      if (now() - last < linePause) return;
      last = now();
      writeLine(`${kind}: ${percent.format(Math.min(1, bytes / totalBytes))}, ${numbers.format(read)} records`);
    },
    clear: () => undefined,
  };
};

/** A bar that shows how far an import is, how fast, and how long it still takes. */
export const createProgressBar = (stream: NodeJS.WritableStream): Shown => {
  // 0 where the terminal does not know.
  const columns = ('columns' in stream && typeof stream.columns === 'number' && stream.columns) || 80;
  const bar = new SingleBar({
    stream,
    ...formatFor(columns),
    formatTime: timeLeft,
    clearOnComplete: true,
    hideCursor: true,
    etaBuffer: 200,
  });
  let isShown = false;
  let current: { readonly kind: string; readonly since: number } = { kind: '', since: 0 };
  return {
    show({ kind, bytes, totalBytes, read }) {
      const done = Math.min(bytes, totalBytes);
      if (current.kind !== kind) current = { kind, since: Date.now() };
      const rate = Math.round((read * 1000) / Math.max(1, Date.now() - current.since));
      const payload = { kind: kind.padEnd(13), records: numbers.format(read), rate: numbers.format(rate) };
      if (!isShown) bar.start(totalBytes, done, payload);
      isShown = true;
      bar.update(done, payload);
    },
    clear() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
};
