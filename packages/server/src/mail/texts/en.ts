import type { MailTexts } from './mail-texts.ts';

const notYou = 'If this wasn’t you, set a new password at once and contact us.';
const notYouOfStaff = 'If this wasn’t you, tell an administrator of the portal at once.';
const button = 'Set a new password';

export const en = (portal: string): MailTexts => ({
  hello: (firstName) => `Hello ${firstName},`,
  invitation: ({ inviter, company, until }) => ({
    subject: `${inviter} invited you to ${portal}`,
    title: 'You’ve been invited',
    paragraphs: [
      `${inviter} invited you to use the ${portal} trade portal for ${company}.`,
      'Create your login to see and manage your company’s orders.',
    ],
    button: 'Create your login',
    notes: [`The link works once and expires on ${until}.`, 'If you weren’t expecting this, you can ignore it.'],
  }),
  invitedTwice: ({ inviter, company, email }) => ({
    subject: `${inviter} invited you to ${portal}`,
    title: 'You already have a login',
    paragraphs: [
      `${inviter} invited you to use the ${portal} trade portal for ${company}, but ${email} already has a login.`,
      `An email address can belong to one company only. To join this company too, ask ${inviter} to invite a different email address.`,
    ],
  }),
  firstPassword: ({ inviter, company, until }) => ({
    subject: `Your ${portal} login for ${company}`,
    title: 'Your login is ready',
    paragraphs: [
      `${inviter} has set up a login for you on the ${portal} trade portal, for ${company}.`,
      'Choose a password to see and manage your company’s orders.',
    ],
    button: 'Choose a password',
    notes: [
      `The link works once and expires on ${until}. After that, use “Forgot your password?” on the login page.`,
      'If you weren’t expecting this, you can ignore it.',
    ],
  }),
  passwordReset: ({ life }) => ({
    subject: 'Reset your password',
    title: 'Reset your password',
    paragraphs: [`We received a request to reset your ${portal} password.`],
    button,
    notes: [
      `The link works once and expires in ${life}.`,
      'If this wasn’t you, you can ignore this email: your password stays the same.',
    ],
  }),
  deactivated: {
    subject: `You can’t log in to ${portal} at the moment`,
    title: 'Your login is deactivated',
    paragraphs: [
      `We received a request to reset your ${portal} password. Your login has been deactivated, so a new password won’t let you in.`,
      'Please ask an administrator in your company, or contact us.',
    ],
  },
  signedInElsewhere: ({ at, address, browser }) => ({
    subject: 'New login to your account',
    title: 'New login to your account',
    paragraphs: [
      `Your ${portal} login was used on ${at} from a new place: ${[address, browser].filter(Boolean).join(', ')}.`,
      'If this was you, there’s nothing to do.',
    ],
    button,
    notes: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [`Your ${portal} password was changed on ${at}. You’ve been logged out on all other devices.`],
    button,
    notes: [notYou],
  }),
  secondFactor: ({ at }) => ({
    reset: {
      subject: 'Two-step verification was reset',
      title: 'Two-step verification was reset',
      paragraphs: [
        `Two-step verification was reset for your ${portal} login on ${at}. Your password alone logs you in until you set it up again.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-on': {
      subject: 'Two-step verification was turned on',
      title: 'Two-step verification was turned on',
      paragraphs: [
        `Two-step verification was turned on for your ${portal} login on ${at}. You’ll now enter a code from your authenticator app too.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-off': {
      subject: 'Two-step verification was turned off',
      title: 'Two-step verification was turned off',
      paragraphs: [
        `Two-step verification was turned off for your ${portal} login on ${at}. Your password alone now logs you in.`,
      ],
      button,
      notes: [notYou],
    },
    'passkey-added': {
      subject: 'A passkey was added',
      title: 'A passkey was added',
      paragraphs: [`A passkey was added to your ${portal} login on ${at}. You can use it in place of a code.`],
      button,
      notes: [notYou],
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      title: 'A passkey was removed',
      paragraphs: [`A passkey was removed from your ${portal} login on ${at}.`],
      button,
      notes: [notYou],
    },
    'staff-passkey-added': {
      subject: 'A passkey was added',
      title: 'A passkey was added',
      paragraphs: [`A passkey was added to your ${portal} staff login on ${at}. It logs you in on its own.`],
      notes: [notYouOfStaff],
    },
    'staff-passkey-removed': {
      subject: 'A passkey was removed',
      title: 'A passkey was removed',
      paragraphs: [`A passkey was removed from your ${portal} staff login on ${at}.`],
      notes: [notYouOfStaff],
    },
    'recovery-codes-renewed': {
      subject: 'Your recovery codes were replaced',
      title: 'Your recovery codes were replaced',
      paragraphs: [`New recovery codes were created for your ${portal} login on ${at}. The old ones no longer work.`],
      button,
      notes: [notYou],
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      title: 'A recovery code was used',
      paragraphs: [`One of your recovery codes was used to log in to ${portal} on ${at}.`],
      button,
      notes: [notYou],
    },
  }),
  watchNews: ({ count }) => ({
    subject: count === 1 ? 'An item on your watchlist has changed' : `${count} items on your watchlist have changed`,
    title: 'News from your watchlist',
    paragraphs: ['A price has dropped, or an item is back in stock. Prices are per unit, excluding VAT.'],
    button: 'Open your watchlist',
    notes: ['You’re getting this email because these items are on your watchlist. Remove them to stop these emails.'],
  }),
  backInStock: 'Back in stock',
  contactCopy: ({ reference }) => ({
    subject: `Your message to us (${reference})`,
    title: 'We’ve received your message',
    paragraphs: ['Thank you for your message. We’ll reply as soon as we can. Here is a copy for your records.'],
  }),
  contactFacts: {
    reference: 'Reference',
    subject: 'Subject',
    order: 'Order number',
    company: 'Company',
    from: 'From',
  },
  contactSubjects: {
    order: 'An order',
    delivery: 'A delivery',
    invoice: 'An invoice or payment',
    account: 'Our account',
    product: 'A product',
    other: 'Something else',
  },
});
