import type { EventData, EventKind } from '@connect/contract/integration/events';

/** Something that happened in the portal, as other systems are told of it. */
export type NewEvent = {
  [Kind in EventKind]: { readonly kind: Kind; readonly at: Date; readonly data: EventData<Kind> };
}[EventKind];

/**
 * Writes down what happened, in the order given, in the transaction that made it happen: what is given up is told to nobody. It is added
 * while whatever the events are about is still held, so that of two transactions on one document the later one's come later.
 */
export type AddEvents = (events: readonly NewEvent[]) => Promise<void>;
