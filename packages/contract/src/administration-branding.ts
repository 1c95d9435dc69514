import { storefronts as allStorefronts } from '@connect/core/domain/access/storefront';
import { isColour, standsOut, type BrandRole } from '@connect/core/domain/administration/brand-colours';
import {
  brandingParts,
  maxName,
  type Branding as CoreBranding,
  type BrandingForm as CoreForm,
} from '@connect/core/domain/administration/branding';
import { maxLogo } from '@connect/core/domain/administration/logo';
import * as v from 'valibot';
import { call } from './call.ts';
import { typed } from './typed.ts';
import { base64, type SchemaInto, type SchemaOf } from './values.ts';

const storefrontNames = allStorefronts.map(({ name }) => name);

const colour = (role: BrandRole) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check((text) => text === '' || isColour(text), 'must be such as #0b4f4a'),
    v.check((text) => !isColour(text) || standsOut(role, text), 'does not stand out enough'),
  );
const address = v.pipe(v.string(), v.trim(), v.maxLength(300, 'is too long'));
/** Where a page or a mail leads to. */
const legalText = v.pipe(
  address,
  v.regex(/^(https?:\/\/[^\s/?#\\]+[^\s\\]*)?$/, 'must be such as https://www.example.com/terms'),
);
/** As the setting `STOREFRONTS` has it: addresses of products are put together of it, `/` is the page's own host. */
const storefront = v.pipe(
  address,
  v.regex(/^((https?:\/\/[^\s/?#]+|\/)[^\s?#]*)?$/, 'must be such as https://shop.example.com'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const BrandingForm: SchemaInto<CoreForm> = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxName, `must be at most ${maxName} characters`),
    // In one line, and with nothing that stands for a value in a mail's text.
    v.regex(/^[^\p{C}\p{Zl}\p{Zp}{}]*$/u, 'has characters that no name has'),
  ),
  main: colour('main'),
  accent: colour('accent'),
  legal: v.object({ terms: legalText, privacy: legalText, imprint: legalText }),
  storefronts: v.record(v.picklist(storefrontNames, `must be one of ${storefrontNames.join(', ')}`), storefront),
});

const text = v.string();
/** As it is, whatever the rules were when it was written. */
const Branding: SchemaOf<CoreBranding> = v.object({
  name: text,
  main: text,
  accent: text,
  logo: v.nullable(
    v.object({ tag: text, type: v.picklist(['image/png', 'image/jpeg']), width: v.number(), height: v.number() }),
  ),
  legal: v.object({ terms: text, privacy: text, imprint: text }),
  storefronts: v.record(text, text),
});

/** Characters that the largest logo has in base64. */
const encoded = Math.ceil(maxLogo / 3) * 4;

export const branding = call({
  method: 'GET',
  path: '/api/v3/admin/branding',
  summary: 'How the portal presents itself: name, logo, colours, legal texts and storefronts',
  access: 'administrator',
  answer: Branding,
});

export const setBranding = call({
  method: 'PUT',
  path: '/api/v3/admin/branding',
  summary:
    'Change how the portal presents itself, from what it was said to be; a new logo as base64, null for the one that is there',
  access: 'administrator',
  body: v.object({
    branding: BrandingForm,
    logo: v.nullable(v.pipe(v.string(), v.maxLength(encoded, 'too_large'), base64('broken'))),
    was: Branding,
  }),
  maxBody: encoded + 40_000,
  answer: Branding,
  refusals: [409],
});

export const takeBackBranding = call({
  method: 'POST',
  path: '/api/v3/admin/branding/removal',
  summary: 'Give the portal its own look again, or its logo alone, once the name that it has was typed',
  access: 'administrator',
  body: v.object({ part: v.picklist(brandingParts), was: Branding, typed }),
  answer: Branding,
  refusals: [409, 422],
});
