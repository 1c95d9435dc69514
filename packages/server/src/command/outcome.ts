/** How the command ends, for scripts. `docs/operations.md` says the same. */
export const exitCodes = {
  /** Done. */
  done: 0,
  /** Refused, or failed on the way. */
  failed: 1,
  /** The command line makes no sense, whatever the portal holds: an option that is missing, or a value that nothing takes. */
  usage: 2,
  /** Settings, database or search service keep it from beginning. */
  unavailable: 3,
  /** Carried out, but what it found or took in is not all well. */
  incomplete: 4,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with one line that says what is wrong, and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What a command has done: lines for people, and the same for programs. */
export interface Outcome {
  readonly text: readonly string[];
  readonly json: object;
  readonly exitCode?: ExitCode;
}
