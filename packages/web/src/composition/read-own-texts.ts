import { fromJson } from '@connect/adapters-storage/shape';
import { ownTextsElementId } from '@connect/contract/config-element';

type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a page says otherwise than it was built, by language and id, as the server told it; nothing where that is nothing. */
export const readOwnTexts = (page: Document): OwnTexts =>
  // A check of each text would be more than the sign-in page has room for, and the page is the server's, too.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (fromJson(page.getElementById(ownTextsElementId)?.textContent ?? null) ?? {}) as OwnTexts;
