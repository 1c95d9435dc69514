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
          'Order numbers, invoice numbers and your own references. Type at least two characters; matches are highlighted.',
        ),
        msg(
          'The search box at the top of most pages covers all dates. Search in the list covers only the date range shown.',
        ),
      ],
    },
    {
      id: 'orders-and-invoices',
      question: msg('How do I use the Orders & Invoices list?'),
      words: [
        msg('Created'),
        msg('Accepted'),
        msg('Document Numbers'),
        msg('Recent documents'),
        msg('Previous'),
        msg('Clear all lines'),
        msg('Actions'),
      ],
      answer: [
        msg(
          'Choose Orders, Invoices or Both, set the date range, and type a number or your reference. Select a row to open the order or invoice.',
        ),
      ],
    },
    {
      id: 'view-order',
      question: msg('What do View Order and View Invoice show?'),
      words: [
        msg('Order History'),
        msg('Order Totals'),
        msg('Totals'),
        msg('Description'),
        msg('Unit Price'),
        msg('Fulfilled'),
        msg('Date Created'),
        msg('Date Accepted'),
        msg('Placed by'),
        msg('All lines'),
      ],
      answer: [
        msg(
          'The status, every line with its quantity and amount, the delivery address, and each shipment with its tracking. An order links to its invoices, and an invoice to its order.',
        ),
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
          'Yes. The address of the page holds the search, the dates and the view, so you can bookmark it or send it to a colleague. They see it with their own login, and only what their permissions allow.',
        ),
      ],
    },
  ],
};

export const accountTopics: HelpGroup = {
  id: 'account',
  title: msg('Your login and your colleagues'),
  topics: [
    {
      id: 'dashboard',
      question: msg('What does the Dashboard show?'),
      words: [msg('Payment Due in')],
      answer: [
        msg(
          'Your payment terms, the next payment due, your orders of the last 30 days, your Credit Limit, Current Balance and Available Credit, and your latest documents.',
        ),
      ],
    },
    {
      id: 'manage-users',
      question: msg('How do I add a colleague in Manage Users?'),
      words: [
        msg('Last login'),
        msg('Invited by'),
        msg('Sent'),
        msg('Expires'),
        msg('Actions'),
        msg('First Name'),
        msg('Last Name'),
        msg('user, last signed in, activity, deactivate'),
      ],
      answer: [
        msg(
          'Administrators open Manage Users and select Invite a user. The link we email is valid for 7 days; under Open invitations you can resend or revoke the invitation.',
        ),
        msg(
          'Select a colleague in the list to open Edit User. There you change permissions and the spend limit, and deactivate or reactivate the user.',
        ),
      ],
    },
    {
      id: 'roles',
      question: msg('What can each role do?'),
      answer: [msg('A role is a set of permissions:')],
      terms: [
        [msg('Administrator'), msg('Full access, including managing users.')],
        [msg('Buyer'), msg('Places orders. Sees orders, invoices, balances and the credit limit.')],
        [msg('Accounts team'), msg('Downloads invoices. Sees orders, invoices, balances and the credit limit.')],
        [msg('Viewer'), msg('Sees orders and invoices.')],
        [msg('Custom'), msg('An administrator has chosen the permissions one by one.')],
      ],
    },
    {
      id: 'invitation',
      question: msg('I was invited. How do I register?'),
      answer: [
        msg(
          'Open the link in the invitation email: it leads to Register, where you enter your name and choose a password. If the link has expired, an administrator in your company can send it again.',
        ),
      ],
    },
    {
      id: 'two-step',
      question: msg('How do I turn on two-step verification?'),
      words: [msg('Set up'), msg('verification code, security code, one-time code, MFA, 2FA')],
      answer: [
        msg(
          'Open Two-step verification from the menu with your initials, scan the code with an authenticator app and enter the six digits it shows. Save the recovery codes in a safe place.',
        ),
        msg('From then on, each login asks for an authentication code from that app.'),
      ],
    },
    {
      id: 'sessions',
      question: msg('On which devices am I logged in?'),
      words: [msg('signed in, log in, logged in, activity')],
      answer: [
        msg(
          'Open Active sessions from the menu with your initials. It lists each browser and device with the day you logged in. Log out ends one of them; Log out everywhere ends them all, including this one.',
        ),
      ],
    },
    {
      id: 'profile',
      question: msg('Where do I find my profile and log out?'),
      words: [msg('Account menu')],
      answer: [
        msg(
          'Open the menu with your initials, at the top right: your name, colour scheme, security and Logout are there.',
        ),
      ],
    },
    {
      id: 'permissions',
      question: msg('Why can my colleague see more than I can?'),
      answer: [
        msg(
          'Everyone in your company has their own permissions: for orders, invoices, balances and downloads. What you can’t see is hidden, blurred or shown as a dash.',
        ),
        msg('To change them, ask an administrator in your company or your account manager.'),
      ],
    },
    {
      id: 'password',
      question: msg('I can’t log in. What should I do?'),
      words: [msg('sign in')],
      answer: [
        msg(
          'Log in with the email address we sent your invitation to. Passwords are case-sensitive. After several wrong attempts, login is locked for a while.',
        ),
        msg(
          'Forgot password? Under Account Login, select Reset it here: we email you a link to the page Reset Password. If your login was deactivated, a new password doesn’t help: an administrator in your company can reactivate it.',
        ),
        msg('We’ll never ask for your password. Don’t share it: everyone can have their own login.'),
      ],
    },
    {
      id: 'remember-me',
      question: msg('What does Remember me keep?'),
      answer: [
        msg(
          'Only your email address, on this device, so you don’t have to type it again. Your password is never saved.',
        ),
        msg(
          'Logging out removes the documents and figures saved on this device. Your date range, view and colour scheme are kept.',
        ),
      ],
    },
    {
      id: 'contact',
      question: msg('How do I contact you?'),
      words: [msg('Subject'), msg('Send me a copy'), msg('Send message'), msg('Need Help?')],
      answer: [
        msg(
          'Contact Us takes your message, with an order or invoice number if you have one; we answer by email. Your account manager knows your account best. Our customer service’s contact details are also printed on every invoice and order confirmation.',
        ),
      ],
    },
  ],
};

export const portalTopics: HelpGroup = {
  id: 'portal',
  title: msg('This portal'),
  topics: [
    {
      id: 'dark-scheme',
      question: msg('Is there a dark colour scheme?'),
      answer: [
        msg(
          'Yes. The portal follows your device’s setting. To change it, open the menu with your initials at the top right.',
        ),
      ],
    },
    {
      id: 'language',
      question: msg('How do I change the language?'),
      answer: [msg('Open the menu with your initials and choose one under Region and language.')],
    },
    {
      id: 'offline',
      question: msg('What can I do offline?'),
      answer: [
        msg(
          'What you have opened stays here to read. A message says that you are offline; the rest loads when you are back online. Nothing is ordered until then.',
        ),
      ],
    },
    {
      id: 'palette',
      question: msg('What is the command palette?'),
      answer: [
        msg(
          'Press Ctrl+K, or ⌘K on a Mac, to go to any page from the keyboard. Depending on your role, you also find orders, invoices, products or customers there.',
        ),
      ],
    },
    {
      id: 'keyboard',
      question: msg('Can I use the portal without a mouse?'),
      answer: [msg('Yes, completely:')],
      terms: [
        ['/', msg('goes to the search box.')],
        ['↑ ↓', msg('move through the results.')],
        ['Enter', msg('opens the chosen result.')],
        ['Esc', msg('closes the results, and then clears the box.')],
        ['Tab', msg('goes on to the next link, button or field.')],
      ],
    },
  ],
};
