import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const catalogue = new URL('../../packages/web/src/i18n/locales/de/messages.po', import.meta.url);

/** What the demo's data happen to say, too: the job of a contact. */
const data = new Set(['Buyer']);

/** The texts without values whose German is another, as the catalogue has them. */
const englishTexts = (): string[] =>
  [...readFileSync(catalogue, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].flatMap(([, text = '', german]) =>
    text !== german && !text.includes('{') && !data.has(text) ? [text.replaceAll('\\"', '"')] : [],
  );

/** What a German page says in English though it has a translation: texts and names that are exactly one of ours. */
export const untranslatedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((texts) => {
    const ours = new Set(texts);
    const shown: string[] = [document.title.replace(/ · Connect$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The demo's data speak English, and say so.
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('script, style, [lang^="en"]:not(html)')) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) shown.push(node.getAttribute(name) ?? '');
      else shown.push(node.textContent ?? '');
    }
    return [...new Set(shown.map((text) => text.trim()))].filter((text) => ours.has(text));
  }, englishTexts());
