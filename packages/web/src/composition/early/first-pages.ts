/** Shapes that stand for a page until it comes; most pages are lists. */
export type PageShape = 'dashboard' | 'list' | 'document' | 'form';

/** A page as its address shows it, known to the build from the file of its route. */
export interface FirstPage {
  /** A pattern of the end of its path. */
  readonly pattern: string;
  /** Stands without the portal's frame, as the sign-in pages do. */
  readonly bare: boolean;
  /** Open to visitors, in the portal's frame. */
  readonly open: boolean;
  readonly shape: PageShape;
  /** Its files beside the entry's and, in the portal's frame, beside those of the frame: places in the list of all. */
  readonly needs: readonly number[];
}

/** What the page is told by the build before any of the app's code has come. */
export interface FirstPages {
  readonly files: readonly string[];
  /** The texts of every page in the languages that have any, by what their addresses have before the page's. */
  readonly languages: Readonly<Record<string, number>>;
  /** Files of every page behind the sign-in. */
  readonly portal: readonly number[];
  /** Files of the sign-in page, where every other visitor is sent. */
  readonly signIn: readonly number[];
  readonly pages: readonly FirstPage[];
}

/** The page of a path; undefined for an address without one. */
export const pageOf = ({ pages }: FirstPages, path: string): FirstPage | undefined =>
  pages.find(({ pattern }) => new RegExp(pattern).test(path));

/** The files to fetch for a path, by whether somebody seems to be signed in. */
export const filesToPreload = (table: FirstPages, path: string, signedIn: boolean): readonly string[] => {
  const page = pageOf(table, path);
  const [, texts] = Object.entries(table.languages).find(([pair]) => path.includes(`${pair}/connect`)) ?? [];
  const needed = (): readonly number[] => {
    if (page?.bare) return signedIn ? [] : page.needs;
    return signedIn ? [...table.portal, ...(page?.needs ?? [])] : table.signIn;
  };
  return [texts ?? -1, ...needed()].flatMap((place) => table.files[place] ?? []);
};
