import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { languages, type Language } from '@connect/core/domain/access/language';
import * as v from 'valibot';

/** A text that the web app was built with: what its pages find it by, and what it is in each language. Its source is its English, with what it is of where others say that in two ways: `customers|All`. */
export interface BuiltText {
  readonly id: string;
  readonly source: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** The file in which the build of the web app lists its texts, beside its page. */
export const builtTextsFile = 'texts.json';

const File = v.array(
  v.object({ id: v.string(), source: v.string(), texts: v.object(v.entriesFromList(languages, v.string())) }),
);

/** The texts that a built web app has; none where there is no build. */
export const readBuiltTexts = async (webFolder: string): Promise<readonly BuiltText[]> => {
  const file = `${webFolder}/${builtTextsFile}`;
  if (!existsSync(file)) return [];
  return v.parse(File, JSON.parse(await readFile(file, 'utf8')));
};
