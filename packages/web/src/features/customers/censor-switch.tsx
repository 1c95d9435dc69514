import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

interface CensorSwitchProps {
  readonly censored: boolean;
  readonly onCensored: (censored: boolean) => void;
}

/** Hides what customers may spend, owe and have agreed from whoever looks over a shoulder (specification §censor-switch). */
export function CensorSwitch({ censored, onCensored }: CensorSwitchProps) {
  const t = useTranslate();
  return (
    <Checkbox checked={censored} onChange={({ target }) => onCensored(target.checked)}>
      {t('Censor sensitive data')}
    </Checkbox>
  );
}
