/** An article of the supplier's own for the help page, in one language (specification §help-page). */
export interface HelpArticle {
  /** The anchor of its address, such as `returns`. */
  readonly key: string;
  /** What it is shown under; articles of one topic stand together. */
  readonly topic: string;
  readonly title: string;
  /** As `parseMarkdown` reads it. */
  readonly body: string;
}
