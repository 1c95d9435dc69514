import { join } from 'node:path';

import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

import { extractTexts } from '../src/i18n/extract-texts.ts';

const name = 'virtual:english-messages';

/**
 * English texts are their own ids, so English needs no catalogue: only the texts with a plural are compiled, here at build
 * time, which keeps the message parser out of the browser. (In development it is there.)
 */
export const englishMessages = (): Plugin => ({
  name: 'connect:english-messages',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const texts = extractTexts(join(import.meta.dirname, '../src')).filter((text) => /\{\w+,/.test(text));
    return `export const messages = ${JSON.stringify(Object.fromEntries(texts.map((text) => [text, compileMessage(text)])))};`;
  },
});
