import { useTranslate } from '../../i18n/i18n-context.tsx';
import * as css from './demo-accounts.css.ts';
import { DemoMailbox } from './demo-mailbox.tsx';
import * as textStyles from '../../theme/text.css.ts';

interface DemoAccount {
  readonly email: string;
  readonly who: string;
}

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onChoose: (account: DemoAccount) => void;
}

/** Accounts of the demo data; a press on one fills the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useTranslate();
  return (
    <section className={css.frame} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={css.title}>
        {t('Demo accounts')}
      </h2>
      <p className={css.text}>{t('This portal runs on demo data. Choose an account to fill in the form.')}</p>
      <ul className={css.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={css.account} onClick={() => onChoose(account)}>
              <span className={css.email}>{account.email}</span>
              {/* The demo data speaks English. */}
              <span className={textStyles.small} lang="en-GB">
                {account.who}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <DemoMailbox />
    </section>
  );
}
