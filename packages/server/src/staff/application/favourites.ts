/** The customers an account manager marked, in an order of their own. Doing a thing twice is doing it once. */
export interface Favourites {
  has(userId: string, customerNo: string): Promise<boolean>;
  /** At the end. */
  add(userId: string, customerNo: string): Promise<void>;
  remove(userId: string, customerNo: string): Promise<void>;
  /** Those named first, in that order; the others follow as they were. */
  order(userId: string, customerNos: readonly string[]): Promise<void>;
}
