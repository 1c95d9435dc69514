import { FileDown } from 'lucide-react';
import { useId } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { useCommand } from '../../../shared/query/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from './security-screen.css.ts';

/** Hands out what is kept of whoever is signed in (specification §download-of-ones-own-data). */
export function OwnDataCard() {
  const t = useTranslate();
  const id = useId();
  const { downloadOwnData, saveFile } = useAccount();
  const downloading = useCommand(downloadOwnData);
  const download = async (): Promise<void> => {
    const file = await downloading.run();
    if (file?.ok) saveFile(file.value, 'my-data.json');
  };
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Your data')}</CardTitle>
      <div className={css.body}>
        <p className={css.text}>
          {t('A file with everything we keep about you: your account, logins, messages and what you did.')}
        </p>
        {downloading.refusal && <Notice>{refusalText(t, downloading.refusal)}</Notice>}
        <Button
          variant="secondary"
          icon={FileDown}
          busy={downloading.busy}
          disabled={downloading.busy}
          onClick={() => void download()}
        >
          {t('Download my data')}
        </Button>
      </div>
    </Card>
  );
}
