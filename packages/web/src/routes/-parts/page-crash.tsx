import { useRouter } from '@tanstack/react-router';

import { CrashPage } from '../../shared/page/message-pages.tsx';
import { hasLine } from '../../line/line.ts';

/** A page that broke, or could not be fetched; trying again asks the guard and loads once more, as the line's return does. */
export function PageCrash({ error }: { error: unknown }) {
  const router = useRouter();
  const isUnreachable = !hasLine() || (error instanceof Error && error.name === 'Unavailable');
  return <CrashPage isUnreachable={isUnreachable} onRetry={() => void router.invalidate()} />;
}
