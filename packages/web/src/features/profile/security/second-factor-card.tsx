import type { SecondFactorState } from '@connect/core/domain/access/second-factor';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useId, useState } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { useAccount } from '../../../account-services.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShimmerOf } from '../../../ui/shimmer-of.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as css from './security-screen.css.ts';
import { SetUp } from './set-up.tsx';
import * as layout from '../../../theme/layout.css.ts';

/** What the card is doing beside showing its state. */
type Doing =
  | { readonly kind: 'nothing' | 'setting-up' | 'renewing' | 'turning-off' }
  | { readonly kind: 'found-on'; readonly refusal: Refusal }
  | { readonly kind: 'showing-codes'; readonly codes: readonly string[] };
const nothing: Doing = { kind: 'nothing' };

interface SecondFactorCardProps {
  readonly storefront: string;
  /** The recovery codes of a new one are kept. */
  readonly onKept?: () => void;
  /** Told whether it is on, once that is known. */
  readonly onState?: (isOn: boolean) => void;
}

/** The second factor of the signed-in user: off, being set up, or on. Mails about it are for the `storefront`. */
export function SecondFactorCard({ storefront, onKept, onState }: SecondFactorCardProps) {
  const t = useTranslate();
  const { loadSecondFactor, renewRecoveryCodes, turnOffSecondFactor } = useAccount();
  const id = useId();
  const { value, failure, reload } = useQuery(() => loadSecondFactor(), '');
  const [doing, setDoing] = useState(nothing);
  const isOn = value?.enabled ?? null;
  useEffect(() => {
    if (isOn !== null) onState?.(isOn);
  }, [isOn, onState]);

  const showCodes = (codes: readonly string[]): void => {
    setDoing({ kind: 'showing-codes', codes });
    reload();
  };
  const content = () => {
    switch (doing.kind) {
      case 'showing-codes':
        return <RecoveryCodes codes={doing.codes} onKept={onKept ?? (() => setDoing(nothing))} />;
      case 'setting-up':
        return (
          <SetUp
            storefront={storefront}
            onDone={showCodes}
            onAlreadyOn={(refusal) => {
              setDoing({ kind: 'found-on', refusal });
              reload();
            }}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'renewing':
        return (
          <ProofForm
            asks={['password', 'code']}
            lead={t(
              'Your current codes will stop working. Enter your password and a code from your authenticator app to continue.',
            )}
            action={t('Create new recovery codes')}
            submit={(proof) => renewRecoveryCodes(proof, storefront)}
            onDone={showCodes}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'turning-off':
        return (
          <ProofForm
            asks={['password', 'code']}
            lead={t(
              'You’ll log in with your password only. Enter it and a code from your authenticator app to continue.',
            )}
            action={t('Turn off')}
            danger
            submit={(proof) => turnOffSecondFactor(proof, storefront)}
            onDone={() => {
              setDoing(nothing);
              reload();
            }}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'found-on':
      case 'nothing':
        if (failure !== null) return <LoadFailure onRetry={reload}>{t('We couldn’t load your settings.')}</LoadFailure>;
        return value === null ? (
          <ShimmerOf>
            <State state={off} onChoose={setDoing} />
          </ShimmerOf>
        ) : (
          <State state={value} onChoose={setDoing} />
        );
    }
  };
  return (
    <Card aria-labelledby={id} aria-busy={value === null && failure === null}>
      <div className={css.head}>
        <CardTitle id={id}>{t('Two-step verification')}</CardTitle>
        {value && (
          <StatusBadge tone={value.enabled ? 'good' : 'none'}>{value.enabled ? t('On') : t('Off')}</StatusBadge>
        )}
      </div>
      {doing.kind === 'found-on' && <Notice tone="wait">{refusalText(t, doing.refusal)}</Notice>}
      <div className={css.body}>{content()}</div>
    </Card>
  );
}

/** As it is for most, until it is known. */
const off: SecondFactorState = { enabled: false, enabledAt: null, recoveryCodesLeft: 0 };

/** With fewer codes than this left, one is told to make new ones. */
const fewCodes = 3;

function State({ state, onChoose }: { readonly state: SecondFactorState; readonly onChoose: (doing: Doing) => void }) {
  const t = useTranslate();
  const format = useFormat();
  if (!state.enabled)
    return (
      <>
        <p className={css.text}>
          {t('When you log in, you’ll also enter a code from an app on your phone, so a stolen password isn’t enough.')}
        </p>
        <Button onClick={() => onChoose({ kind: 'setting-up' })}>{t('Set up')}</Button>
      </>
    );
  const left = t('{n, plural, one {# recovery code left} other {# recovery codes left}}', {
    n: state.recoveryCodesLeft,
  });
  return (
    <>
      <p className={css.text}>
        {t('On since {date}. You enter a code from your authenticator app when you log in.', {
          date: format.longDate(state.enabledAt),
        })}
      </p>
      {state.recoveryCodesLeft < fewCodes ? <Notice tone="wait">{left}</Notice> : <p>{left}</p>}
      <div className={layout.inline}>
        <Button variant="secondary" onClick={() => onChoose({ kind: 'renewing' })}>
          {t('Create new recovery codes')}
        </Button>
        <Button variant="secondary" onClick={() => onChoose({ kind: 'turning-off' })}>
          {t('Turn off')}
        </Button>
      </div>
    </>
  );
}
