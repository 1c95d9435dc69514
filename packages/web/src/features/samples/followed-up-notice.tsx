import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './samples-screen.css.ts';
import type { FollowedUp } from './use-followed-up.ts';

/** What became of the last mark, and the way back from it. */
export function FollowedUpNotice({ followUps }: { followUps: FollowedUp }) {
  const t = useTranslate();
  return (
    <div className={css.notice}>
      {followUps.problem !== null && <Notice>{followUps.problem}</Notice>}
      {followUps.marked && (
        <Notice tone="good" action={{ label: t('Undo'), onAction: followUps.undo }}>
          {t('{no} is marked as followed up.', { no: followUps.marked.no })}
        </Notice>
      )}
    </div>
  );
}
