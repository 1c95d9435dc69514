/** A place among the banners has one in each language, as a help article has. */
export const bannersByLanguage = `
      alter table banners drop constraint banners_pkey, add primary key (position, language);
      update integration_records set key = key || '|' || coalesce(record ->> 'language', 'en') where kind = 'banners';
    `;
