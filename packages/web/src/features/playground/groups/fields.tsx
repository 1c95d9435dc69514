import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { FieldFrame } from '../../../ui/field-frame.tsx';
import { Field } from '../../../ui/field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { Example } from '../example.tsx';

export function Fields() {
  const t = useTranslate();
  const subjects = [t('An order'), t('A delivery'), t('An invoice or payment')].map((label, index) => ({
    value: String(index),
    label,
  }));
  const [pieces, setPieces] = useState(12);
  const email = t('Email');
  const long = t('Use at least 8 characters. Don’t use your name, your email address or a common password.');
  return (
    <>
      <Example code="<Field>" wide>
        <Field label={email} placeholder="priya@northgate.example" />
      </Example>
      <Example code="<Field hint>" wide>
        <Field label={t('First Name')} defaultValue="Priya" hint={long} />
      </Example>
      <Example code="<Field error>" wide>
        <Field label={email} defaultValue="priya@" error={t('Enter a valid email address.')} />
      </Example>
      <Example code="<Field disabled>" wide>
        <Field label={email} defaultValue="priya@northgate.example" disabled />
      </Example>
      <Example code="<Field readOnly>" wide>
        <Field label={email} defaultValue="priya@northgate.example" readOnly />
      </Example>
      <Example code='<Field type="password" reveal>' wide>
        <Field
          type="password"
          label={t('Password')}
          defaultValue="Connect"
          autoComplete="off"
          reveal={{ show: t('Show password'), hide: t('Hide password') }}
        />
      </Example>
      <Example code='<Field prefix="£">' wide>
        <Field label={t('Spend limit')} prefix="£" defaultValue="1,000.00" />
      </Example>
      <Example code="<Textarea hint>" wide>
        <Textarea
          label={t('Message')}
          rows={3}
          defaultValue={long}
          hint={t('{n, plural, one {# character left} other {# characters left}}', { n: 1935 })}
        />
      </Example>
      <Example code="<Textarea error>" wide>
        <Textarea label={t('Message')} rows={2} error={t('Enter a message.')} />
      </Example>
      <Example code="<Textarea disabled>" wide>
        <Textarea label={t('Message')} rows={2} disabled defaultValue={t('Sent')} />
      </Example>
      <Example code="<Select>" wide>
        <Select label={t('Subject')} options={subjects} />
      </Example>
      <Example code="<Select error>" wide>
        <Select label={t('Subject')} options={subjects} error={t('Choose a subject.')} />
      </Example>
      <Example code="<Select disabled>" wide>
        <Select label={t('Subject')} options={subjects} disabled />
      </Example>
      <Example code="<QuantityStepper>">
        <QuantityStepper
          label={t('Quantity of {sku}', { sku: 'GLV-8841-L' })}
          less={t('Decrease quantity of {sku}', { sku: 'GLV-8841-L' })}
          more={t('Increase quantity of {sku}', { sku: 'GLV-8841-L' })}
          value={pieces}
          min={1}
          max={99}
          onChange={setPieces}
        />
      </Example>
      <Example code="<FieldFrame>, around a control of one’s own" wide>
        <FieldFrame label={t('Spend limit')} hint={t('No limit')}>
          {(control) => <input {...control} type="range" min={0} max={10} defaultValue={6} />}
        </FieldFrame>
      </Example>
    </>
  );
}
