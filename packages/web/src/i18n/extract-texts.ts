import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

// A whole string literal as the first argument of `t(` or `msg(`; quotes inside it are escaped.
const call = /\b(?:t|msg)\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/g;

const unescape = (literal: string): string =>
  literal.replaceAll(/\\(.)/g, (_all, char) => (char === 'n' ? '\n' : char));

/** The texts of a source file: the first argument of every `t('…')` and `msg('…')`. */
export function textsOf(source: string): string[] {
  return [...source.matchAll(call)].map((found) => unescape(found[1] ?? found[2] ?? found[3] ?? ''));
}

/** The sources under a folder, tests left out, by their path there, which is written with slashes. */
export function readSources(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.ts$|\.css\.ts$|\.d\.ts$|extract-texts\.ts$/.test(file),
  );
  return new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8')]));
}

/** The sources of the web app, which texts are looked for in. */
export const webSources = (): Map<string, string> => readSources(join(import.meta.dirname, '..'));
