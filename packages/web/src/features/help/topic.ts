import { holdsEveryWord } from '@connect/core/domain/search/words';

/** A question of the help page. Texts are English ids for the translator. */
export interface HelpTopic {
  /** The anchor of its address, such as `credit-approval`. */
  readonly id: string;
  readonly question: string;
  /** What it is also found by: words of its screens, as they stand there, and other names of the thing. */
  readonly words?: readonly string[];
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Words with what they mean, between the first paragraph and the others. */
  readonly terms?: readonly (readonly [word: string, meaning: string])[];
}

export interface HelpGroup {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly HelpTopic[];
}

/** The groups with the topics that hold every word of a text; all of them for an empty one. */
export const filterTopics = (
  groups: readonly HelpGroup[],
  text: string,
  translate: (text: string) => string,
): readonly HelpGroup[] => {
  const holds = ({ question, words = [], answer, terms = [] }: HelpTopic): boolean =>
    holdsEveryWord([question, ...words, ...answer, ...terms.flat()].map((part) => translate(part)).join(' '), text);
  return groups
    .map((group) => ({ ...group, topics: group.topics.filter(holds) }))
    .filter(({ topics }) => topics.length > 0);
};
