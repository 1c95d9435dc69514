import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import type { FollowedUp } from './use-followed-up.ts';

/** What became of the last mark, and the way back from it. */
export function FollowedUpNotice({ followUps }: { followUps: FollowedUp }) {
  const t = useTranslate();
  const focusNext = useFocusNext();
  const undo = (): void => {
    followUps.undo();
    focusNext(`[data-follow-up="${CSS.escape(followUps.marked?.no ?? '')}"]`);
  };
  return (
    <>
      {followUps.problem !== null && <Toast tone="bad">{followUps.problem}</Toast>}
      {followUps.unmarked && <Toast about={followUps.unmarked}>{t('No longer marked as followed up.')}</Toast>}
      {followUps.marked && (
        <Toast action={{ label: t('Undo'), onAction: undo, busy: followUps.busy !== null }} about={followUps.marked}>
          {t('{no} is marked as followed up.', { no: followUps.marked.srNo ?? followUps.marked.no })}
        </Toast>
      )}
    </>
  );
}
