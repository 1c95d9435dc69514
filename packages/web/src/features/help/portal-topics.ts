import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const findingTopics: HelpGroup = {
  id: 'finding',
  title: msg('Finding documents'),
  topics: [
    {
      id: 'search',
      question: msg('What can I search for?'),
      answer: [
        msg(
          'Order numbers, invoice numbers and your own references. Two characters are enough to start, and what was found is highlighted.',
        ),
        msg('The search box at the top of most pages searches all dates. The list searches within its date range.'),
      ],
    },
    {
      id: 'date-range',
      question: msg('Why does the list not show an older order?'),
      answer: [
        msg(
          'The list starts with the last 90 days and then keeps the range you chose last. Choose All time to see everything.',
        ),
      ],
    },
    {
      id: 'sharing',
      question: msg('Can I keep or share a list?'),
      answer: [
        msg(
          'Yes. The address of the page holds the search, the dates and the view, so you can bookmark it or send it to a colleague. They see it with their own sign-in and only what it allows.',
        ),
      ],
    },
  ],
};

export const accountTopics: HelpGroup = {
  id: 'account',
  title: msg('Your sign-in and this portal'),
  topics: [
    {
      id: 'permissions',
      question: msg('Why can my colleague see more than I can?'),
      answer: [
        msg(
          'Each person in a company has permissions of their own: for orders, for invoices, for balances and for downloads. What yours do not include is hidden, blurred or shown as a dash.',
        ),
        msg('Ask the person in your company who looks after the account, or your account manager, to change them.'),
      ],
    },
    {
      id: 'password',
      question: msg('I cannot sign in. What can I do?'),
      answer: [
        msg(
          'Sign in with the email address that was invited; capital letters count in the password. After several wrong attempts the sign-in is locked for a while.',
        ),
        msg(
          'Nobody from us will ever ask you for your password. Do not share it: everybody can have a sign-in of their own.',
        ),
      ],
    },
    {
      id: 'remember-me',
      question: msg('What does Remember me keep?'),
      answer: [
        msg(
          'Only your email address, on this computer, so that you do not have to type it again. Your password is never kept.',
        ),
        msg(
          'Logging out removes the documents and figures kept on this computer. Your date range, view and colours stay.',
        ),
      ],
    },
    {
      id: 'dark-scheme',
      question: msg('Is there a dark colour scheme?'),
      answer: [
        msg(
          'Yes. The portal follows your device. To choose for yourself, open the menu with your initials, at the top right.',
        ),
      ],
    },
    {
      id: 'keyboard',
      question: msg('Can I use the portal without a mouse?'),
      answer: [msg('Yes, all of it:')],
      terms: [
        ['/', msg('goes to the search box.')],
        ['↑ ↓', msg('move through the results.')],
        ['Enter', msg('opens the chosen result.')],
        ['Esc', msg('closes the results, and then clears the box.')],
        ['Tab', msg('goes on to the next link, button or field.')],
      ],
    },
    {
      id: 'contact',
      question: msg('How do I reach somebody?'),
      answer: [
        msg(
          'Your account manager knows your account best. The contact details of our customer service are printed on every invoice and order confirmation. Please have the order or invoice number to hand.',
        ),
      ],
    },
  ],
};
