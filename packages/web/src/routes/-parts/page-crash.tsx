import { useRouter } from '@tanstack/react-router';

import { CrashPage } from '../../features/shell/message-pages.tsx';

/** A page that broke, or whose server is out of reach; trying again asks the guard and loads once more. */
export function PageCrash() {
  const router = useRouter();
  return <CrashPage onRetry={() => void router.invalidate()} />;
}
