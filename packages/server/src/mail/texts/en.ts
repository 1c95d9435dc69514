import type { MailTexts } from './mail-texts.ts';

const notYou = 'If this was not you, set a new password at once and contact us.';
const button = 'Set a new password';

export const en: MailTexts = {
  hello: (firstName) => `Hello ${firstName},`,
  invitation: ({ inviter, company, until }) => ({
    subject: `${inviter} invited you to Connect`,
    title: 'You have been invited',
    paragraphs: [
      `${inviter} invited you to use the Connect trade portal for ${company}.`,
      'Make your account to see and manage what your company orders from us.',
    ],
    button: 'Make your account',
    notes: [
      `The link works once and until ${until}.`,
      'If you do not know what this is about, you need not do anything.',
    ],
  }),
  invitedTwice: ({ inviter, company, email }) => ({
    subject: `${inviter} invited you to Connect`,
    title: 'You have an account already',
    paragraphs: [
      `${inviter} invited you to use the Connect trade portal for ${company}, but ${email} has an account with us already.`,
      'An email address can belong to one account only. To join this company too, please ask for an invitation to another address.',
    ],
  }),
  firstPassword: ({ inviter, company, until }) => ({
    subject: `Your Connect account for ${company}`,
    title: 'Your account is ready',
    paragraphs: [
      `${inviter} has set up an account for you on the Connect trade portal, for ${company}.`,
      'Choose a password, and you can see and manage what your company orders from us.',
    ],
    button: 'Choose a password',
    notes: [
      `The link works once and until ${until}. After that, use “Forgot your password?” on the login page.`,
      'If you do not know what this is about, you need not do anything.',
    ],
  }),
  passwordReset: ({ life }) => ({
    subject: 'Reset your password',
    title: 'Reset your password',
    paragraphs: ['We received a request to reset the password of your Connect account.'],
    button,
    notes: [
      `The link works once and for ${life}.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  }),
  deactivated: {
    subject: 'You cannot log in to Connect at the moment',
    title: 'Your login is deactivated',
    paragraphs: [
      'You, or somebody else, asked to reset the password of your Connect login. It has been deactivated, so a new password would not let you in.',
      'An administrator in your company can reactivate it.',
    ],
  },
  signedInElsewhere: ({ at, address, browser }) => ({
    subject: 'New log-in to your account',
    title: 'New log-in to your account',
    paragraphs: [
      `Somebody logged in to your Connect account on ${at} from a place that is new to it: ${[address, browser].filter(Boolean).join(', ')}.`,
      'If that was you, there is nothing to do.',
    ],
    button,
    notes: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [`The password of your Connect account was changed on ${at}. All other sessions were ended.`],
    button,
    notes: [notYou],
  }),
  secondFactor: ({ at }) => ({
    reset: {
      subject: 'Two-step verification was reset',
      title: 'Two-step verification was reset',
      paragraphs: [
        `An administrator of your company took two-step verification off your Connect account on ${at}. You sign in with your password alone until you set it up again.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-on': {
      subject: 'Two-step verification was turned on',
      title: 'Two-step verification was turned on',
      paragraphs: [`Since ${at}, signing in to your Connect account asks for a code of your authenticator too.`],
      button,
      notes: [notYou],
    },
    'turned-off': {
      subject: 'Two-step verification was turned off',
      title: 'Two-step verification was turned off',
      paragraphs: [`Since ${at}, signing in to your Connect account asks for your password only.`],
      button,
      notes: [notYou],
    },
    'recovery-codes-renewed': {
      subject: 'Your recovery codes were renewed',
      title: 'Your recovery codes were renewed',
      paragraphs: [`New recovery codes were made for your Connect account on ${at}. The old ones no longer work.`],
      button,
      notes: [notYou],
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      title: 'A recovery code was used',
      paragraphs: [`Somebody signed in to your Connect account with one of its recovery codes on ${at}.`],
      button,
      notes: [notYou],
    },
  }),
  watchNews: ({ count }) => ({
    subject: count === 1 ? 'News of an item you watch' : `News of ${count} items you watch`,
    title: 'News from your watchlist',
    paragraphs: ['A price has dropped, or an item is back in stock. Prices are for one, excluding VAT.'],
    button: 'Open your watchlist',
    notes: ['You get this mail because these items are on your watchlist. Take them off it to hear no more of them.'],
  }),
  backInStock: 'Back in stock',
  contactCopy: ({ reference }) => ({
    subject: `Your message to us (${reference})`,
    title: 'We have your message',
    paragraphs: ['Thank you for your message. We will answer as soon as we can. This is your copy of it.'],
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
};
