import { keyState } from '@connect/core/domain/administration/integration-key';
import type { IntegrationKey, KeyState, NewKey } from '@connect/core/domain/administration/integration-key';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Tone } from '../../theme/palettes.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { KeyDialog } from './key-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TypedConfirm } from './typed-confirm.tsx';
import { useOutcome } from './use-outcome.tsx';

/** Keys of other programs: made, shown once, and revoked by their name (specification §administration). */
export function KeysScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { keys } = useAdmin();
  const list = useQuery(keys.list, 'keys');
  useForbidden(list.failure, onForbidden);
  const { notice, setOutcome } = useOutcome();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewKey | null>(null);
  const [revoking, setRevoking] = useState<IntegrationKey | null>(null);
  const { busy, run } = useCommand(keys.revoke);

  const revoke = async ({ id, name }: IntegrationKey, typed: string): Promise<void> => {
    const answer = await run(id, typed);
    if (!answer) return;
    setRevoking(null);
    setOutcome(
      answer.ok
        ? { tone: 'good', text: t('The key {name} was revoked.', { name }) }
        : { tone: 'bad', text: adminRefusalText(t, answer.refusal) },
    );
    list.reload();
  };
  return (
    <AdminPage
      current="keys"
      action={
        <Button icon={KeyRound} disabled={list.value === null} onClick={() => setCreating(true)}>
          {t('Create a key')}
        </Button>
      }
    >
      {notice}
      <ListCard
        label={t('Keys')}
        list={list}
        columns={useKeyColumns(setRevoking)}
        rows={list.value?.keys ?? null}
        rowKey={({ id }) => id}
        isDimmed={({ revokedAt }) => revokedAt !== null}
        failed={t('We couldn’t load the keys.')}
        none={t('There are no keys yet. Another program needs one to send and read data.')}
      />
      {creating && list.value && (
        <KeyDialog
          scopes={list.value.scopes}
          onClose={() => {
            setCreating(false);
            // A try whose answer was lost may have made one.
            list.reload();
          }}
          onMade={(key) => {
            setCreating(false);
            setMade(key);
            list.reload();
          }}
        />
      )}
      {made && (
        <SecretDialog title={t('Key {name}', { name: made.key.name })} secret={made.text} onClose={() => setMade(null)}>
          {t('Give this key to the other program.')}
        </SecretDialog>
      )}
      {revoking && (
        <TypedConfirm
          title={t('Revoke the key {name}?', { name: revoking.name })}
          name={revoking.name}
          confirm={t('Revoke key')}
          busy={busy}
          onClose={() => setRevoking(null)}
          onConfirm={(typed) => void revoke(revoking, typed)}
        >
          {t('The other program won’t be able to send or read anything. This can’t be undone.')}
        </TypedConfirm>
      )}
    </AdminPage>
  );
}

const toneOf: Record<KeyState, Tone> = { active: 'good', expired: 'wait', revoked: 'none' };

const useKeyColumns = (onRevoke: (key: IntegrationKey) => void): readonly Column<IntegrationKey>[] => {
  const t = useTranslate();
  const format = useFormat();
  const { clock } = useServices();
  const states: Record<KeyState, string> = { active: t('In use'), expired: t('key|Expired'), revoked: t('Revoked') };
  return [
    {
      key: 'name',
      label: t('Name of the key'),
      width: '24%',
      cell: ({ name, createdBy, createdAt }) => (
        <>
          {name}
          <span className={css.beside}>
            {t('{name}, {moment}', { name: createdBy, moment: format.moment(createdAt) })}
          </span>
        </>
      ),
    },
    {
      key: 'may',
      label: t('What it may do'),
      width: '22%',
      cell: ({ scopes, addresses }) => (
        <>
          {scopes.join(', ')}
          {addresses.length > 0 && (
            <span className={css.beside}>{t('from {addresses}', { addresses: addresses.join(', ') })}</span>
          )}
        </>
      ),
    },
    {
      key: 'used',
      label: t('Last used'),
      width: '16%',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('Never') : format.moment(lastUsedAt)),
    },
    {
      key: 'expires',
      label: t('Expires'),
      width: '16%',
      cell: ({ expiresAt }) => (expiresAt === null ? t('Never expires') : format.moment(expiresAt)),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '11%',
      cell: (key) => {
        const state = keyState(key, clock.now());
        return <StatusBadge tone={toneOf[state]}>{states[state]}</StatusBadge>;
      },
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: (key) =>
        key.revokedAt === null && (
          <div className={css.buttons}>
            <Button variant="ghost" onClick={() => onRevoke(key)}>
              {t('Revoke key')}
              <VisuallyHidden> {key.name}</VisuallyHidden>
            </Button>
          </div>
        ),
    },
  ];
};
