import { later } from '../../i18n/later.ts';
import { useServices } from '../../services.ts';
import { LaterPart } from '../../shared/page/later-part.tsx';

const part = later('waiting', () => import('../../shared/approvals/waiting-notice.tsx'));

/** That orders of the company wait for approval, for its administrators. */
export function WaitingApprovals() {
  const { ordering } = useServices();
  return (
    <LaterPart
      part={part}
      services={ordering}
      render={({ WaitingNotice }, { listApprovals }) => (
        <WaitingNotice list={listApprovals} href="/connect/approvals" />
      )}
    />
  );
}
