import type { Language } from '@connect/core/domain/access/language';

/** What the portal's pages say otherwise than they were built, by language and by what they find a text by (specification §own-texts). */
export type OwnTexts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
