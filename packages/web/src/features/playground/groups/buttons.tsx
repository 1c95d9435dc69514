import { Download, Plus, Trash2 } from 'lucide-react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Example } from '../example.tsx';

const variants = ['primary', 'secondary', 'danger', 'ghost'] as const;

export function Buttons() {
  const t = useTranslate();
  return (
    <>
      <Example code="<Button variant>" row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t('Save')}
          </Button>
        ))}
      </Example>
      <Example code="<Button variant disabled>" row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t('Save')}
          </Button>
        ))}
      </Example>
      <Example code="<Button variant busy disabled>" row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy disabled>
            {t('Save')}
          </Button>
        ))}
      </Example>
      <Example code="<Button icon={Plus}>">
        <Button icon={Plus}>{t('Invite a user')}</Button>
      </Example>
      <Example code='<Button shape="pill" icon={Download}>'>
        <Button variant="secondary" shape="pill" icon={Download}>
          {t('Download Invoice')}
        </Button>
      </Example>
      <Example code="<Button wide>" wide>
        <Button wide>{t('Login')}</Button>
      </Example>
      <Example code="<Button icon={Plus}>, long text" wide>
        <Button icon={Plus}>
          {t('Go to Orders & Invoices')} · {t('Download invoices and order confirmations as PDF.')}
        </Button>
      </Example>
      <Example code='<LinkButton href="/connect/help">'>
        <LinkButton href="/connect/help">{t('Help Center')}</LinkButton>
      </Example>
      <Example code='<LinkButton variant="secondary" shape="pill">'>
        <LinkButton variant="secondary" shape="pill" href="/connect/orders">
          {t('Orders & Invoices')}
        </LinkButton>
      </Example>
      <Example code="<IconButton variant>, the last disabled" row>
        {variants.map((variant) => (
          <IconButton key={variant} variant={variant} icon={Trash2} label={t('Revoke')} />
        ))}
        <IconButton disabled variant="secondary" icon={Trash2} label={t('Revoke')} />
      </Example>
      <Example code="<CopyButton>">
        <CopyButton text="SO-204918" label={t('Copy')} done={t('Copied')} />
      </Example>
    </>
  );
}
