import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const invoiceTopics: HelpGroup = {
  id: 'invoices',
  title: msg('Invoices and payment'),
  topics: [
    {
      id: 'invoice-statuses',
      question: msg('What do the invoice statuses mean?'),
      answer: [msg('The status compares what is left to pay with the due date:')],
      terms: [
        [msg('Awaiting payment'), msg('There is an amount left to pay and the due date hasn’t passed.')],
        [msg('Overdue'), msg('There is something left to pay, and the due date has passed.')],
        [msg('Settled'), msg('Nothing is left to pay.')],
        ['…', msg('None of these, for example a credit note.')],
      ],
    },
    {
      id: 'due-dates',
      question: msg('When is an invoice due?'),
      answer: [
        msg(
          'The due date on each invoice counts. It comes from your payment terms, shown on the dashboard: the days run from the invoice date, and with End of month the invoice is due on the last day of the month they end in. With 30 days and End of month, an invoice of 1 March is due on 31 March.',
        ),
        msg('The Payment Due card shows the next invoice to pay. An invoice due today becomes overdue tomorrow.'),
      ],
    },
    {
      id: 'available-credit',
      question: msg('How is my available credit calculated?'),
      answer: [
        msg(
          'Available Credit is your Credit Limit less your Current Balance and the value of your outstanding orders. It can fall below zero; new orders may then wait for credit approval.',
        ),
      ],
    },
    {
      id: 'items-not-included',
      question: msg('Why is an item missing from my invoice?'),
      answer: [
        msg(
          'An invoice covers only the items shipped with it. Items still to come, or on another invoice, are listed below under “Items not included on this invoice”.',
        ),
      ],
    },
    {
      id: 'credits',
      question: msg('How are credit notes shown?'),
      answer: [
        msg(
          'A credit note has a negative amount left to pay. It reduces your Current Balance and is never shown as Overdue.',
        ),
      ],
    },
    {
      id: 'vat-and-downloads',
      question: msg('Where do I find VAT, and a PDF for my accounts?'),
      answer: [
        msg('Open the invoice. Sub Total excludes VAT, VAT is shown separately, and Total includes VAT.'),
        msg(
          'Download Invoice saves your VAT invoice as a PDF. On an order, Download Confirmation saves the confirmation. If you don’t see a button, you don’t have permission to download.',
        ),
      ],
    },
    {
      id: 'statement',
      question: msg('How do I get a statement of account, or export a list?'),
      answer: [
        msg(
          'Open Orders & Invoices and select Export. You can save the list as CSV or Excel, download the PDFs of all its documents, or download a statement of account for a month.',
        ),
      ],
    },
    {
      id: 'currency',
      question: msg('Which currency are amounts in?'),
      answer: [msg('All amounts are in the currency of your account with us, the same as on your invoices.')],
    },
  ],
};
