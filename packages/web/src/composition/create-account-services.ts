import { createHttpActiveSessions } from '@connect/adapters-http/http-active-sessions';
import { createHttpCompanyUsers } from '@connect/adapters-http/http-company-users';
import { createHttpContactService } from '@connect/adapters-http/http-contact-service';
import { createHttpHelpArticles } from '@connect/adapters-http/http-help-articles';
import { createHttpOrderMails } from '@connect/adapters-http/http-order-mails';
import { createHttpOwnData } from '@connect/adapters-http/http-own-data';
import { createHttpOwnPassword } from '@connect/adapters-http/http-own-password';
import { askHttpPasskey, createHttpPasskeys, createHttpStaffPasskeys } from '@connect/adapters-http/http-passkeys';
import { createHttpSecondFactor } from '@connect/adapters-http/http-second-factor';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { FileSaver } from '@connect/core/ports/file-saver';
import { makeLoadUser } from '@connect/core/use-cases/account/load-user';
import type { AccountServices } from '../account-services.ts';
import { createPasskeyDevice } from './passkey-device.ts';

/** What the pages of the own account, of the company's users, and of help do, over the portal API: a part of the program of its own. */
export const createAccountServices = (client: PortalClient, files: FileSaver): AccountServices => {
  const companyUsers = createHttpCompanyUsers(client);
  const secondFactor = createHttpSecondFactor(client);
  const passkeys = createHttpPasskeys(client);
  const staffPasskeys = createHttpStaffPasskeys(client);
  const device = createPasskeyDevice();
  const sessions = createHttpActiveSessions(client);
  const orderMails = createHttpOrderMails(client);
  return {
    listUsers: companyUsers.list,
    loadUser: makeLoadUser({ companyUsers }),
    editUser: companyUsers.edit,
    listUserSignIns: companyUsers.signIns,
    resetSecondFactor: companyUsers.resetSecondFactor,
    loadCompanySignIn: companyUsers.signIn,
    setCompanySignIn: companyUsers.setSignIn,
    deactivateUser: companyUsers.deactivate,
    reactivateUser: companyUsers.reactivate,
    listUserActivity: companyUsers.activity,
    listInvitations: companyUsers.invitations,
    inviteUser: companyUsers.invite,
    resendInvitation: companyUsers.resend,
    revokeInvitation: companyUsers.revoke,
    changePassword: createHttpOwnPassword(client).change,
    downloadOwnData: createHttpOwnData(client).download,
    saveFile: files.saveFile,
    loadSecondFactor: secondFactor.state,
    setUpSecondFactor: secondFactor.setUp,
    confirmSecondFactor: secondFactor.confirm,
    renewRecoveryCodes: secondFactor.renewRecoveryCodes,
    turnOffSecondFactor: secondFactor.turnOff,
    listPasskeys: passkeys.list,
    beginPasskey: passkeys.begin,
    addPasskey: passkeys.add,
    removePasskey: passkeys.remove,
    askPasskey: (mfaToken) => askHttpPasskey(client, mfaToken),
    listStaffPasskeys: staffPasskeys.list,
    beginStaffPasskey: staffPasskeys.begin,
    addStaffPasskey: staffPasskeys.add,
    removeStaffPasskey: staffPasskeys.remove,
    askStaffPasskey: staffPasskeys.ask,
    newDevicePasskey: device.create,
    devicePasskey: device.use,
    listSessions: sessions.list,
    signInHistory: sessions.history,
    endSession: sessions.end,
    loadOrderEmails: orderMails.choice,
    chooseOrderEmails: orderMails.choose,
    sendMessage: createHttpContactService(client).send,
    listHelpArticles: createHttpHelpArticles(client).all,
  };
};
