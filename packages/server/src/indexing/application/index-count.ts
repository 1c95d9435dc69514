/** How many documents an index has, and should have. */
export interface IndexCount {
  readonly index: string;
  readonly documents: number;
  readonly expected: number;
}
