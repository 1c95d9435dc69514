import { brandRoles, brandTokens, isColour, type BrandRole } from './brand-colours.ts';
import type { LogoFacts } from './branding.ts';

/** Pixels that a logo is high beside the portal's name (specification §branding), wide at most, and the white round it, which is part of both. */
const height = 28;
const widest = 112;
const edge = 3;

const widthOf = (logo: Pick<LogoFacts, 'width' | 'height'>): number =>
  Math.min(widest, Math.max(height, Math.round((logo.width / logo.height) * (height - 2 * edge)) + 2 * edge));

/**
 * The custom properties that the styles of the web app take the portal's own colours and logo from; without one of them they have what they
 * were built with. Texts that are no colours count for nothing.
 */
export const brandProperties = (
  colours: Readonly<Record<BrandRole, string | null>>,
  logo: (Pick<LogoFacts, 'width' | 'height'> & { readonly address: string }) | null,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    brandRoles.flatMap((role) => {
      const colour = colours[role];
      if (colour === null || !isColour(colour)) return [];
      return Object.entries(brandTokens(role, colour)).flatMap(([scheme, tokens]) =>
        Object.entries(tokens).map(([token, value]) => [`--portal-${scheme}-${token}`, value]),
      );
    }),
  ),
  ...(logo && {
    '--portal-logo': `url(${logo.address})`,
    '--portal-logo-width': `${widthOf(logo)}px`,
    '--portal-logo-edge': `${edge}px`,
    '--portal-logo-ground': '#ffffff',
    '--portal-mark': 'hidden',
  }),
});
