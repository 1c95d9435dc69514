import { Globe, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AlertDialog, Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Menu, MenuDisclosure, MenuItem, MenuLink, MenuRadios, MenuSeparator } from '../../../ui/menu.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Example } from '../example.tsx';

type Shown = 'dialog' | 'wide' | 'alert' | 'confirm' | 'danger' | 'busy';

export function Overlays({ stage }: { stage: string }) {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown | null>(null);
  const [scheme, setScheme] = useState('light');
  const close = () => setShown(null);
  const opener = (kind: Shown, code: string) => (
    <Example code={code}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShown(kind)}>
        {t('Show')}
      </Button>
    </Example>
  );
  const question = { onClose: close, onConfirm: close, cancel: t('Cancel') };
  return (
    <>
      <Example code="<Menu>">
        <Menu
          label={`${t('Menu')} · ${stage}`}
          align="start"
          header={t('Good morning, {name}', { name: 'Priya' })}
          // oxlint-disable-next-line react/no-unstable-nested-components -- A render prop, called and never mounted.
          trigger={(props) => (
            <Button variant="secondary" {...props}>
              {t('Menu')}
            </Button>
          )}
        >
          <MenuLink icon={Settings} href="/connect/mfa-settings">
            {t('Two-step verification')}
          </MenuLink>
          <MenuDisclosure icon={Globe} label={t('Region and language')} value="Deutschland · Deutsch">
            <MenuItem onSelect={close}>Polska · Polski</MenuItem>
          </MenuDisclosure>
          <MenuSeparator />
          <MenuRadios
            label={t('Colour scheme')}
            value={scheme}
            onChange={setScheme}
            options={[
              { value: 'light', label: t('Light') },
              { value: 'dark', label: t('Dark') },
            ]}
          />
          <MenuItem icon={LogOut} onSelect={close}>
            {t('Logout')}
          </MenuItem>
        </Menu>
      </Example>
      <Example code="<Popover>">
        <Popover
          label={`${t('Date range')} · ${stage}`}
          // oxlint-disable-next-line react/no-unstable-nested-components -- A render prop, called and never mounted.
          trigger={(props) => (
            <Button variant="secondary" {...props}>
              {t('Date range')}
            </Button>
          )}
        >
          {(done) => <Button onClick={done}>{t('OK')}</Button>}
        </Popover>
      </Example>
      {opener('dialog', '<Dialog>')}
      {opener('wide', '<Dialog size="wide">')}
      {opener('alert', '<AlertDialog>')}
      {opener('confirm', '<ConfirmDialog>')}
      {opener('danger', '<ConfirmDialog danger>')}
      {opener('busy', '<ConfirmDialog danger busy>')}
      <Dialog
        open={shown === 'dialog' || shown === 'wide'}
        size={shown === 'wide' ? 'wide' : 'normal'}
        onClose={close}
        title={t('Invite a user')}
        actions={<Button onClick={close}>{t('Send invitation')}</Button>}
      >
        <Field label={t('Email')} hint={t('We’ll email a link that works once and expires after 7 days.')} />
      </Dialog>
      <AlertDialog open={shown === 'alert'} onClose={close} title={t('Error')} ok={t('OK')}>
        {t(
          'There has been a problem while connecting to the search engine. Please try again later or contact customer service.',
        )}
      </AlertDialog>
      <ConfirmDialog {...question} open={shown === 'confirm'} title={t('Leave without saving?')} confirm={t('Leave')}>
        {t('Your changes haven’t been saved.')}
      </ConfirmDialog>
      <ConfirmDialog
        {...question}
        open={shown === 'danger' || shown === 'busy'}
        title={t('Log out everywhere?')}
        confirm={t('Log out')}
        danger
        // Busy until it is taken back, which in the gallery Escape may.
        busy={shown === 'busy'}
      >
        {t('Your changes haven’t been saved.')}
      </ConfirmDialog>
    </>
  );
}
