/**
 * A value of a message, `by {date}`, or a plural of one, `{n, plural, one {# day} other {# days}}`, with its forms (specification
 * §own-texts). A form may hold values, but no plural.
 */
export const messagePlaces = /\{(\w+)(?:, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+))?\}/g;

/** The forms of a plural: each its name and its text. */
export const messageForms = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;
