import type { Logo } from './logo-picture.ts';

/** A logo without its bytes; its `tag` is made of them, and names it. */
export interface LogoFacts extends Pick<Logo, 'type' | 'width' | 'height'> {
  readonly tag: string;
}

/** Where the legal texts are that pages and mails lead to. */
export const legalNames = ['terms', 'privacy', 'imprint'] as const;
export type LegalName = (typeof legalNames)[number];

/** How the portal presents itself, as an administrator writes it down (specification §branding). What is empty is the portal's own, or shown nowhere. */
export interface Branding {
  readonly name: string;
  /** `#rrggbb`. */
  readonly main: string;
  readonly accent: string;
  readonly logo: LogoFacts | null;
  /** Addresses. */
  readonly legal: Readonly<Record<LegalName, string>>;
  /** Addresses of storefronts by their names; empty is the page's own host. One without opens products inside the portal. */
  readonly storefronts: Readonly<Record<string, string>>;
}

/** As it was built. */
export const unbranded: Branding = {
  name: '',
  main: '',
  accent: '',
  logo: null,
  legal: { terms: '', privacy: '', imprint: '' },
  storefronts: {},
};

/** So many characters a name has at most: it stands on the rail, and in titles. */
export const maxName = 40;

/** All that it says by field, such as `storefronts.UK`: what is compared, and what the audit log has before and after. */
export const brandingFields = ({
  name,
  main,
  accent,
  logo,
  legal,
  storefronts,
}: Branding): Readonly<Record<string, string>> => ({
  name,
  main,
  accent,
  logo: logo ? `${logo.tag} (${logo.width} × ${logo.height})` : '',
  ...Object.fromEntries(legalNames.map((each) => [`legal.${each}`, legal[each]])),
  // One on the page's own host is not one that is not there.
  ...Object.fromEntries(Object.entries(storefronts).map(([each, address]) => [`storefronts.${each}`, address || '/'])),
});

/** What can be taken back by typing the name of the portal: its look, or its logo alone. */
export const brandingParts = ['look', 'logo'] as const;
export type BrandingPart = (typeof brandingParts)[number];

/** Without its look or its logo; addresses stay. */
export const withoutPart = (branding: Branding, part: BrandingPart): Branding =>
  part === 'logo' ? { ...branding, logo: null } : { ...branding, name: '', main: '', accent: '', logo: null };

/** What of it is typed; a new logo comes as a file beside it. */
export type BrandingForm = Omit<Branding, 'logo'>;
