import type { ActiveSessions } from '@connect/core/ports/active-sessions';
import type { CompanyUsers } from '@connect/core/ports/company-users';
import type { ContactService } from '@connect/core/ports/contact-service';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { HelpArticles } from '@connect/core/ports/help-articles';
import type { OrderMails } from '@connect/core/ports/order-mails';
import type { OwnData } from '@connect/core/ports/own-data';
import type { OwnPassword } from '@connect/core/ports/own-password';
import type { PasskeyOptions } from '@connect/core/domain/access/passkey';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { PasskeyDevice, Passkeys, StaffPasskeys } from '@connect/core/ports/passkeys';
import type { SecondFactor } from '@connect/core/ports/second-factor';
import type { LoadUser } from '@connect/core/use-cases/account/load-user';
import { createContext, useContext } from 'react';

/** What only the pages of the own account, of the company's users, and of help can do. */
export interface AccountServices {
  readonly listUsers: CompanyUsers['list'];
  readonly loadUser: LoadUser;
  readonly editUser: CompanyUsers['edit'];
  readonly listUserSignIns: CompanyUsers['signIns'];
  readonly resetSecondFactor: CompanyUsers['resetSecondFactor'];
  readonly loadCompanySignIn: CompanyUsers['signIn'];
  readonly setCompanySignIn: CompanyUsers['setSignIn'];
  readonly deactivateUser: CompanyUsers['deactivate'];
  readonly reactivateUser: CompanyUsers['reactivate'];
  readonly listUserActivity: CompanyUsers['activity'];
  readonly listInvitations: CompanyUsers['invitations'];
  readonly inviteUser: CompanyUsers['invite'];
  readonly resendInvitation: CompanyUsers['resend'];
  readonly revokeInvitation: CompanyUsers['revoke'];
  readonly changePassword: OwnPassword['change'];
  readonly downloadOwnData: OwnData['download'];
  readonly saveFile: FileSaver['saveFile'];
  readonly loadSecondFactor: SecondFactor['state'];
  readonly setUpSecondFactor: SecondFactor['setUp'];
  readonly confirmSecondFactor: SecondFactor['confirm'];
  readonly renewRecoveryCodes: SecondFactor['renewRecoveryCodes'];
  readonly turnOffSecondFactor: SecondFactor['turnOff'];
  readonly listPasskeys: Passkeys['list'];
  readonly beginPasskey: Passkeys['begin'];
  readonly addPasskey: Passkeys['add'];
  readonly removePasskey: Passkeys['remove'];
  readonly listStaffPasskeys: StaffPasskeys['list'];
  readonly beginStaffPasskey: StaffPasskeys['begin'];
  readonly addStaffPasskey: StaffPasskeys['add'];
  readonly removeStaffPasskey: StaffPasskeys['remove'];
  readonly askStaffPasskey: StaffPasskeys['ask'];
  readonly newDevicePasskey: PasskeyDevice['create'];
  readonly devicePasskey: PasskeyDevice['use'];
  /** What a passkey finishes a sign-in with; null for who has none. */
  readonly askPasskey: (mfaToken: string) => Promise<Result<PasskeyOptions | null, Refusal>>;
  readonly listSessions: ActiveSessions['list'];
  readonly signInHistory: ActiveSessions['history'];
  /** Signing out of all of them is `signOutEverywhere`. */
  readonly endSession: ActiveSessions['end'];
  readonly loadOrderEmails: OrderMails['choice'];
  readonly chooseOrderEmails: OrderMails['choose'];
  readonly sendMessage: ContactService['send'];
  readonly listHelpArticles: HelpArticles['all'];
}

const AccountContext = createContext<AccountServices | null>(null);
export const AccountProvider = AccountContext.Provider;

/** The services of an account page, which its route loaded. Throws outside `AccountProvider`, which is a bug. */
export const useAccount = (): AccountServices => {
  const account = useContext(AccountContext);
  if (!account) throw new Error('No account services: the screen stands outside AccountProvider');
  return account;
};
