import type { Translate } from '../../i18n/translator.ts';

/** Puts “Error” before the document's title, which screen readers read first. Call the returned function to take it away. */
export const showErrorInTitle = (t: Translate): (() => void) => {
  const { title } = document;
  const withErrors = t('{name}: {text}', { name: t('Error'), text: title });
  document.title = withErrors;
  return () => {
    if (document.title === withErrors) document.title = title;
  };
};
