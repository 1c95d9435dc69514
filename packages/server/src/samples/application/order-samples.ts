import { quantityOf } from '@connect/core/domain/ordering/quantity';
import type { OrderNo } from '@connect/core/domain/documents/number';
import { mergeSampleLines, sampleFormProblems, type SampleFormProblem } from '@connect/core/domain/samples/sample-form';
import { maxSampleQuantity, type SampleOrderForm } from '@connect/core/domain/samples/sample-order';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { dayOf, type Day } from '../../calendar.ts';
import type { NewLine } from '../../documents/application/new-orders.ts';
import type { Identity } from '../../identity.ts';
import { customerBlocked, dateInThePast, malformed, notFound, unknownProduct, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { SampleRepositories, SampleRepository } from './sample-repository.ts';

/** Orders samples for customers: nothing is to be paid. Answers the order's number; a form sent twice, at once even, makes one order. */
export type OrderSamples = (manager: Identity, form: SampleOrderForm) => Promise<Result<OrderNo, Refusal>>;

const refusalOf = (problem: SampleFormProblem): Refusal => {
  switch (problem.problem) {
    case 'blocked':
      return customerBlocked;
    case 'in-the-past':
      return dateInThePast;
    case 'wrong-quantity':
      return malformed({ lines: [`must come to 1 to ${maxSampleQuantity} of ${problem.sku}`] });
    case 'required':
      return malformed({ [problem.field]: ['is required'] });
    case 'too-long':
      return malformed({ [problem.field]: ['is too long'] });
    case 'too-many':
      return malformed({ lines: ['are too many'] });
  }
};

export const makeOrderSamples = (
  { inTransaction }: UnitOfWork<SampleRepositories>,
  scope: CustomerScope,
  now: () => Date,
): OrderSamples => {
  /** The lines to order, or why the form is refused. */
  const check = async (
    samples: SampleRepository,
    manager: Identity,
    form: SampleOrderForm,
    today: Day,
  ): Promise<Result<readonly NewLine[], Refusal>> => {
    const customer = await samples.customer(scope.reachOf(manager), form.customerNo);
    if (!customer) return refused(notFound);
    const [problem] = sampleFormProblems({ ...form, customer }, today);
    if (problem) return refused(refusalOf(problem));
    const merged = mergeSampleLines(form.lines);
    const items = await samples.items(merged.map(({ sku }) => sku));
    const lines: NewLine[] = [];
    for (const { sku, quantity } of merged) {
      const item = items.get(sku);
      if (!item) return refused(unknownProduct(sku));
      lines.push({ ...item, quantity: quantityOf(quantity), unitPrice: null });
    }
    return ok(lines);
  };

  return (manager, form) =>
    inTransaction(async ({ samples, newOrders, addEvents }) => {
      // Before anything is looked at: of two forms with one key the second sees what the first made.
      await newOrders.holdNumbers();
      const made = await samples.madeUnder(manager.id, form.idempotencyKey);
      if (made !== null) return ok(made);
      const at = now();
      const lines = await check(samples, manager, form, dayOf(at));
      if (!lines.ok) return lines;
      const sampleRequest = await newOrders.nextNumber('sample-request');
      const { customerNo, shipTo, idempotencyKey, reason, followUpOn } = form;
      const reference = sampleRequest;
      const { email } = manager;
      const date = dayOf(at);
      const order = { customerNo, reference, waits: false, day: date, totals: null, sampleRequest, email, shipTo };
      const orderNo = await newOrders.add(order, lines.value);
      const author = `${manager.firstName} ${manager.lastName}`;
      await samples.add({ orderNo, idempotencyKey, createdBy: manager.id, author, reason, followUpOn, at });
      const data = {
        orderNo,
        customerNo,
        sampleNo: sampleRequest,
        orderedBy: { name: author, email },
        date,
        reason,
        followUpOn,
        shipTo,
        lines: lines.value.map(({ sku, title, quantity }) => ({ sku, title, quantity })),
      };
      await addEvents([{ kind: 'sample.created', at, data }]);
      return ok(orderNo);
    });
};
