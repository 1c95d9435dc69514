const wordsOf = (text: string): string =>
  `' ' || regexp_replace(folded_text(coalesce(${text}, '')), '[^[:alnum:]]+', ' ', 'g') || ' '`;

const column = (language: string, text: string): string =>
  `add column words_${language} text not null generated always as (${wordsOf(text)}) stored`;

/**
 * Words of titles with a space around each, by language: to rank what is found without taking texts apart as one types. All in one
 * statement, as each writes the table anew.
 */
export const wordsOfTitles = `
      alter table items drop column local_text,
        ${[column('en', 'title'), ...['de', 'fr', 'it', 'pl'].map((each) => column(each, `titles->>'${each}'`))].join(',\n        ')};
    `;
