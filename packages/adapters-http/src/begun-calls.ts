/** What a call asks, and in whose name: by that it is known again. */
export interface AskedQuestion {
  /** The address of a call that only reads, or a search as the core asks it. */
  readonly question: string;
  /** The session's token. */
  readonly token: string;
  /** The language that answers are asked for in; empty where there is none. */
  readonly language: string;
}

/** A call that the page made before the code of the app had come. */
export interface BegunCall extends AskedQuestion {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** The answer of a call that has begun, to whoever asks the same; null when there is none. */
export type TakeBegun = (asked: AskedQuestion) => Promise<Response> | null;

/** How long the app's code may take to come before what was asked meanwhile is asked anew, in milliseconds. */
const youth = 20_000;

/**
 * Hands each call that has begun out once, while it is young, and to the very token it was made with: another session, or a renewed
 * token, asks anew.
 */
export const makeTakeBegun =
  (begun: BegunCall[], now: () => number): TakeBegun =>
  ({ question, token, language }) => {
    const place = begun.findIndex(
      (call) => call.question === question && call.token === token && call.language === language,
    );
    const [call] = place < 0 ? [] : begun.splice(place, 1);
    return call && now() - call.at < youth ? call.answer : null;
  };
