import { numberFormat } from '@connect/core/domain/figures/number-format';
import type { Mail } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';
import type { MailWords } from '../../mail/texts/mail-texts.ts';
import type { KeyRing } from '../../key-ring.ts';
import type { PayloadOf } from '../../mail-job.ts';
import { createInvitationSignatures } from '../application/invitation-signature.ts';
import type { MailedAccounts } from '../application/mailed-accounts.ts';
import { firstPasswordLife, makeResetToken, resetLife } from '../application/password-reset.ts';
import type { PasswordResets } from '../application/password-resets.ts';

/** Mails about accounts. Links are made here, so that only their hashes or nonces are ever kept. */
export const createAccountMails = (parts: {
  readonly accounts: MailedAccounts;
  readonly resets: PasswordResets;
  readonly keys: KeyRing;
  readonly writer: (storefront: string) => MailWriter;
  readonly now: () => Date;
}) => {
  const { accounts, writer, now } = parts;
  const signatures = createInvitationSignatures(parts.keys);

  const changed = async (
    { userId, storefront }: PayloadOf<'password-changed'>,
    wordsOf: (writer: MailWriter, at: string) => MailWords,
  ): Promise<Mail[]> => {
    const user = await accounts.user(userId);
    if (!user) return [];
    const their = writer(storefront);
    const words = wordsOf(their, their.moment(now(), user.timeZone));
    return [their.mail(user.email, words, { url: their.link('forgot-password'), greet: user.firstName })];
  };

  return {
    invitation: async ({ invitationId, storefront }: PayloadOf<'invitation'>): Promise<Mail[]> => {
      const invitation = await accounts.invitation(invitationId, now());
      if (!invitation) return [];
      const { email, expiresAt, isKnown, ...who } = invitation;
      const { words, mail, link, day } = writer(storefront);
      const { inviter, company } = who;
      if (isKnown) return [mail(email, words('invited-twice', { inviter, company, email }))];
      const query = new URLSearchParams({ email, _sig: signatures.sign(invitation) });
      return [
        mail(email, words('invitation', { inviter, company, until: day(expiresAt) }), {
          url: link(`register?${query.toString()}`),
        }),
      ];
    },
    firstPassword: async ({ userId, inviter, storefront }: PayloadOf<'first-password'>): Promise<Mail[]> => {
      const user = await accounts.withoutPassword(userId);
      if (!user) return [];
      const { email, company, firstName } = user;
      const { words, mail, link, day } = writer(storefront);
      const made = await makeResetToken(parts.resets, email, now(), firstPasswordLife);
      if (!made) return [];
      const url = link(`password-reset/${made.token}?${new URLSearchParams({ email }).toString()}`);
      const until = day(new Date(now().getTime() + firstPasswordLife));
      return [mail(email, words('first-password', { inviter, company, until }), { url, greet: firstName })];
    },
    passwordReset: async ({ email, storefront }: PayloadOf<'password-reset'>): Promise<Mail[]> => {
      const { words, locale, mail, link } = writer(storefront);
      const made = await makeResetToken(parts.resets, email, now());
      if (!made) {
        const firstName = await accounts.deactivated(email);
        return firstName === null ? [] : [mail(email, words('deactivated', {}), { greet: firstName })];
      }
      const url = link(`password-reset/${made.token}?${new URLSearchParams({ email }).toString()}`);
      const minutes = numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
      const life = minutes.format(resetLife / 60_000);
      return [mail(email, words('password-reset', { life }), { url, greet: made.firstName })];
    },
    signedInElsewhere: (payload: PayloadOf<'signed-in-elsewhere'>) =>
      changed(payload, ({ words }, at) =>
        words('signed-in-elsewhere', { at, address: payload.address, browser: payload.userAgent ?? '' }),
      ),
    passwordChanged: (payload: PayloadOf<'password-changed'>) =>
      changed(payload, ({ words }, at) => words('password-changed', { at })),
    secondFactorChanged: (payload: PayloadOf<'second-factor-changed'>) =>
      changed(payload, ({ words }, at) => words(`second-factor-${payload.change}`, { at })),
  };
};
