import { msg } from '../../i18n/translator.ts';
import type { HelpGroup, HelpTopic } from './topic.ts';

const staffLogin: HelpTopic = {
  id: 'staff-login',
  question: msg('How do I log in as a member of staff?'),
  words: [
    msg('Logout'),
    msg('Account menu'),
    msg('Need Help?'),
    msg('signed in, sign in, authentication code, active sessions'),
  ],
  answer: [
    msg(
      'Select Staff login on the login page and log in with your work account. Its password isn’t kept here, so the portal can’t reset it.',
    ),
    msg('If your team uses passkeys instead, log in with yours. Without one, ask an administrator for a login link.'),
  ],
};

const staffLogins: HelpTopic = {
  id: 'staff-logins',
  question: msg('How do I see where I’m logged in?'),
  words: [msg('Your logins'), msg('Active sessions'), msg('Recent logins'), msg('Passkeys')],
  answer: [
    msg(
      'Select Your logins in the account menu. You see your active sessions, which you can log out one by one, and your recent logins. If you log in with a passkey, you can add and remove passkeys there, too.',
    ),
  ],
};

export const staffAccountTopics: HelpGroup = {
  id: 'staff-account',
  title: msg('Your login'),
  topics: [staffLogin, staffLogins],
};

export const managerAccountTopics: HelpGroup = {
  ...staffAccountTopics,
  topics: [
    {
      id: 'my-profile',
      question: msg('What can I change in My Profile?'),
      words: [msg('Appearance and language'), msg('System'), msg('Account menu')],
      answer: [
        msg('Your name, the region and language, the colour scheme, and how your favourite customers are sorted.'),
      ],
    },
    staffLogin,
    staffLogins,
  ],
};
