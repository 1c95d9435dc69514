/** The zone of the browser that a user signed in with last, which their mails tell times in; and the language of a banner. */
export const readers = `
alter table users add column time_zone text;
alter table banners add column language text not null default 'en';
`;
