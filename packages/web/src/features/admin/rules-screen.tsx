import { ruleRanges } from '@connect/core/domain/administration/portal-rules';
import type { PortalRules, RuleNumber, RulesSetting } from '@connect/core/domain/administration/portal-rules';
import { ok } from '@connect/core/domain/result';
import { useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import * as formCss from '../../shared/forms/user-form.css.ts';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { useAnew } from './use-anew.ts';
import { useEntry } from './use-entry.ts';
import { useSaveInPlace } from './use-save-in-place.ts';

/** The rules of the portal that count without a restart (specification §portal-rules). */
export function RulesScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { rules } = useAdmin();
  const loaded = useQuery(rules.read, 'rules');
  useForbidden(loaded.failure, onForbidden);
  const { version, frame, anew } = useAnew(loaded, rules.read);
  return (
    <AdminPage current="rules">
      {loaded.state === 'failed' && (
        <Card>
          <LoadFailure onRetry={loaded.reload}>{t('We couldn’t load the rules.')}</LoadFailure>
        </Card>
      )}
      {loaded.state === 'loading' && (
        <Card aria-busy>
          <Shimmer height={320} />
        </Card>
      )}
      {loaded.value && (
        <div ref={frame}>
          <RulesForm key={version} setting={loaded.value} onSaved={loaded.set} onReload={() => void anew()} />
        </div>
      )}
    </AdminPage>
  );
}

interface RulesFormProps {
  setting: RulesSetting;
  onSaved: (setting: RulesSetting) => void;
  /** Somebody else has changed them: they are read anew, and what was chosen goes. */
  onReload: () => void;
}

const numbers = ['keepEventsDays', 'keepRemovedYears', 'replacePercent'] as const satisfies readonly RuleNumber[];

/** As they are chosen and typed. */
const formOf = (own: PortalRules | null, usual: PortalRules) => {
  const { keepEventsDays, keepRemovedYears, replacePercent, ...flags } = own ?? usual;
  return {
    by: own ? ('here' as const) : ('server' as const),
    ...flags,
    keepEventsDays: String(keepEventsDays),
    keepRemovedYears: String(keepRemovedYears),
    replacePercent: String(replacePercent),
  };
};

function RulesForm({ setting: { usual, own }, onSaved, onReload }: RulesFormProps) {
  const t = useTranslate();
  const { rules } = useAdmin();
  const entry = useEntry('rules', own, formOf(own, usual));
  const { form, edit, restart, forget } = entry;
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run } = useSaveInPlace(entry, entry.was, rules.change, async () => {
    const read = await rules.read();
    return read.ok ? ok(read.value.own) : read;
  });
  const element = useRef<HTMLFormElement>(null);
  // Once for each refusal: who types on is not taken back to the summary.
  const found = useMemo(() => (refusal ? {} : null), [refusal]);
  const errors = refusal?.message?.errors ?? {};
  const isStale = refusal?.message?.code === 'changed_meanwhile';
  const texts: Readonly<Record<RuleNumber, { readonly label: string; readonly hint: string }>> = {
    keepEventsDays: {
      label: t('Days to keep events'),
      hint: t('How long other systems can read what happened.'),
    },
    keepRemovedYears: {
      label: t('Years to keep removed customers'),
      hint: t('The documents of a removed customer are deleted after this time.'),
    },
    replacePercent: {
      label: t('Largest share a full import may remove without confirmation (%)'),
      hint: t('If more would be removed, whoever imports has to confirm the number.'),
    },
  };
  const change = (part: Partial<typeof form>): void => {
    edit(part);
    setSaved(false);
  };
  const reload = (): void => {
    forget();
    onReload();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaved(false);
    // What is no number is refused by name, as what is out of range is.
    const numberOf = (name: RuleNumber): number => (form[name].trim() === '' ? -1 : Number(form[name]));
    const chosen: PortalRules = {
      actingNeedsReason: form.actingNeedsReason,
      assignedCustomersOnly: form.assignedCustomersOnly,
      keepEventsDays: numberOf('keepEventsDays'),
      keepRemovedYears: numberOf('keepRemovedYears'),
      replacePercent: numberOf('replacePercent'),
    };
    const answer = await run(form.by === 'here' ? chosen : null);
    if (!answer?.ok) return;
    restart(answer.value.own, formOf(answer.value.own, answer.value.usual));
    setSaved(true);
    onSaved(answer.value);
  };
  return (
    <form ref={element} className={cx(formCss.form, css.fields)} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={element} found={found} />
      <Card className={css.part} aria-label={t('Rules')}>
        <p>{t('These rules apply at once, in every process, without a restart.')}</p>
        <div>
          <RadioCards
            label={t('Rules')}
            options={[
              {
                value: 'server',
                label: t('As set on the server'),
                text: t('The server’s operator has set these rules.'),
              },
              { value: 'here', label: t('Set here'), text: t('The server’s settings no longer apply to these.') },
            ]}
            value={form.by}
            onChange={(by) => change({ by })}
          />
        </div>
        {form.by === 'server' && <UsualRules usual={usual} labels={texts} />}
        {form.by === 'here' && (
          <>
            <Checkbox
              checked={form.actingNeedsReason}
              onChange={({ target }) => change({ actingNeedsReason: target.checked })}
            >
              {t('Acting for a customer needs a reason')}
            </Checkbox>
            <Checkbox
              checked={form.assignedCustomersOnly}
              onChange={({ target }) => change({ assignedCustomersOnly: target.checked })}
            >
              {t('Account managers see only their own customers')}
            </Checkbox>
            <div className={formCss.names}>
              {numbers.map((name) => {
                const [least, most] = ruleRanges[name];
                return (
                  <Field
                    key={name}
                    label={texts[name].label}
                    hint={texts[name].hint}
                    inputMode="numeric"
                    autoComplete="off"
                    required
                    value={form[name]}
                    onChange={({ target }) => change({ [name]: target.value })}
                    error={
                      errors[`rules.${name}`]
                        ? t('Enter a whole number from {least} to {most}.', { least, most })
                        : undefined
                    }
                  />
                );
              })}
            </div>
          </>
        )}
      </Card>
      <div className={css.buttons}>
        <Button type="submit" busy={busy} aria-disabled={busy}>
          {t('Save')}
        </Button>
      </div>
      {saved && <Toast>{t('The changes were saved.')}</Toast>}
      {refusal && Object.keys(errors).length === 0 && (
        <Notice {...(isStale && { action: { label: t('Reload'), onAction: reload } })}>
          {adminRefusalText(t, refusal)}
        </Notice>
      )}
    </form>
  );
}

interface UsualRulesProps {
  usual: PortalRules;
  labels: Readonly<Record<RuleNumber, { readonly label: string }>>;
}

/** What the settings of the server say, which hold where nothing is set here. */
function UsualRules({ usual, labels }: UsualRulesProps) {
  const t = useTranslate();
  const format = useFormat();
  const shown = (does: boolean): string => (does ? t('Yes') : t('No'));
  const facts = [
    [t('Acting for a customer needs a reason'), shown(usual.actingNeedsReason)],
    [t('Account managers see only their own customers'), shown(usual.assignedCustomersOnly)],
    ...numbers.map((name) => [labels[name].label, format.number(usual[name])]),
  ];
  return (
    <div>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
