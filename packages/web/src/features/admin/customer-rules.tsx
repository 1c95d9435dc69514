import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { CompanyRules, OwnRules } from '@connect/core/domain/administration/company-rules';
import { maxReference, type ReferenceRule } from '@connect/core/domain/ordering/placement';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import * as css from './admin-form.css.ts';
import { AdminFormDialog } from './admin-form-dialog.tsx';

const referenceText = (t: Translate, { required, mask }: ReferenceRule): string => {
  if (mask !== null)
    return required ? t('Required, as {format}', { format: mask }) : t('Optional, as {format}', { format: mask });
  return required ? t('Required') : t('Optional');
};

const ordersText = (t: Translate, { own, given }: CompanyRules): string => {
  if (own.stopped) return t('Stopped here');
  return given.blocked ? t('Blocked by the ERP') : t('Accepted as usual');
};

interface CustomerRulesProps {
  no: CustomerNo;
  company: string;
  rules: CompanyRules;
  onChanged: () => void;
}

/** What holds for a company's orders, and by whom, for an administrator to change (specification §company-rules). */
export function CustomerRules({ no, company, rules, onChanged }: CustomerRulesProps) {
  const t = useTranslate();
  const [changing, setChanging] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const { own, given } = rules;
  return (
    <>
      <Card className={css.part} aria-label={t('Order rules')}>
        <CardTitle>{t('Order rules')}</CardTitle>
        <div>
          <dl className={css.facts}>
            <div>
              <dt>{t('Customer’s reference')}</dt>
              <dd>
                {referenceText(t, own.reference ?? given.reference)}
                <span className={css.beside}>{own.reference ? t('Set here') : t('Set by the ERP')}</span>
              </dd>
            </div>
            <div>
              <dt>{t('Orders')}</dt>
              <dd>{ordersText(t, rules)}</dd>
            </div>
          </dl>
        </div>
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t('Change the rules')}
        </Button>
      </Card>
      {announcement}
      {changing && (
        <RulesDialog
          no={no}
          company={company}
          rules={rules}
          onStale={onChanged}
          onClose={(isChanged) => {
            setChanging(false);
            if (isChanged) announce(t('The rules were changed.'));
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface RulesDialogProps extends Pick<CustomerRulesProps, 'no' | 'company' | 'rules'> {
  onClose: (isChanged: boolean) => void;
  /** Somebody else has changed them: they are to be read anew, and what was chosen here stays. */
  onStale: () => void;
}

function RulesDialog({ no, company, rules, onClose, onStale }: RulesDialogProps) {
  const t = useTranslate();
  const { customers } = useAdmin();
  const { own, given } = rules;
  const start = own.reference ?? given.reference;
  const name = `rules ${no}`;
  const [draft, setDraft, forget] = useDraft(name, () => ({
    isHere: own.reference !== null,
    required: start.required,
    mask: start.mask ?? '',
    stopped: own.stopped,
  }));
  const { isHere, required, mask, stopped } = draft;
  const edit = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part });
  const { busy, refusal, run } = useCommand(customers.setRules);
  const isStale = refusal?.message?.code === 'changed_meanwhile';
  const isTooLong = refusal?.message?.errors['rules.reference.mask'] !== undefined;
  const submit = async (): Promise<void> => {
    const chosen: OwnRules = { stopped, reference: isHere ? { required, mask: mask.trim() || null } : null };
    const answer = await run(no, chosen, own);
    if (!answer) return;
    if (answer.ok) {
      forget();
      return onClose(true);
    }
    if (answer.refusal.message?.code === 'changed_meanwhile') onStale();
  };
  return (
    <AdminFormDialog
      title={t('Order rules for {name}', { name: company })}
      submit={t('Save')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft={name}
      onClose={() => onClose(false)}
    >
      <RadioCards
        label={t('Customer’s reference')}
        options={[
          { value: 'system', label: t('Set by the ERP'), text: referenceText(t, given.reference) },
          { value: 'here', label: t('Set here'), text: t('The ERP’s rule no longer applies.') },
        ]}
        value={isHere ? 'here' : 'system'}
        onChange={(by) => edit({ isHere: by === 'here' })}
      />
      {isHere && (
        <>
          <Checkbox checked={required} onChange={({ target }) => edit({ required: target.checked })}>
            {t('Every order needs a reference')}
          </Checkbox>
          <Field
            label={t('Format (optional)')}
            hint={t('# is a digit, @ a letter, anything else stands for itself: PO-####')}
            autoComplete="off"
            value={mask}
            onChange={({ target }) => edit({ mask: target.value })}
            error={isTooLong ? t('Enter {n} characters or fewer.', { n: maxReference }) : undefined}
          />
        </>
      )}
      <Checkbox checked={stopped} onChange={({ target }) => edit({ stopped: target.checked })}>
        {t('Stop orders from this company')}
      </Checkbox>
      {isStale && (
        <p>
          {t('Current rules. Customer’s reference: {reference}. Orders: {orders}.', {
            reference: referenceText(t, own.reference ?? given.reference),
            orders: ordersText(t, rules),
          })}
        </p>
      )}
      {given.blocked && <p>{t('The ERP has blocked this company, so it can’t order either way.')}</p>}
    </AdminFormDialog>
  );
}
