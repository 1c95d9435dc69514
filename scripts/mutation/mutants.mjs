import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const silent = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: () => {} };

/** What stands between two places of a text, on one line. */
const excerpt = (lines, { start, end }) => {
  const part = lines.slice(start.line, end.line + 1);
  part.push(part.pop().slice(0, end.column));
  part[0] = part[0].slice(start.column);
  return part.map((line) => line.trim()).join(' ');
};

/**
 * The mutants of the files at `paths`, with names from `base`, and by path the `code` that has all of them: it does what it did until
 * one is switched on.
 */
export const mutantsOf = async (paths, base) => {
  const sources = paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { ignorers: [], excludedMutations: [], plugins: null };
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, options);
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return {
    code: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, replacement }) => ({
      id,
      file: relative(base, fileName).replace(/\.ts$/, ''),
      line: location.start.line + 1,
      before: excerpt(lines.get(fileName), location),
      after: replacement.replaceAll(/\s+/g, ' '),
    })),
  };
};
