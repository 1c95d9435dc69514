import type { MessagePort } from 'node:worker_threads';
import type { Kind } from '@connect/contract/integration/kinds';
import type { Demo, DemoOptions, DemoRecords, PortalOptions } from '@connect/demo/data/make-demo';
import { dayOf } from '../calendar.ts';

/** What the demo's data are made for. */
export type Making = Pick<DemoOptions, 'now' | 'scale'>;

/** Somebody in the portal's database. */
export interface DemoPerson {
  readonly email: string;
  readonly id: string;
  readonly name: string;
}

/** What the rows of the portal's own are made of. */
export type PortalQuestion = Omit<PortalOptions, 'personOf'> & { readonly people: readonly DemoPerson[] };
export type PortalRows = ReturnType<Demo['portalRows']>;

/** The demo's data as they are put into an empty database. */
export interface MadeDemo {
  readonly now: Date;
  /** Each kind once, in the order of `kinds`. */
  records<K extends Kind>(kind: K): Promise<DemoRecords[K]>;
  /** The portal's own rows, once its people are there. */
  portalRows(question: PortalQuestion): Promise<PortalRows>;
}

/** What a thread that makes them is started with. */
export type ThreadStart = Making & { readonly port: MessagePort };

/** Finds people by their email. */
export const personFinder = (people: readonly DemoPerson[]): PortalOptions['personOf'] => {
  const found = new Map(people.map((person) => [person.email, person]));
  return (email) => {
    const person = found.get(email);
    if (!person) throw new Error(`${email} is not in the demo`);
    return person;
  };
};

/** Makes them in this thread, when they are first asked for; a portal that has its data never reads the code. */
export const makeDemoHere = ({ now, scale }: Making): MadeDemo => {
  let making: Promise<Demo> | null = null;
  const made = (): Promise<Demo> =>
    (making ??= import('@connect/demo/data/make-demo').then(({ makeDemo }) =>
      makeDemo({ now, today: dayOf(now), scale }),
    ));
  return {
    now,
    records: async (kind) => (await made()).records[kind],
    portalRows: async ({ people, ...question }) =>
      (await made()).portalRows({ ...question, personOf: personFinder(people) }),
  };
};
