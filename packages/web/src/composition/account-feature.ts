import { createHttpActiveSessions } from '@connect/adapters-http/http-active-sessions';
import { createHttpCompanyUsers } from '@connect/adapters-http/http-company-users';
import { createHttpContactService } from '@connect/adapters-http/http-contact-service';
import { createHttpHelpArticles } from '@connect/adapters-http/http-help-articles';
import { createHttpOrderMails } from '@connect/adapters-http/http-order-mails';
import { createHttpOwnData } from '@connect/adapters-http/http-own-data';
import { createHttpOwnPassword } from '@connect/adapters-http/http-own-password';
import { askHttpPasskey, createHttpPasskeys, createHttpStaffPasskeys } from '@connect/adapters-http/http-passkeys';
import { createHttpSecondFactor } from '@connect/adapters-http/http-second-factor';
import { makeLoadUser } from '@connect/core/use-cases/account/load-user';
import type { AccountServices } from '../account-services.ts';
import { ClientToken, feature, port, portOfPage } from './feature.ts';
import { createPasskeyDevice } from './passkey-device.ts';
import { FileSaverToken } from './tokens.ts';

/** The own account, the company's users, and help: their ports, over the portal API, and what their pages do. */
export const { ports: accountPorts, open } = feature(
  {
    files: portOfPage(FileSaverToken),
    companyUsers: port('CompanyUsers', createHttpCompanyUsers, [ClientToken]),
    ownPassword: port('OwnPassword', createHttpOwnPassword, [ClientToken]),
    ownData: port('OwnData', createHttpOwnData, [ClientToken]),
    secondFactor: port('SecondFactor', createHttpSecondFactor, [ClientToken]),
    passkeys: port('Passkeys', createHttpPasskeys, [ClientToken]),
    askPasskey: port('AskPasskey', (client) => (mfaToken: string) => askHttpPasskey(client, mfaToken), [ClientToken]),
    staffPasskeys: port('StaffPasskeys', createHttpStaffPasskeys, [ClientToken]),
    device: port('PasskeyDevice', createPasskeyDevice, []),
    sessions: port('OwnSessions', createHttpActiveSessions, [ClientToken]),
    orderMails: port('OrderMails', createHttpOrderMails, [ClientToken]),
    contact: port('ContactService', createHttpContactService, [ClientToken]),
    help: port('HelpArticles', createHttpHelpArticles, [ClientToken]),
  },
  ({
    files,
    companyUsers,
    ownPassword,
    ownData,
    secondFactor,
    passkeys,
    askPasskey,
    staffPasskeys,
    device,
    sessions,
    orderMails,
    contact,
    help,
  }): AccountServices => ({
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
    changePassword: ownPassword.change,
    downloadOwnData: ownData.download,
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
    askPasskey,
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
    sendMessage: contact.send,
    listHelpArticles: help.all,
  }),
);
