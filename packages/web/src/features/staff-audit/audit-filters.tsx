import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { isCustomerNo, isEmail } from './audit-address.ts';
import type { AuditQuery } from './audit-address.ts';
import * as css from './audit-filters.css.ts';

interface AuditFiltersProps {
  query: AuditQuery;
  onQuery: (query: AuditQuery) => void;
}

/** Which entries are shown: of what kind, about whom, and by whom. */
export function AuditFilters({ query, onQuery }: AuditFiltersProps) {
  const t = useTranslate();
  return (
    <div className={css.filters}>
      <SegmentSwitch
        label={t('Show')}
        value={query.filter}
        onChange={(filter) => onQuery({ ...query, filter })}
        options={[
          { value: 'all', label: t('entries|All') },
          { value: 'writes', label: t('Changes') },
          { value: 'starts', label: t('Impersonation') },
        ]}
      />
      {/* Typed anew when the address says something else. */}
      <PeopleForm key={`${query.customerNo} ${query.actorEmail}`} query={query} onQuery={onQuery} />
    </div>
  );
}

function PeopleForm({ query, onQuery }: AuditFiltersProps) {
  const t = useTranslate();
  const [customerNo, setCustomerNo] = useState(query.customerNo);
  const [actorEmail, setActorEmail] = useState(query.actorEmail);
  const [tried, setTried] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, tried);
  const isWrong = (text: string, isRight: (text: string) => boolean) => text !== '' && !isRight(text);
  const wrong = {
    customerNo: isWrong(customerNo.trim(), isCustomerNo),
    actorEmail: isWrong(actorEmail.trim(), isEmail),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.customerNo || wrong.actorEmail) return setTried({});
    setTried(null);
    onQuery({ ...query, customerNo: customerNo.trim(), actorEmail: actorEmail.trim() });
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <Field
        label={t('Customer Number')}
        value={customerNo}
        onChange={({ target }) => setCustomerNo(target.value)}
        error={tried && wrong.customerNo && t('Enter a valid customer number.')}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        label={t('Staff email')}
        type="email"
        value={actorEmail}
        onChange={({ target }) => setActorEmail(target.value)}
        error={tried && wrong.actorEmail && t('Enter a valid email address.')}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={css.actions}>
        <Button type="submit" variant="secondary">
          {t('Show')}
        </Button>
        {(query.customerNo !== '' || query.actorEmail !== '') && (
          <Button variant="ghost" onClick={() => onQuery({ ...query, customerNo: '', actorEmail: '' })}>
            {t('Clear filters')}
          </Button>
        )}
      </div>
    </form>
  );
}
