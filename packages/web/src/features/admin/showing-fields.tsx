import { languages } from '@connect/core/domain/access/language';
import { storefronts } from '@connect/core/domain/access/storefront';
import type { Shown } from '@connect/core/domain/content/showing';
import type { Day } from '@connect/core/domain/calendar/day';
import { useState } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { DayField } from '../../shared/calendar/day-field.tsx';
import * as formCss from '../../shared/forms/user-form.css.ts';
import { ownNameOf } from '../../shared/storefront/storefronts.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { languageName } from './content-texts.ts';

/** What of a form says where and when something is shown; the place as it was typed. */
export interface ShowingEntry extends Omit<Shown, 'position'> {
  readonly position: string;
}

/** As it is sent; a place that is no number is left to the server to refuse. */
export const positionIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

interface ShowingFieldsProps {
  entry: ShowingEntry;
  today: Day;
  problemOf: (field: string) => string | undefined;
  onChange: (part: Partial<ShowingEntry>) => void;
}

/** In which language, at which place, in which storefronts, and from which day to which. */
export function ShowingFields({ entry, today, problemOf, onChange }: ShowingFieldsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [isChosen, setChosen] = useState(entry.regions.length > 0);
  const choices = [...new Set([...languages, entry.language])];
  return (
    <>
      <div className={formCss.names}>
        <Select
          label={t('Language')}
          value={entry.language}
          onChange={({ target }) => onChange({ language: target.value })}
          options={choices.map((value) => ({ value, label: languageName(locale, value) }))}
        />
        <Field
          label={t('Position')}
          hint={t('The lowest comes first.')}
          inputMode="numeric"
          autoComplete="off"
          value={entry.position}
          onChange={({ target }) => onChange({ position: target.value })}
          error={problemOf('position')}
        />
        <DayField
          label={t('First day (optional)')}
          day={entry.validFrom}
          min={today}
          error={problemOf('validFrom')}
          onDay={(validFrom) => onChange({ validFrom })}
        />
        <DayField
          label={t('Last day (optional)')}
          day={entry.validUntil}
          min={entry.validFrom ?? today}
          error={problemOf('validUntil')}
          onDay={(validUntil) => onChange({ validUntil })}
        />
      </div>
      <RadioCards
        label={t('Storefronts')}
        options={[
          { value: 'all', label: t('All storefronts') },
          {
            value: 'chosen',
            label: t('Chosen storefronts'),
            text: t('If you choose none, it is shown in all of them.'),
          },
        ]}
        value={isChosen ? 'chosen' : 'all'}
        onChange={(value) => {
          setChosen(value === 'chosen');
          onChange({ regions: [] });
        }}
      />
      {isChosen && (
        <CheckList
          label={t('Chosen storefronts')}
          options={storefronts.map((each) => ({ value: each.name, label: ownNameOf(each) }))}
          chosen={entry.regions}
          onChange={(regions) => onChange({ regions })}
        />
      )}
    </>
  );
}
