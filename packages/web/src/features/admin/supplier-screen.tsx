import { maxBanks } from '@connect/core/domain/administration/supplier-identity';
import type { BankAccount, SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';
import { useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import * as formCss from '../../shared/forms/user-form.css.ts';
import * as css from './admin-form.css.ts';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { useAnew } from './use-anew.ts';
import { useEntry } from './use-entry.ts';
import { useSaveInPlace } from './use-save-in-place.ts';
import { bankFields, supplierFields, supplierTexts, supportFields } from './supplier-texts.ts';
import * as layout from '../../theme/layout.css.ts';

/** Whose portal it is, as invoices, statements, emails and pages show it (specification §supplier-identity). */
export function SupplierScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { supplier } = useAdmin();
  const loaded = useQuery(supplier.read, 'supplier');
  useForbidden(loaded.failure, onForbidden);
  const { version, frame, anew } = useAnew(loaded, supplier.read);
  return (
    <AdminPage current="supplier">
      {loaded.state === 'failed' && (
        <Card>
          <LoadFailure onRetry={loaded.reload}>{t('We couldn’t load the supplier’s details.')}</LoadFailure>
        </Card>
      )}
      {loaded.state !== 'failed' && loaded.value === null && (
        <Card aria-busy>
          <Shimmer height={420} />
        </Card>
      )}
      {loaded.value && (
        <div ref={frame}>
          <SupplierForm key={version} standing={loaded.value} onSaved={loaded.set} onReload={() => void anew()} />
        </div>
      )}
    </AdminPage>
  );
}

const noAccount: BankAccount = {
  currency: '',
  bank: '',
  accountName: '',
  sortCode: '',
  accountNo: '',
  iban: '',
  bic: '',
};

interface SupplierFormProps {
  standing: SupplierIdentity;
  onSaved: (identity: SupplierIdentity) => void;
  /** Somebody else has changed it: it is read anew, and what was typed goes. */
  onReload: () => void;
}

function SupplierForm({ standing, onSaved, onReload }: SupplierFormProps) {
  const t = useTranslate();
  const texts = supplierTexts(t);
  const { supplier } = useAdmin();
  const entry = useEntry('supplier', standing, standing);
  const { form, edit: change, restart, forget } = entry;
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run } = useSaveInPlace(entry, entry.was, supplier.change, supplier.read);
  const element = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // Once for each refusal: who types on is not taken back to the summary.
  const found = useMemo(() => (refusal ? {} : null), [refusal]);
  const errors = refusal?.message?.errors ?? {};
  const problemOf = (name: keyof typeof texts, path: string = name): string | undefined =>
    errors[`identity.${path}`] ? texts[name].problem : undefined;

  const edit = (part: Partial<SupplierIdentity>) => {
    change(part);
    setSaved(false);
  };
  const editBank = (place: number, part: Partial<BankAccount>) =>
    edit({ banks: form.banks.map((each, index) => (index === place ? { ...each, ...part } : each)) });
  const removeBank = (place: number) => {
    edit({ banks: form.banks.filter((_, index) => index !== place) });
    add.current?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaved(false);
    const answer = await run(form);
    if (!answer?.ok) return;
    restart(answer.value, answer.value);
    setSaved(true);
    onSaved(answer.value);
  };
  const reload = (): void => {
    forget();
    onReload();
  };
  const isStale = refusal?.message?.code === 'changed_meanwhile';
  const field = (name: (typeof supplierFields | typeof supportFields)[number]) => (
    <Field
      key={name}
      label={texts[name].label}
      autoComplete="off"
      required={name === 'name'}
      value={form[name]}
      onChange={({ target }) => edit({ [name]: target.value })}
      error={problemOf(name)}
    />
  );
  return (
    <form ref={element} className={cx(formCss.form, css.fields)} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={element} found={found} />
      <Card className={css.part} aria-label={t('Supplier')}>
        <CardTitle>{t('Supplier')}</CardTitle>
        <p>{t('Invoices, statements, emails and pages show this. A change shows at once, on old invoices too.')}</p>
        <div className={formCss.names}>{supplierFields.map(field)}</div>
      </Card>
      <Card className={css.part} aria-label={t('Support')}>
        <CardTitle>{t('Support')}</CardTitle>
        <div className={formCss.names}>{supportFields.map(field)}</div>
      </Card>
      {form.banks.map((account, place) => {
        const name = account.currency
          ? t('Bank account for {currency}', { currency: account.currency })
          : t('Bank account');
        return (
          // Accounts have nothing else to be told apart by while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          <Card key={place} className={css.part} aria-label={name}>
            <CardTitle>{name}</CardTitle>
            <div className={formCss.names}>
              {bankFields.map((each) => (
                <Field
                  key={each}
                  label={texts[each].label}
                  autoComplete="off"
                  spellCheck={false}
                  value={account[each]}
                  onChange={({ target }) => editBank(place, { [each]: target.value })}
                  error={problemOf(each, `banks.${place}.${each}`)}
                />
              ))}
            </div>
            <Button variant="secondary" onClick={() => removeBank(place)}>
              {t('Remove {name}', { name })}
            </Button>
          </Card>
        );
      })}
      {errors['identity.banks'] && <Notice>{t('Each currency can have one bank account.')}</Notice>}
      <div className={layout.bar}>
        <Button type="submit" disabled={busy} busy={busy}>
          {t('Save')}
        </Button>
        <Button
          ref={add}
          variant="secondary"
          disabled={form.banks.length >= maxBanks}
          onClick={() => edit({ banks: [...form.banks, noAccount] })}
        >
          {t('Add a bank account')}
        </Button>
        <div className={formCss.notice}>
          {saved && <Toast>{t('The changes were saved.')}</Toast>}
          {refusal && (
            <Notice {...(isStale && { action: { label: t('Reload'), onAction: reload } })}>
              {adminRefusalText(t, refusal)}
            </Notice>
          )}
        </div>
      </div>
    </form>
  );
}
