import { fromJson, record, text } from '@connect/adapters-storage/shape';
import { ownTextsElementId } from '@connect/contract/config-element';

type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
const isRecord = record(record(text));
const isOwnTexts = (value: unknown): value is OwnTexts => isRecord(value);

/** What a page says otherwise than it was built, by language and id, as the server told it; nothing where that is nothing, or none. */
export const readOwnTexts = (page: Document): OwnTexts => {
  const texts = fromJson(page.getElementById(ownTextsElementId)?.textContent ?? null);
  return isOwnTexts(texts) ? texts : {};
};
