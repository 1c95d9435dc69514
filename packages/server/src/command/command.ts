import type { Command } from 'commander';
import type { ServerConfig } from '../config.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';

/** What subcommands work with. */
export interface Context {
  readonly now: () => Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Settings, or a CommandError that names the one which makes no sense. */
  settings(): ServerConfig;
  /** Runs what needs the portal, and closes it again. */
  withTarget<Value>(work: (target: Target) => Promise<Value>): Promise<Value>;
  /** Asks whoever sits there; a CommandError where nobody does. */
  readonly ask: Prompt;
  /** Says how far it is; not with `--json`. */
  progress(line: string): void;
  /** What to do with what it has done. */
  finish(outcome: Outcome): void;
}

export interface Question {
  readonly text: string;
  /** What counts where nothing is typed. */
  readonly otherwise?: string;
  /** It is not shown as it is typed. */
  readonly secret?: boolean;
  /** It comes up as an answer before it does not do: what is sent ahead, a line for each question, has none for it. */
  readonly isAgain?: boolean;
}

export type Prompt = (question: Question) => Promise<string>;

/** A subcommand in its place: adds itself to the program. */
export type Subcommand = (program: Command, context: Context) => void;

/** Text at the end of a help page. */
export const examples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n');

/** For options that can be given several times, or with commas. */
export const listed = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
];
