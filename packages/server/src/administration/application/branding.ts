import {
  brandingFields,
  withoutPart,
  type Branding,
  type BrandingForm,
  type BrandingPart,
  type LogoFacts,
} from '@connect/core/domain/administration/branding';
import type { LogoProblem } from '@connect/core/domain/administration/logo';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { brandOf, logoFile, type Brand } from '../../brand.ts';
import { readWholeLogo, type CanDraw } from './read-logo.ts';

interface GivenLogo {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** What an administrator wrote down of how the portal presents itself. */
export interface BrandingStore {
  /** Null where nobody has. */
  read(): Promise<Branding | null>;
  /** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers, but null: its logo, which may be the one given, and no other. */
  change(decide: (before: Branding | null) => Branding | null, given: GivenLogo | null): Promise<void>;
  bytesOf(tag: string): Promise<Uint8Array | null>;
}

const textOf = (branding: Branding): string => JSON.stringify(Object.entries(brandingFields(branding)).toSorted());

const factsOf = ({ tag, type, width, height }: LogoFacts): LogoFacts => ({ tag, type, width, height });

/** How the portal presents itself: as it was built until an administrator says otherwise, in every process from then on (specification §branding). */
export const createBrandingBook = (store: BrandingStore, first: Branding, canDraw: CanDraw) => {
  const written = async (): Promise<Branding> => (await store.read()) ?? first;
  /** The logo shown last: what has its tag never changes. */
  let last: GivenLogo | null = null;
  const bytesOf = async (tag: string): Promise<Uint8Array | null> => {
    if (last?.tag === tag) return last.bytes;
    const bytes = await store.bytesOf(tag);
    if (bytes) last = { tag, bytes };
    return bytes;
  };
  const current = async (): Promise<Brand> => {
    const branding = await written();
    return brandOf(branding, branding.logo && (await bytesOf(branding.logo.tag)));
  };
  /** False where it is neither what it was nor, as after an answer that got lost, what it is to be. */
  const save = async (was: Branding, branding: Branding, given: GivenLogo | null): Promise<boolean> => {
    let isSame = false;
    await store.change((before) => {
      isSame = [was, branding].map(textOf).includes(textOf(before ?? first));
      return isSame ? branding : null;
    }, given);
    return isSame;
  };
  return {
    written,
    current,
    /** The logo of a file's name; null for any but the one that is shown. */
    logoAt: async (file: string): Promise<Brand['logo']> => {
      const { logo } = await current();
      return logo && logoFile(logo) === file ? logo : null;
    },
    /** `logo` as base64; null for the one that is there. */
    change: async (
      form: BrandingForm,
      was: Branding,
      logo: string | null,
    ): Promise<Result<Branding, LogoProblem | 'changed-meanwhile'>> => {
      const read = logo === null ? null : await readWholeLogo(logo, canDraw);
      if (read && !read.ok) return read;
      const given = read?.value ?? null;
      const branding = { ...form, logo: given ? factsOf(given) : was.logo };
      return (await save(was, branding, given)) ? ok(branding) : refused('changed-meanwhile');
    },
    /** Null where it is not any more what it was. */
    takeBack: async (part: BrandingPart, was: Branding): Promise<Branding | null> => {
      const branding = withoutPart(was, part);
      return (await save(was, branding, null)) ? branding : null;
    },
  };
};
export type BrandingBook = ReturnType<typeof createBrandingBook>;
