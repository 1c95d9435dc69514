import { sentBy } from '@connect/core/domain/administration/file-import';
import type { ImportRun } from '@connect/core/domain/administration/import-run';
import { CircleStop } from 'lucide-react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useSession } from '../../services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import { useFollowed } from './use-followed.ts';

/** How far the import of a file is that is under way, and what stops it. */
export function ImportProgress({ name, onStopped }: { name: string; onStopped: (run: ImportRun) => void }) {
  const t = useTranslate();
  const { imports } = useAdmin();
  const runs = useQuery(imports.list, 'imports');
  useFollowed(runs, imports.list, () => true);
  const { user } = useSession();
  // Somebody else may be sending a file of the same name.
  const run = runs.value?.find(({ by, state }) => state === 'running' && by === sentBy(user, name)) ?? null;
  const stopping = useCommand(imports.stop);
  const stop = async (id: string): Promise<void> => {
    const answer = await stopping.run(id);
    if (answer?.ok) onStopped(answer.value);
  };
  return (
    <>
      <div className={css.between}>
        <div>
          <p role="status">
            {run
              ? t('{n, plural, one {# record so far} other {# records so far}}', { n: run.lines })
              : t('The file is being read.')}
          </p>
          <p className={css.beside}>{t('You can leave this page and follow the import under All imports.')}</p>
        </div>
        {run && (
          <Button variant="secondary" icon={CircleStop} busy={stopping.busy} onClick={() => void stop(run.id)}>
            {t('Stop the import')}
          </Button>
        )}
      </div>
      {stopping.refusal && <Notice>{adminRefusalText(t, stopping.refusal)}</Notice>}
    </>
  );
}
