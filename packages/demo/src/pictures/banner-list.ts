import { languages, type Language } from '@connect/core/domain/access/language';
import { bannerWords, type BannerName } from './banner-words.ts';

/** Where each leads; null for the product list as a whole. */
const links: Readonly<Record<BannerName, string | null>> = {
  'hand-protection': '/products?family=GLV',
  'winter-hi-vis': '/products?family=HVJ',
  'safety-boots': '/products?family=BOT',
  'whole-crew': null,
};
export const isBanner = (name: string): name is BannerName => Object.hasOwn(links, name);

interface ListedBanner {
  readonly language: Language;
  readonly link: string | null;
  readonly image: string;
  readonly alt: string;
}

/** The dashboard's banners in every language; `image` is relative to the image host, and has a drawing for narrow places beside it. */
export const bannerList: readonly ListedBanner[] = languages.flatMap((language) =>
  Object.entries(links).map(([name, link]) => {
    const { eyebrow, headline, call } = bannerWords[isBanner(name) ? name : 'whole-crew'][language];
    return { language, link, image: `banners/${name}.${language}.svg`, alt: `${eyebrow}. ${headline} ${call}.` };
  }),
);
