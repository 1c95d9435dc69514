import type { Language } from '../access/language.ts';
import { messageForms, messagePlaces } from '../figures/message-form.ts';
import { pluralFormsOf } from '../figures/plural-forms.ts';
import { hasStrayBraces } from '../figures/stray-braces.ts';

/**
 * Why one text cannot stand in for another (specification §own-texts): brackets that are neither a value nor a plural; values that it lacks
 * or that there are none of; plurals, or forms of one, that it has to have; tags.
 */
export const textProblemKinds = ['brackets', 'lacks', 'unknown', 'plurals', 'forms', 'tags'] as const;
export type TextProblemKind = (typeof textProblemKinds)[number];

export interface TextProblem {
  readonly kind: TextProblemKind;
  /** What it is about: values as `{name}`, names of plurals or forms, tags. */
  readonly of: readonly string[];
}

interface Plural {
  readonly name: string;
  readonly forms: readonly (readonly [form: string, text: string])[];
}

const pluralsOf = (text: string): readonly Plural[] =>
  [...text.matchAll(messagePlaces)].flatMap(([, name = '', forms]) =>
    forms === undefined
      ? []
      : [{ name, forms: [...forms.matchAll(messageForms)].map(([, form = '', words = '']) => [form, words] as const) }],
  );

const valuesIn = (text?: string): ReadonlySet<string> => new Set(text?.match(/(?<=\{)\w+(?=\})/g));

/** The values that are read where each plural takes a form; `#` is that of its plural. */
const valuesShown = (text: string, form: string): ReadonlySet<string> => {
  const around = text.replaceAll(messagePlaces, (place, _name, forms) => (forms === undefined ? place : ''));
  const within = pluralsOf(text).flatMap(({ name, forms }) => {
    const byForm = new Map(forms);
    const words = byForm.get(form) ?? byForm.get('other');
    return [...valuesIn(words), ...(words?.includes('#') ? [name] : [])];
  });
  return new Set([...valuesIn(around), ...within]);
};

const without = (all: Iterable<string>, others: Iterable<string>): readonly string[] => {
  const known = new Set(others);
  return [...new Set(all)].filter((each) => !known.has(each)).toSorted();
};

/** The forms of plurals as grammars have them in order. */
const formsInOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];

const asPlaces = (names: readonly string[]): readonly string[] => names.map((name) => `{${name}}`);

/** Elements that a text marks by number, `<0>` and `</0>`, in their order. */
const tagsOf = (text: string): readonly string[] => text.match(/<\/?\d+\/?>/g) ?? [];

/** Whether each tag that is opened ends, the last one first. */
const areNested = (tags: readonly string[]): boolean => {
  const open: string[] = [];
  for (const tag of tags)
    if (tag.startsWith('</')) {
      if (open.pop() !== tag.replace('/', '')) return false;
    } else if (!tag.endsWith('/>')) open.push(tag);
  return open.length === 0;
};

/** What a text has that another has to keep; `needed` are the forms of its language. */
const partsOf = (text: string, needed: readonly string[]) => {
  const plurals = pluralsOf(text);
  const names = plurals.map(({ name }) => name);
  const shown = needed.map((form) => ({ form, values: valuesShown(text, form) }));
  return {
    plurals,
    names,
    shown,
    values: [...names, ...shown.flatMap(({ values }) => [...values])],
    tags: tagsOf(text),
  };
};

/**
 * What of a text does not fit the one that it is to stand in for, none where it fits: then it shows every value that the other
 * shows, whatever that is, none that there is not, and has every form that its language has for a number.
 */
export const textProblems = (original: string, text: string, language: Language): readonly TextProblem[] => {
  const needed = formsInOrder.filter((form) => pluralFormsOf(language).includes(form));
  const [built, own] = [partsOf(original, needed), partsOf(text, needed)];
  const lacks = built.shown.flatMap(({ form, values }) => without(values, valuesShown(text, form)));
  const hasAllForms = own.plurals.every(
    ({ forms }) =>
      forms
        .map(([form]) => form)
        .toSorted()
        .join() === needed.toSorted().join(),
  );
  const hasTags = built.tags.toSorted().join() === own.tags.toSorted().join() && areNested(own.tags);
  const problems: readonly (TextProblem & { readonly is: boolean })[] = [
    { kind: 'brackets', of: [], is: hasStrayBraces(text) },
    ...(
      [
        ['unknown', asPlaces(without(own.values, built.values))],
        ['plurals', [...without(built.names, own.names), ...without(own.names, built.names)]],
        ['forms', hasAllForms ? [] : needed],
        ['lacks', asPlaces([...new Set(lacks)])],
      ] as const
    ).map(([kind, of]) => ({ kind, of, is: of.length > 0 })),
    { kind: 'tags', of: built.tags, is: !hasTags },
  ];
  return problems.flatMap(({ is, kind, of }) => (is ? [{ kind, of }] : []));
};
