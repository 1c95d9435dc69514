import { chosenLevels, logMinutes } from '@connect/core/domain/administration/log-setting';
import type { ChosenLevel, LogChoice, LogSetting } from '@connect/core/domain/administration/log-setting';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import { AdminFormDialog } from './admin-form-dialog.tsx';
import * as css from './health-screen.css.ts';
import { levelTexts, minutesTexts } from './log-texts.ts';

/** How much the portal logs, and more or less of it for a while (specification §log). */
export function LogCard() {
  const t = useTranslate();
  const format = useFormat();
  const { log } = useAdmin();
  const loaded = useQuery(log.read, 'log');
  const [changing, setChanging] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const setting = loaded.value;
  const texts = levelTexts(t);
  const found = ({ usual, chosen }: LogSetting): string =>
    chosen
      ? t('{level}, until {moment}; then: {usual}', {
          level: texts[chosen.level],
          moment: format.moment(chosen.until),
          usual: texts[usual],
        })
      : texts[usual];
  return (
    <Card aria-label={t('Log')}>
      <div className={css.head}>
        <CardTitle>{t('Log')}</CardTitle>
        {setting && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t('Change log level')}
          </Button>
        )}
      </div>
      {loaded.state === 'failed' ? (
        <LoadFailure onRetry={loaded.reload}>{t('We couldn’t load what is logged.')}</LoadFailure>
      ) : (
        <div className={css.found}>{setting ? found(setting) : <Shimmer width="70%" />}</div>
      )}
      {announcement}
      {changing && setting && (
        <LogDialog
          setting={setting}
          onClose={(changed) => {
            setChanging(false);
            // Whoever opens it again at once changes what is there now.
            if (changed) loaded.set(changed);
            else loaded.reload();
            if (changed) announce(found(changed));
          }}
        />
      )}
    </Card>
  );
}

interface LogDraft {
  readonly level: ChosenLevel | 'usual';
  readonly minutes: string;
}

/** `onClose` is handed what is logged since; null where nothing was changed. */
function LogDialog({ setting, onClose }: { setting: LogSetting; onClose: (changed: LogSetting | null) => void }) {
  const t = useTranslate();
  const { log } = useAdmin();
  const [draft, setDraft, forget] = useDraft<LogDraft>('log', () => ({
    level: setting.chosen?.level ?? 'usual',
    minutes: '60',
  }));
  const { level } = draft;
  const minutes = logMinutes.find((each) => String(each) === draft.minutes) ?? 60;
  const { busy, refusal, run } = useCommand(log.change);
  const texts = levelTexts(t);
  const lasts = minutesTexts(t);
  const usual = { value: 'usual', label: t('As usual: {level}', { level: texts[setting.usual] }) } as const;
  const others = chosenLevels.filter((each) => each !== setting.usual || each === setting.chosen?.level);
  const submit = async (): Promise<void> => {
    const choice: LogChoice = level === 'usual' ? null : { level, minutes };
    const answer = await run(choice, setting.chosen);
    if (!answer?.ok) return;
    forget();
    onClose(answer.value);
  };
  return (
    <AdminFormDialog
      title={t('Change log level')}
      submit={t('Change')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft="log"
      onClose={() => onClose(null)}
    >
      <RadioCards
        label={t('What is logged')}
        options={[usual, ...others.map((value) => ({ value, label: texts[value] }))]}
        value={level}
        onChange={(next) => setDraft({ ...draft, level: next })}
      />
      {level !== 'usual' && (
        <RadioCards
          label={t('For how long')}
          options={logMinutes.map((each) => ({ value: String(each), label: lasts[each] }))}
          value={draft.minutes}
          onChange={(next) => setDraft({ ...draft, minutes: next })}
        />
      )}
    </AdminFormDialog>
  );
}
