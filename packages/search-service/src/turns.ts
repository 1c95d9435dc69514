import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pieces } from './pieces.ts';

/** How the work of all is shared out. Times are in milliseconds. */
const DEFAULTS = {
  /** So long a piece of work goes on before others have their turn. */
  slice: 3,
  /** Who has had more work than this lately waits for those who had less; it is forgotten at `forgotten` for each millisecond. */
  allowance: 100,
  forgotten: 0.1,
  /** So many times as long as it worked for them the process is left to others. */
  rest: 2,
  /** What one request may take of the process, and how long it may wait for its turns. */
  budget: 2000,
  patience: 10_000,
  /** Requests of one customer that may be under way. */
  underWay: 32,
} as const;
export type TurnSettings = { readonly [Name in keyof typeof DEFAULTS]: number };

/** Why a work was given up: it is more than one request may take, others were in front of it for too long, or nobody waits for it any more. */
export class GivenUp extends Error {
  readonly why: 'too dear' | 'too busy' | 'gone';

  constructor(why: GivenUp['why']) {
    super(`the work was given up: ${why}`);
    this.why = why;
  }
}

/** What time it is, and a pause in which others have their turn. */
interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

const realClock: Clock = {
  now: () => performance.now(),
  pause: (ms) => (ms > 0 ? setTimeout(ms) : setImmediate()),
};

interface Job {
  readonly work: (until: number) => boolean;
  readonly giveUp: (error: unknown) => void;
  readonly since: number;
  readonly signal: AbortSignal | undefined;
  readonly budget: number;
  used: number;
}

interface RunOptions {
  /** Aborted when nobody waits for the work any more. */
  readonly signal?: AbortSignal;
  readonly budget?: number;
}

interface Customer {
  readonly jobs: Job[];
  underWay: number;
  used: number;
  at: number;
}

/**
 * Shares one thread out among customers (ADR 95). What somebody asks who had little lately begins at once; the rest goes on in slices, always for
 * whoever had least, and those who had much leave most of the process to everybody else.
 */
export class Turns {
  readonly #customers = new Map<string, Customer>();
  readonly #settings: TurnSettings;
  readonly #clock: Clock;
  #isWorking = false;

  constructor(settings: Partial<TurnSettings> = {}, clock: Clock = realClock) {
    this.#settings = { ...DEFAULTS, ...settings };
    this.#clock = clock;
  }

  /** Lets a request of somebody in, and answers what lets it out; null where they have as many under way as they may. */
  enter(name: string): (() => void) | null {
    const customer = this.#customer(name);
    if (customer.underWay >= this.#settings.underWay) return null;
    customer.underWay += 1;
    return () => (customer.underWay -= 1);
  }

  /** Does a work for somebody; rejects with a {@link GivenUp} where it comes to no end. */
  run<T>(name: string, pieces: Pieces<T>, { signal, budget = this.#settings.budget }: RunOptions = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const customer = this.#customer(name);
      const job: Job = {
        work: (until) => {
          for (;;) {
            const step = pieces.next();
            if (step.done) resolve(step.value);
            if (step.done || this.#clock.now() >= until) return step.done ?? false;
          }
        },
        giveUp: reject,
        since: this.#clock.now(),
        signal,
        budget,
        used: 0,
      };
      const isLight = customer.used < this.#settings.allowance && customer.jobs.length === 0;
      if (isLight && this.#slice(customer, job)) return;
      customer.jobs.push(job);
      if (!this.#isWorking) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const job = next.jobs.shift();
      if (!job) continue;
      const started = this.#clock.now();
      if (!this.#slice(next, job)) next.jobs.push(job);
      const isHeavy = next.used >= this.#settings.allowance;
      await this.#clock.pause(isHeavy ? (this.#clock.now() - started) * this.#settings.rest : 0);
    }
    this.#isWorking = false;
  }

  /** One slice of a job; answers whether that was its last. */
  #slice(customer: Customer, job: Job): boolean {
    const { slice, patience } = this.#settings;
    const started = this.#clock.now();
    const why = job.signal?.aborted
      ? 'gone'
      : job.used > job.budget
        ? 'too dear'
        : started - job.since > patience
          ? 'too busy'
          : null;
    if (why !== null) {
      job.giveUp(new GivenUp(why));
      return true;
    }
    try {
      return job.work(started + slice);
    } catch (error) {
      job.giveUp(error);
      return true;
    } finally {
      const took = this.#clock.now() - started;
      job.used += took;
      customer.used += took;
    }
  }

  #customer(name: string): Customer {
    const customer = this.#customers.get(name) ?? { jobs: [], underWay: 0, used: 0, at: this.#clock.now() };
    this.#customers.set(name, customer);
    this.#forget(customer);
    if (this.#customers.size > 1000)
      for (const [other, each] of this.#customers)
        if (each !== customer && each.jobs.length + each.underWay === 0 && this.#forget(each) === 0)
          this.#customers.delete(other);
    return customer;
  }

  #forget(customer: Customer): number {
    const now = this.#clock.now();
    customer.used = Math.max(0, customer.used - (now - customer.at) * this.#settings.forgotten);
    customer.at = now;
    return customer.used;
  }

  /** Who has something to do and had least. */
  #next(): Customer | undefined {
    let least: Customer | undefined;
    for (const customer of this.#customers.values()) {
      if (customer.jobs.length === 0) continue;
      this.#forget(customer);
      if (least === undefined || customer.used < least.used) least = customer;
    }
    return least;
  }
}
