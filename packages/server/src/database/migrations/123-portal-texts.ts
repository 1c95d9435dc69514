/** Texts of the portal that administrators say otherwise, by language and by what they are in English in the program; `original` is what each was built with then. */
export const portalTexts = `
      create table portal_texts (
        language text not null,
        source text not null,
        original text not null,
        own text not null,
        primary key (language, source)
      );
    `;
