/** The supplier's own articles on the help page. */
export const helpArticles = `
      create table help_articles (
        key text not null,
        language text not null,
        topic text not null,
        title text not null,
        body text not null,
        position integer not null,
        primary key (key, language)
      );
    `;
