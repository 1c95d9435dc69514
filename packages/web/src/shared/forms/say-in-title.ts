import type { Translate } from '../../i18n/translator.ts';

/** Says in the title of the document that the page has errors, as it is the first that is heard of a page; until what is answered is called. */
export const sayInTitle = (t: Translate): (() => void) => {
  const { title } = document;
  const withErrors = t('{name}: {text}', { name: t('Error'), text: title });
  document.title = withErrors;
  return () => {
    if (document.title === withErrors) document.title = title;
  };
};
