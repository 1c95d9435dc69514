import {
  isColour,
  nearestColour,
  ownColours,
  standsOut,
  weakest,
} from '@connect/core/domain/administration/brand-colours';
import type { BrandRole } from '@connect/core/domain/administration/brand-colours';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import * as css from './branding.css.ts';

interface BrandingColourProps {
  readonly colourRole: BrandRole;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** A colour, typed or picked, with how it stands out, and the nearest one that does where it does not (specification §branding). */
export function BrandingColour({ colourRole: role, value, onChange }: BrandingColourProps) {
  const t = useTranslate();
  const format = useFormat();
  const colour = value.trim().toLowerCase();
  const isWritten = colour === '' || isColour(colour);
  const shown = isColour(colour) ? colour : ownColours[role];
  const { ratio, needed, scheme } = weakest(role, shown);
  // Rounded down: one that is short of it does not say that it is not.
  const measured = {
    ratio: format.number(Math.floor(ratio * 10) / 10),
    needed: format.number(needed),
    scheme: scheme === 'light' ? t('light scheme') : t('dark scheme'),
  };
  const passes = standsOut(role, shown);
  const label = role === 'main' ? t('Main colour') : t('Accent colour');
  const nearest = passes ? null : nearestColour(role, shown);
  const problem = isWritten
    ? passes
      ? undefined
      : t('Too little contrast: {ratio}:1 in the {scheme}; {needed}:1 is needed.', measured)
    : t('Enter a colour such as {example}.', { example: ownColours[role] });
  return (
    <div className={css.contrast}>
      <div className={css.colour}>
        <Field
          className={css.code}
          label={label}
          hint={
            role === 'main'
              ? t('Buttons and links on light pages, and in emails.')
              : t('The dark menu, and buttons on dark pages.')
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={ownColours[role]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          error={problem}
        />
        <input
          type="color"
          className={css.picker}
          aria-label={t('Choose: {name}', { name: label })}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {isWritten && passes && (
        <p>{t('Contrast is at least {ratio}:1 in the {scheme}; {needed}:1 is needed.', measured)}</p>
      )}
      {isWritten && nearest !== null && (
        <Button variant="secondary" onClick={() => onChange(nearest)}>
          {t('Use {hex}, the nearest colour with enough contrast', { hex: nearest })}
        </Button>
      )}
    </div>
  );
}
