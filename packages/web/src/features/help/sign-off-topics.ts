import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const signOffTopics: HelpGroup = {
  id: 'sign-off',
  title: msg('Signing off products'),
  topics: [
    {
      id: 'my-products',
      question: msg('How do I sign off products?'),
      words: [
        msg('Image'),
        msg('SKU'),
        msg('Select this page'),
        msg('Previous'),
        msg('Product'),
        msg('category, discontinued, picture, item number'),
      ],
      answer: [
        msg(
          'Open My Products, or the Dashboard, and select Sign off beside a product. To sign off several at once, select them first, then select Sign off selected. Sign off all takes everything the filters find.',
        ),
        msg('You can search for a product, and filter by brand, classification and state.'),
      ],
    },
    {
      id: 'second-sign-off',
      question: msg('What are the first and the second sign-off?'),
      answer: [
        msg(
          'Every product needs both. The second comes only after the first, and you need permission for it. Without that permission, you see the products of your own categories that need the first sign-off.',
        ),
      ],
    },
    {
      id: 'undo-sign-off',
      question: msg('Can I undo a sign-off?'),
      answer: [
        msg(
          'Yes. Select Undo in the message that appears or in the product’s row, until you sign something else off or leave the page. It takes back only what you have just signed off, not what a colleague signed off before you.',
        ),
        msg(
          'Later, only colleagues who can give the second sign-off can undo one. The first can’t be undone while the second stands.',
        ),
      ],
    },
    {
      id: 'sign-off-history',
      question: msg('Where do I see the history of a product?'),
      answer: [
        msg(
          'Select the clock beside View Product. The history shows who signed the product off or undid a sign-off, and when.',
        ),
      ],
    },
    {
      id: 'sign-off-regions',
      question: msg('How do I sign off products for another region?'),
      words: [msg('country, storefront, language')],
      answer: [
        msg(
          'Each tab is the storefront of a region, with the number of its products to sign off. Products are signed off for each storefront separately. You can’t open a tab without products.',
        ),
      ],
    },
  ],
};
