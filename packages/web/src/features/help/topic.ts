/** A question of the help page. Texts are English ids for the translator. */
export interface HelpTopic {
  /** The anchor of its address, such as `credit-approval`. */
  readonly id: string;
  readonly question: string;
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
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ question, answer, terms = [] }: HelpTopic): boolean => {
    const content = [question, ...answer, ...terms.flat()]
      .map((part) => translate(part))
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => content.includes(word));
  };
  return groups
    .map((group) => ({ ...group, topics: group.topics.filter(holds) }))
    .filter(({ topics }) => topics.length > 0);
};
