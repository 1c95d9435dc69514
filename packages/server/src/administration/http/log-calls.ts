import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile } from '../../refusal.ts';
import type { LogBook } from '../application/log-book.ts';

/** How much is logged. `onChanged` has it taken over by this process at once. */
export const serveLogCalls = (serve: Serve, log: LogBook, onChanged: () => Promise<void>): void => {
  serve(calls.logSetting, async () => ok(await log.current()));
  serve(calls.setLog, async ({ body }) => {
    const changed = await log.change(body.choice, body.was);
    if (!changed) return refused(changedMeanwhile);
    await onChanged();
    return ok(changed);
  });
};
