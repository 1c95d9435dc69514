import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names that a source exports, those of the files that it passes on among them; types too. */
const namesOf = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  const declared = [
    ...text.matchAll(
      /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((each) => /(\w+)\s*$/.exec(each.trim())?.[1] ?? []),
  );
  const passedOn = [...text.matchAll(/^export (?:type )?\* from '(\.[^']+)'/gm)].flatMap(([, from = '']) =>
    namesOf(join(dirname(path), from)),
  );
  return [...declared, ...listed, ...passedOn];
};

/** What the roots of the published packages promise to others, one line each: `@connect/core paginator`. */
export const promised = (packages: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    [...new Set(namesOf(join(packages, name, 'src/index.ts')))].toSorted().map((each) => `@connect/${name} ${each}`),
  );
