import type { CompanyUser, Invitation } from '@connect/core/domain/access/company-user';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { ArrowLeft, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { permissionList } from '../../shared/forms/access-texts.ts';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import { CustomerManager } from './customer-manager.tsx';
import { CustomerRules } from './customer-rules.tsx';
import { InviteCustomerDialog } from './invite-customer-dialog.tsx';
import { TypedConfirm } from './typed-confirm.tsx';
import { useCustomerUserColumns } from './customer-user-columns.tsx';
import type { UserDeed } from './customer-user-columns.tsx';
import { useOutcome } from './use-outcome.tsx';

type Asked = { readonly deed: 'invite' } | { readonly deed: 'lock' | 'second-factor'; readonly of: CompanyUser };

/** The users of one customer's company, and whom it waits for: invited, locked, and helped back in. */
export function CustomerUsersPart({ no, onBack }: { no: CustomerNo; onBack: () => void }) {
  const t = useTranslate();
  const { customers } = useAdmin();
  const company = useQuery(() => customers.of(no), no);
  const { notice, setOutcome } = useOutcome();
  const [asked, setAsked] = useState<Asked | null>(null);
  const locking = useCommand(customers.lock);
  const demanding = useCommand(customers.setSignIn);
  const unlocking = useCommand(customers.unlock);
  const resetting = useCommand(customers.resetSecondFactor);
  const mailing = useCommand(customers.mailPasswordLink);
  const endingAll = useCommand(customers.signOut);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);

  const report = (answer: Result<unknown, Refusal> | null, text: string): void => {
    if (!answer) return;
    setAsked(null);
    setOutcome(answer.ok ? { tone: 'good', text } : { tone: 'bad', text: adminRefusalText(t, answer.refusal) });
    company.reload();
  };
  const onDeed = async (deed: UserDeed, of: CompanyUser): Promise<void> => {
    const email = of.email;
    if (deed === 'unlock') report(await unlocking.run(no, of.id), t('{name} can log in again.', { name: email }));
    else if (deed === 'password')
      report(await mailing.run(no, of.id), t('A password link is on its way to {name}.', { name: email }));
    else if (deed === 'sign-out')
      report(await endingAll.run(no, of.id), t('{name} was logged out everywhere.', { name: email }));
    else setAsked({ deed, of });
  };
  const name = company.value?.name ?? no;
  const demanded = company.value?.demandedBySupplier ?? false;
  const byCompany = company.value?.secondFactorDemanded ?? false;
  const demand = async (demandedBySupplier: boolean): Promise<void> =>
    report(
      await demanding.run(no, { demandedBySupplier }),
      demandedBySupplier
        ? t('Two-step verification is required for everyone at {name} now.', { name })
        : byCompany
          ? t('You no longer require two-step verification, but {name} does.', { name })
          : t('Two-step verification is optional at {name} now.', { name }),
    );
  const lock = async ({ id, email }: CompanyUser, typed: string): Promise<void> =>
    report(await locking.run(no, id, typed), t('{name} is locked.', { name: email }));
  const resetFactor = async ({ id, email }: CompanyUser, typed: string): Promise<void> =>
    report(await resetting.run(no, id, typed), t('{name} now logs in without two-step verification.', { name: email }));
  const busy = [unlocking, mailing, endingAll].map(({ running }) => running?.[1] ?? null).find((id) => id !== null);
  const invitationColumns = useInvitationColumns();
  return (
    <div className={css.form}>
      <div className={css.between}>
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          {t('All customers')}
        </Button>
        <Button
          variant="secondary"
          disabled={company.value === null || demanding.busy}
          busy={demanding.busy}
          onClick={() => void demand(!demanded)}
        >
          {demanded ? t('Make two-step verification optional') : t('Require two-step verification')}
        </Button>
        <Button icon={UserPlus} disabled={company.value === null} onClick={() => setAsked({ deed: 'invite' })}>
          {t('Invite a user')}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t('Users of {name}', { name })}
      </h2>
      {byCompany && <p>{t('{name} requires two-step verification for all its users.', { name })}</p>}
      {notice}
      <ListCard
        label={t('Users of {name}', { name })}
        list={company}
        columns={useCustomerUserColumns(busy ?? null, (deed, of) => void onDeed(deed, of))}
        rows={company.value?.users ?? null}
        rowKey={({ id }) => id}
        isDimmed={({ active }) => !active}
        failed={t('We couldn’t load the users.')}
        none={t('This company has no users yet. Invite the first one.')}
      />
      {company.value && company.value.invitations.length > 0 && (
        <>
          <h3 className={css.heading}>{t('Open invitations')}</h3>
          <ListCard
            label={t('Open invitations')}
            list={company}
            columns={invitationColumns}
            rows={company.value.invitations}
            rowKey={({ id }) => id}
            isDimmed={({ expired }) => expired}
            failed={t('We couldn’t load the users.')}
            none={t('There are none.')}
          />
        </>
      )}
      {company.value && (
        <CustomerManager no={no} company={name} manager={company.value.manager} onChanged={company.reload} />
      )}
      {company.value && <CustomerRules no={no} company={name} rules={company.value.rules} onChanged={company.reload} />}
      {asked?.deed === 'invite' && (
        <InviteCustomerDialog
          no={no}
          company={name}
          onClose={() => setAsked(null)}
          onInvited={(email, hasAccount) =>
            report(
              { ok: true, value: null },
              hasAccount
                ? t('{name} already has a login. A link to choose a first password is on its way.', { name: email })
                : t('An invitation is on its way to {name}.', { name: email }),
            )
          }
        />
      )}
      {asked?.deed === 'lock' && (
        <TypedConfirm
          title={t('Lock {name}?', { name: asked.of.email })}
          name={asked.of.email}
          confirm={t('Lock')}
          busy={locking.busy}
          onClose={() => setAsked(null)}
          onConfirm={(typed) => void lock(asked.of, typed)}
        >
          {t(
            'They’ll be logged out at once and can’t log in until they’re unlocked. Invitations they sent will no longer work.',
          )}
        </TypedConfirm>
      )}
      {asked?.deed === 'second-factor' && (
        <TypedConfirm
          title={t('Reset two-step verification for {name}?', { name: asked.of.email })}
          name={asked.of.email}
          confirm={t('Reset')}
          busy={resetting.busy}
          onClose={() => setAsked(null)}
          onConfirm={(typed) => void resetFactor(asked.of, typed)}
        >
          {t(
            'They’ll be logged out at once and told by email. Until they set up two-step verification again, their password alone will let them in.',
          )}
        </TypedConfirm>
      )}
    </div>
  );
}

const useInvitationColumns = (): readonly Column<Invitation>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    { key: 'email', label: t('Invited'), width: '40%', cell: ({ email }) => email },
    { key: 'may', label: t('Permissions'), width: '35%', cell: ({ permissions }) => permissionList(t, permissions) },
    {
      key: 'expires',
      label: t('Expires'),
      cell: ({ expired, expiresAt }) => (expired ? t('Expired') : format.moment(expiresAt)),
    },
  ];
};
