import { accounts } from './migrations/001-accounts.ts';
import { documents } from './migrations/002-documents.ts';
import { products } from './migrations/003-products.ts';
import { ownAccount } from './migrations/004-own-account.ts';
import { staff } from './migrations/005-staff.ts';
import { signOff } from './migrations/006-sign-off.ts';
import { ordering } from './migrations/007-ordering.ts';
import { otherAdministrator } from './migrations/008-other-administrator.ts';
import { editedItems } from './migrations/009-edited-items.ts';
import { leftBehind } from './migrations/010-left-behind.ts';
import { orderEndings } from './migrations/011-order-endings.ts';
import { signOffActions } from './migrations/012-sign-off-actions.ts';
import { staffIdentities } from './migrations/013-staff.ts';
import { exactPrices } from './migrations/015-exact-prices.ts';
import { wordsOfTitles } from './migrations/016-words-of-titles.ts';
import { translatedTitles } from './migrations/016-translated-titles.ts';
import { readers } from './migrations/017-readers.ts';

/** Every change of the schema, oldest first. One that has been released is never edited: add another below it. */
export const migrations: readonly { readonly name: string; readonly statements: string }[] = [
  { name: '001-accounts', statements: accounts },
  { name: '002-documents', statements: documents },
  { name: '003-products', statements: products },
  { name: '004-own-account', statements: ownAccount },
  { name: '005-staff', statements: staff },
  { name: '006-sign-off', statements: signOff },
  { name: '007-ordering', statements: ordering },
  { name: '008-other-administrator', statements: otherAdministrator },
  { name: '009-edited-items', statements: editedItems },
  { name: '010-left-behind', statements: leftBehind },
  { name: '011-order-endings', statements: orderEndings },
  { name: '012-sign-off-actions', statements: signOffActions },
  { name: '013-staff', statements: staffIdentities },
  { name: '015-exact-prices', statements: exactPrices },
  { name: '016-translated-titles', statements: translatedTitles },
  { name: '016-words-of-titles', statements: wordsOfTitles },
  { name: '017-readers', statements: readers },
];
