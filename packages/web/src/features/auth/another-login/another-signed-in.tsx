import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { BareTitle } from '../../../shared/page/bare-layout.tsx';
import * as css from '../auth-form.css.ts';

interface AnotherSignedInProps {
  /** Email of who is signed in. */
  readonly who: string;
  /** Whom the link was mailed to. */
  readonly email: string;
  readonly onStay: () => void;
  /** Signs out; the page of the link follows. */
  readonly onLeave: () => Promise<void>;
}

/** Says who is signed in where a link for somebody else was opened, and offers both ways. */
export function AnotherSignedIn({ who, email, onStay, onLeave }: AnotherSignedInProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void onLeave().finally(() => setBusy(false));
  };
  return (
    <>
      <BareTitle
        title={t('Whose login do you want to use?')}
        lead={t('You’re logged in as {who}, but this link is for {email}.', { who, email })}
      />
      <div className={css.form}>
        <Button wide busy={busy} disabled={busy} onClick={leave}>
          {t('Log out and continue as {email}', { email })}
        </Button>
        <Button wide variant="secondary" disabled={busy} onClick={onStay}>
          {t('Stay logged in as {who}', { who })}
        </Button>
      </div>
    </>
  );
}
