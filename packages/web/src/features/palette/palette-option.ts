import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the palette offers: it leads to a page, or does something. */
export interface PaletteOption {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly content: ReactNode;
  /** What Enter will do, such as View order. */
  readonly does: string;
  readonly act: { readonly href: string } | { readonly run: () => void; readonly stays?: true };
}
