import { numberFormat } from '@connect/core/domain/figures/number-format';
import type { Mail } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';
import type { MailWords } from '../../mail/texts/mail-texts.ts';
import type { PayloadOf } from '../../mail-job.ts';
import { createInvitationSignatures } from '../application/invitation-signature.ts';
import type { MailedAccounts } from '../application/mailed-accounts.ts';
import { firstPasswordLife, makeResetToken, resetLife } from '../application/password-reset.ts';
import type { PasswordResets } from '../application/password-resets.ts';

/** Mails about accounts. Links are made here, so that only their hashes or nonces are ever kept. */
export const createAccountMails = (parts: {
  readonly accounts: MailedAccounts;
  readonly resets: PasswordResets;
  readonly tokenKey: string;
  readonly writer: (storefront: string) => MailWriter;
  readonly now: () => Date;
}) => {
  const { accounts, writer, now } = parts;
  const signatures = createInvitationSignatures(parts.tokenKey);

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
      const { texts, mail, link, day } = writer(storefront);
      if (isKnown) return [mail(email, texts.invitedTwice({ ...who, email }))];
      const query = new URLSearchParams({ email, _sig: signatures.sign(invitation) });
      const words = texts.invitation({ ...who, until: day(expiresAt) });
      return [mail(email, words, { url: link(`register?${query.toString()}`) })];
    },
    firstPassword: async ({ userId, inviter, storefront }: PayloadOf<'first-password'>): Promise<Mail[]> => {
      const user = await accounts.withoutPassword(userId);
      if (!user) return [];
      const { email, company, firstName } = user;
      const { texts, mail, link, day } = writer(storefront);
      const made = await makeResetToken(parts.resets, email, now(), firstPasswordLife);
      if (!made) return [];
      const url = link(`password-reset/${made.token}?${new URLSearchParams({ email }).toString()}`);
      const until = day(new Date(now().getTime() + firstPasswordLife));
      return [mail(email, texts.firstPassword({ inviter, company, until }), { url, greet: firstName })];
    },
    passwordReset: async ({ email, storefront }: PayloadOf<'password-reset'>): Promise<Mail[]> => {
      const { texts, locale, mail, link } = writer(storefront);
      const made = await makeResetToken(parts.resets, email, now());
      if (!made) {
        const firstName = await accounts.deactivated(email);
        return firstName === null ? [] : [mail(email, texts.deactivated, { greet: firstName })];
      }
      const url = link(`password-reset/${made.token}?${new URLSearchParams({ email }).toString()}`);
      const minutes = numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
      const words = texts.passwordReset({ life: minutes.format(resetLife / 60_000) });
      return [mail(email, words, { url, greet: made.firstName })];
    },
    signedInElsewhere: (payload: PayloadOf<'signed-in-elsewhere'>) =>
      changed(payload, ({ texts }, at) =>
        texts.signedInElsewhere({ at, address: payload.address, browser: payload.userAgent }),
      ),
    passwordChanged: (payload: PayloadOf<'password-changed'>) =>
      changed(payload, ({ texts }, at) => texts.passwordChanged({ at })),
    secondFactorChanged: (payload: PayloadOf<'second-factor-changed'>) =>
      changed(payload, ({ texts }, at) => texts.secondFactor({ at })[payload.change]),
  };
};
