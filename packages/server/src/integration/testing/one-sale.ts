import type { Kind } from '@connect/contract/integration/kinds';
import type { TestIntegration } from './open-integration.ts';
import { supplierOf } from './supplier.ts';

interface Refusal {
  readonly line: number;
  readonly path: string;
  readonly reason: string;
}

/** An amount of pence, as records have it. */
export const pounds = (minor: number) => ({ minor, currency: 'GBP' });

/** The records of a supplier who sold once, and what tests of records do with them through the integration API. */
export const oneSale = (integration: () => TestIntegration) => {
  const supplier = supplierOf([{ customer: 1, quantity: 10, price: 500, paid: 50, credited: 0, invoiced: true }]);
  const of = (kind: Kind) => supplier.filter((sent) => sent.kind === kind).map(({ record }) => record);
  const refusals = async (run: string): Promise<Refusal[]> => {
    const text = await (await integration().get(`/runs/${run}/refusals`)).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((json) => {
        const { line, path, reason } = JSON.parse(json) as Refusal;
        return { line, path, reason };
      });
  };
  return {
    of,
    /** The first record of a kind. */
    only: (kind: Kind): Record<string, unknown> => of(kind)[0] ?? {},
    /** Sends all records of these kinds, one kind after the other. */
    send: async (...kinds: Kind[]): Promise<void> => {
      for (const kind of kinds) await integration().send(kind, of(kind));
    },
    refusals,
    /** Sends one record, and answers what of it was refused, and whether it was taken all the same. */
    refusedOf: async (kind: Kind, bad: object) => {
      const run = await integration().send(kind, [bad]);
      return { accepted: run.accepted, refused: await refusals(run.id) };
    },
  };
};
