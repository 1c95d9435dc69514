import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const customerTopics: HelpGroup = {
  id: 'customers',
  title: msg('Your customers'),
  topics: [
    {
      id: 'staff-dashboard',
      question: msg('What is on my Dashboard?'),
      words: [msg('My top customers')],
      answer: [
        msg(
          'A search for a customer by company name, customer number or postcode, the customers you open most, and your favourites. Censor sensitive data hides their figures when someone can see your screen.',
        ),
      ],
    },
    {
      id: 'my-customers',
      question: msg('How do I find a customer in My Customers?'),
      answer: [
        msg(
          'Search by company name, customer number or postcode. Show narrows the list to Blocked, Overdue or Near credit limit, which means that the customer owes 90% of the credit limit or more.',
        ),
        msg('Select the star beside a customer to make it a favourite.'),
      ],
    },
    {
      id: 'view-customer',
      question: msg('What does View Customer show?'),
      words: [msg('New note'), msg('Recent documents'), msg('First Name'), msg('Last Name')],
      answer: [
        msg(
          'The figures as the customer sees them: payment terms, credit limit, balance, next payment and latest documents. Beside them are the overdue amount, contacts and delivery addresses.',
        ),
        msg('Notes are for your colleagues and you. Customers never see them.'),
      ],
    },
    {
      id: 'customer-documents',
      question: msg('Where do I see a customer’s orders and invoices?'),
      words: [
        msg('Order History'),
        msg('Order Totals'),
        msg('Description'),
        msg('Unit Price'),
        msg('Fulfilled'),
        msg('Date Created'),
        msg('Date Accepted'),
        msg('Created'),
        msg('Accepted'),
        msg('Document Numbers'),
      ],
      answer: [
        msg(
          'Select Orders or Invoices in View Customer. Customer Orders and Customer Invoices work like the customer’s own list: select a row to open the Customer Order or Customer Invoice with its shipments.',
        ),
      ],
    },
    {
      id: 'impersonate',
      question: msg('How do I see the portal as my customer does?'),
      words: [msg('stop impersonating, acting, act for a customer')],
      answer: [
        msg(
          'Select Impersonate in View Customer. A banner shows whom you are acting for; select Stop to return. It ends by itself after 12 hours at the latest.',
        ),
        msg(
          'You can’t manage users or security for the customer, and each user’s basket stays their own. What you do is kept in the audit log.',
        ),
      ],
    },
    {
      id: 'credit-approvals',
      question: msg('How do I approve or reject orders in Credit approvals?'),
      words: [msg('Decision'), msg('Request'), msg('Placed by'), msg('Reason for approval')],
      answer: [
        msg(
          'Open Credit approvals from My Customers. It lists your customers’ orders that are over their available credit, or over a user’s spend limit if no one else in the company can approve them.',
        ),
        msg(
          'When you reject an order, give a reason: we email it to the person who placed the order. Orders of a blocked account can’t be approved until the block is lifted.',
        ),
      ],
    },
  ],
};

export const sampleTopics: HelpGroup = {
  id: 'staff-samples',
  title: msg('Samples'),
  topics: [
    {
      id: 'order-samples',
      question: msg('How do I order samples for a customer?'),
      words: [msg('Units')],
      answer: [
        msg(
          'Open Order Samples, choose the customer, add products and choose the address. The customer sees the order, but not the reason you give. Nothing can be sent to a blocked customer.',
        ),
      ],
    },
    {
      id: 'sample-orders',
      question: msg('Where do I find the samples we sent?'),
      answer: [
        msg(
          'Select Samples. View Sample Orders lists those of your customers, and Show narrows it to Open, Due or Followed up. Select a row to open View Sample Order.',
        ),
      ],
    },
    {
      id: 'follow-up',
      question: msg('How do I plan the follow-up of samples?'),
      words: [msg('Follow-up date (optional)')],
      answer: [
        msg(
          'Set a follow-up date when you order the samples, or later in View Sample Order. From that day on the order is listed under Due, until you select Mark as followed up.',
        ),
      ],
    },
    {
      id: 'make-basket',
      question: msg('How do I turn samples into an order?'),
      answer: [
        msg(
          'Select Prepare a basket in View Sample Order. If a quantity has to change to fit a pack size or a minimum, you see it first. Every user of the company who can place orders can then add the products to their own basket.',
        ),
      ],
    },
  ],
};

export const reportTopics: HelpGroup = {
  id: 'reports-and-log',
  title: msg('Reports'),
  topics: [
    {
      id: 'reports',
      question: msg('What do the reports show?'),
      answer: [
        msg(
          'The Reports Dashboard shows sales by month, top customers, customers with falling sales, aged debt, samples that became orders, and how far product sign-off is. Choose a period and a region, see each report as a chart or a table, and download it as CSV.',
        ),
        msg('Sales exclude VAT and samples. Overdue amounts include VAT.'),
        msg('If Reports isn’t in your menu, your login doesn’t include the reports and the audit log.'),
      ],
    },
    {
      id: 'audit-log',
      question: msg('What is in the Audit log?'),
      words: [msg('activity, history')],
      answer: [
        msg(
          'Every change that staff made, and everything done while acting for a customer: who did it, when, and to which customer, document or product. Open it from Reports and filter it by customer number or staff email.',
        ),
      ],
    },
  ],
};

export const administrationTopics: HelpGroup = {
  id: 'administration',
  title: msg('Administration'),
  topics: [
    {
      id: 'portal-health',
      question: msg('How do I check that the portal is working?'),
      words: [msg('Health'), msg('Backup'), msg('Version')],
      answer: [
        msg(
          'Administration begins with Health: database, search, emails, webhooks, imports, keys and the last backup. Beside each part that needs attention it says what to do.',
        ),
        msg('If Administration isn’t in your menu, you aren’t an administrator of the portal.'),
      ],
    },
    {
      id: 'staff-people',
      question: msg('How do I add colleagues, change their role or remove their access?'),
      words: [msg('Staff'), msg('Login link'), msg('Super user')],
      answer: [
        msg(
          'Open Staff in Administration. Add a member of staff makes a link that logs them in once; send it to them. Change role takes effect at once. To remove access you type the email address; the last administrator always stays.',
        ),
      ],
    },
    {
      id: 'customers-users',
      question: msg('How do I help a customer who can’t log in?'),
      words: [msg('Customers'), msg('Locked')],
      answer: [
        msg(
          'Open Customers in Administration, find the customer and select Users. You can send a password link, reset two-step verification for someone who has lost their phone, log someone out everywhere, lock and unlock them, and invite someone new. Locking asks for the email address.',
        ),
      ],
    },
    {
      id: 'webhooks',
      question: msg('How does another system learn of orders?'),
      words: [msg('Webhooks'), msg('Deliveries')],
      answer: [
        msg(
          'Open Webhooks in Administration and add the address where the other system takes events. Its secret is shown once. Deliveries lists what was sent and what failed; send that again once the other system works.',
        ),
      ],
    },
    {
      id: 'keys',
      question: msg('How do I give another program access, and take it away?'),
      words: [msg('Keys'), msg('Scopes')],
      answer: [
        msg(
          'Open Keys in Administration and select Create a key. Choose what it may do, from which addresses, and when it expires. The key is shown once. Revoke key ends it at once, after you type its name.',
        ),
      ],
    },
  ],
};
