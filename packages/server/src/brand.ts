import { languageOfLocale, type Language } from '@connect/core/domain/access/language';
import { locales } from '@connect/core/domain/access/storefront';
import { isColour, type BrandRole } from '@connect/core/domain/administration/brand-colours';
import {
  legalNames,
  type Branding,
  type LegalName,
  type LogoFacts,
} from '@connect/core/domain/administration/branding';

/** Areas take it from here: the contract is their http room's alone. */
export { logoFile, logoFolder } from '@connect/contract/logo-address';

/** How the portal presents itself on papers, mails and pages (specification §branding); what is null is its own. */
export interface Brand {
  readonly name: string | null;
  readonly colours: Readonly<Record<BrandRole, string | null>>;
  readonly logo: (LogoFacts & { readonly bytes: Uint8Array }) | null;
  /** Those that there are. */
  readonly legal: Readonly<Partial<Record<LegalName, string>>>;
  readonly storefronts: Branding['storefronts'];
}

const colourOf = (text: string): string | null => (isColour(text) ? text : null);

/** What was written down, as it is shown; `bytes` are those of its logo. */
export const brandOf = (
  { name, main, accent, logo, legal, storefronts }: Branding,
  bytes: Uint8Array | null,
): Brand => ({
  name: name || null,
  colours: { main: colourOf(main), accent: colourOf(accent) },
  logo: logo && bytes && { ...logo, bytes },
  storefronts,
  legal: Object.fromEntries(legalNames.flatMap((each) => (legal[each] === '' ? [] : [[each, legal[each]]]))),
});

/** What the legal texts are called. */
const legalWords: Readonly<Record<Language, Readonly<Record<LegalName, string>>>> = {
  en: { terms: 'Terms', privacy: 'Privacy', imprint: 'Legal notice' },
  de: { terms: 'AGB', privacy: 'Datenschutz', imprint: 'Impressum' },
  fr: { terms: 'Conditions générales', privacy: 'Confidentialité', imprint: 'Mentions légales' },
  it: { terms: 'Condizioni', privacy: 'Privacy', imprint: 'Note legali' },
  pl: { terms: 'Regulamin', privacy: 'Prywatność', imprint: 'Informacje prawne' },
};

/** The legal texts that there are, by what they are called, with their addresses. */
export const legalLinks = (brand: Brand | undefined, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    legalNames.flatMap((each) => {
      const address = brand?.legal[each];
      return address === undefined ? [] : [[legalWords[language][each], address]];
    }),
  );

/** The same by locale; nothing where there are none. */
export const allLegalLinks = (brand: Brand | undefined): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.keys(brand?.legal ?? {}).length === 0
    ? {}
    : Object.fromEntries(locales.map((locale) => [locale, legalLinks(brand, languageOfLocale(locale))]));
