import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { CardTabs } from '../../../ui/card-tabs.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceTexts, RadioCards } from '../../../ui/radio-cards.tsx';
import { SegmentSwitch } from '../../../ui/segment-switch.tsx';
import { Example } from '../example.tsx';

export function Choices() {
  const t = useTranslate();
  const [view, setView] = useState('both');
  const [role, setRole] = useState<string | null>('buyer');
  const [rights, setRights] = useState(['orders']);
  const roles = [
    { value: 'admin', label: t('Administrator'), text: t('Full access, including managing users.') },
    { value: 'buyer', label: t('Buyer'), text: t('See orders, tracking and order counts.') },
    { value: 'viewer', label: t('Viewer'), text: t('Sees orders and invoices.'), disabled: true },
  ];
  const permissions = [
    { value: 'orders', label: t('View Orders'), text: t('See orders, tracking and order counts.') },
    { value: 'balance', label: t('View Balance'), text: t('See payment terms, credit limit and balance.') },
    {
      value: 'users',
      label: t('Create and Edit Users'),
      text: t('Invite people and change their permissions.'),
      note: t('You can only give permissions that you have yourself.'),
      disabled: true,
    },
  ];
  return (
    <>
      <Example code="<Checkbox>">
        <Checkbox>{t('Remember me')}</Checkbox>
      </Example>
      <Example code="<Checkbox checked>">
        <Checkbox defaultChecked>{t('Remember me')}</Checkbox>
      </Example>
      <Example code="<Checkbox disabled>">
        <Checkbox disabled>{t('Remember me')}</Checkbox>
      </Example>
      <Example code="<Checkbox checked disabled>">
        <Checkbox disabled defaultChecked>
          {t('Remember me')}
        </Checkbox>
      </Example>
      <Example code="<SegmentSwitch>" wide>
        <SegmentSwitch
          label={t('Show')}
          value={view}
          onChange={setView}
          options={[
            { value: 'orders', label: t('Orders') },
            { value: 'invoices', label: t('Invoices') },
            { value: 'both', label: t('Both') },
          ]}
        />
      </Example>
      <Example code="<CardTabs>" wide>
        <CardTabs
          label={t('Show')}
          tabs={[
            { id: 'orders', label: t('Orders') },
            { id: 'invoices', label: t('Invoices') },
            { id: 'both', label: t('Both'), disabled: true },
          ]}
        >
          {(active) => (active === 'orders' ? t('Orders') : t('Invoices'))}
        </CardTabs>
      </Example>
      <Example code="<RadioCards>" wide>
        <RadioCards label={t('Role')} options={roles} value={role} onChange={setRole} />
      </Example>
      <Example code="<RadioCards disabled>" wide>
        <RadioCards label={t('Role')} options={roles.slice(0, 2)} value="admin" onChange={setRole} disabled />
      </Example>
      <Example code="<CheckList>" wide>
        <CheckList label={t('Permissions')} options={permissions} chosen={rights} onChange={setRights} />
      </Example>
      <Example code="<CheckList disabled>" wide>
        <CheckList
          label={t('Permissions')}
          options={permissions.slice(0, 2)}
          chosen={['balance']}
          onChange={setRights}
          disabled
        />
      </Example>
      <Example code="<ChoiceTexts>, of a choice of one’s own" wide>
        <ChoiceTexts id={`choice-${role}`} choice={{ value: 'own', label: t('Custom'), text: t('No activity yet.') }} />
      </Example>
    </>
  );
}
