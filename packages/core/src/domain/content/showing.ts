import type { Language } from '../access/language.ts';
import type { Day } from '../calendar/day.ts';

/** Where and when something of the supplier's is shown (specification §shown-content). */
export interface Showing {
  /** Names of storefronts such as `UK`; none for all of them. */
  readonly regions: readonly string[];
  /** First and last day that it is shown, in the server's time zone; null for always, and for no end. */
  readonly validFrom: Day | null;
  readonly validUntil: Day | null;
}

/** What banners and articles are shown by. */
export interface Shown extends Showing {
  readonly language: string;
  /** The lowest first. */
  readonly position: number;
}

/** Who looks, and when. */
export interface Reader {
  readonly language: Language;
  /** Name of their storefront. */
  readonly region: string;
  readonly today: Day;
}

export type ShowingState = 'planned' | 'shown' | 'over';

/** How it is on a day: both its first and its last day count. */
export const showingState = ({ validFrom, validUntil }: Showing, today: Day): ShowingState => {
  if (validFrom !== null && today < validFrom) return 'planned';
  return validUntil !== null && today > validUntil ? 'over' : 'shown';
};

const isInForce = (showing: Showing, { region, today }: Reader): boolean =>
  showingState(showing, today) === 'shown' && (showing.regions.length === 0 || showing.regions.includes(region));

const inForce = <Each extends Shown>(all: readonly Each[], reader: Reader): readonly Each[] =>
  all.filter((each) => isInForce(each, reader)).toSorted((one, other) => one.position - other.position);

/** The banners in force for a reader: those in their language, else the English ones (specification §banners). */
export const shownBanners = <Each extends Shown>(all: readonly Each[], reader: Reader): readonly Each[] => {
  const banners = inForce(all, reader);
  const own = banners.filter(({ language }) => language === reader.language);
  return own.length > 0 ? own : banners.filter(({ language }) => language === 'en');
};

/** The articles in force for a reader, each in their language, else in English (specification §help-page). */
export const shownArticles = <Each extends Shown & { readonly key: string }>(
  all: readonly Each[],
  reader: Reader,
): readonly Each[] => {
  const articles = inForce(all, reader);
  const own = new Set(articles.filter(({ language }) => language === reader.language).map(({ key }) => key));
  return articles.filter(({ key, language }) => language === reader.language || (language === 'en' && !own.has(key)));
};
