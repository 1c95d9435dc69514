/** What mails say otherwise than they were built, by name and language. */
export const mailTemplates = `
      create table mail_templates (
        name text not null,
        language text not null,
        subject text not null,
        title text not null,
        paragraphs text[] not null,
        primary key (name, language)
      );
    `;
