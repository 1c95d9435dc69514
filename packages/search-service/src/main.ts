import { keepHeapSmall } from './small-heap.ts';
import { startAlone } from './start-alone.ts';

keepHeapSmall();
const log = (message: string): void => void process.stderr.write(`${message}\n`);

try {
  const running = await startAlone(process.env, log);
  process.stdout.write(`Search service at http://127.0.0.1:${running.port}, data in ${running.dataDir}\n`);
  if (running.keyFile !== null) process.stdout.write(`Its master key is in ${running.keyFile}\n`);
  const close = (): void => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
} catch (error) {
  log(error instanceof Error ? error.message : 'The search service cannot start.');
  process.exitCode = 1;
}
