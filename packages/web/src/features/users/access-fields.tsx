import { customerPermissions } from '@connect/core/domain/access/company-user';
import type { UserRefusal } from '@connect/core/domain/access/user-edit';
import { presetOf, userPresetNames, userPresets } from '@connect/core/domain/access/user-presets';

import { currencySign } from '../../i18n/parse-amount.ts';
import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useShownCurrency } from '../../shared/documents/use-document-money.ts';
import * as css from './access-fields.css.ts';
import {
  permissionName,
  permissionText,
  presetName,
  presetText,
  refusalReason,
} from '../../shared/forms/access-texts.ts';

/** What somebody may do, as it stands in a form: the limit is as typed. */
export interface AccessDraft {
  readonly permissions: readonly string[];
  readonly limit: string;
}

interface AccessFieldsProps {
  draft: AccessDraft;
  onDraft: (draft: AccessDraft) => void;
  /** What they may do until now; nothing for somebody who is invited. */
  held: readonly string[];
  /** Why the rules refuse these permissions with the limit as it was; null when they do not. */
  refusalOf: (granted: readonly string[]) => UserRefusal | null;
  /** Nothing of it can be changed; why, is said elsewhere. */
  locked?: boolean;
  limitLocked?: boolean;
  limitError?: string | undefined;
}

/** Role presets, the single permissions and the spend limit; what the rules refuse is disabled and says why. */
export function AccessFields(props: AccessFieldsProps) {
  const { draft, onDraft, held, refusalOf, locked = false, limitLocked = locked } = props;
  const t = useTranslate();
  const locale = useLocale();
  const currency = useShownCurrency();
  const choice = (granted: readonly string[]) => {
    const refusal = locked ? null : refusalOf(granted);
    return { disabled: refusal !== null, note: refusal ? refusalReason(t, refusal) : undefined };
  };
  const toggled = (permission: string) =>
    held.includes(permission) ? held.filter((each) => each !== permission) : [...held, permission];
  const preset = presetOf(draft.permissions);
  return (
    <div className={css.fields}>
      <div>
        <RadioCards
          label={t('Role')}
          options={userPresetNames.map((name) => ({
            value: name,
            label: presetName(t, name),
            text: presetText(t, name),
            ...choice(userPresets[name]),
          }))}
          value={preset}
          onChange={(name) => onDraft({ ...draft, permissions: userPresets[name] })}
          disabled={locked}
        />
        <p className={css.custom} aria-live="polite">
          {preset === null && t('Custom: choose each permission yourself.')}
        </p>
      </div>
      <CheckList
        label={t('Permissions')}
        options={customerPermissions.map((permission) => ({
          value: permission,
          label: permissionName(t, permission),
          text: permissionText(t, permission),
          ...choice(toggled(permission)),
        }))}
        chosen={customerPermissions.filter((permission) => draft.permissions.includes(permission))}
        onChange={(chosen) => onDraft({ ...draft, permissions: chosen })}
        disabled={locked}
      />
      <Field
        className={css.limit}
        label={t('Spend limit')}
        name="spend-limit"
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        prefix={currencySign(locale, currency, 'narrowSymbol')}
        hint={t('Orders above this amount need an administrator’s approval. Leave empty for no limit.')}
        value={draft.limit}
        onChange={({ target }) => onDraft({ ...draft, limit: target.value })}
        error={props.limitError}
        disabled={limitLocked}
      />
    </div>
  );
}
