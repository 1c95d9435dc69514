import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { ok } from '@connect/core/domain/result';
import { entryAgain } from '@connect/core/domain/samples/sample-entry';
import type { SampleEntry } from '@connect/core/domain/samples/sample-entry';
import type { SampleOrder } from '@connect/core/domain/samples/sample-order';
import { useEffect, useEffectEvent } from 'react';

import { useServices } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';

/** The customer the order is for, as it comes; null while none is chosen. */
export const useChosenCustomer = (no: CustomerNo | null): Query<ManagedCustomer | null> => {
  const { findCustomer } = useStaff();
  const answer = useQuery<ManagedCustomer | null>(async () => (no === null ? ok(null) : findCustomer(no)), no ?? '');
  // While another is on the way, the last one is not the one that is chosen.
  return { ...answer, value: answer.value?.no === no ? answer.value : null };
};

/** Loads the order that is to be made once more, and puts what it had in the form. */
export const useEarlierOrder = (
  no: OrderNo | null,
  onEntry: (entry: SampleEntry) => void,
): Pick<Query<unknown>, 'failure' | 'reload'> => {
  const { clock } = useServices();
  const { findSample } = useStaff();
  const { value, failure, reload } = useQuery<SampleOrder | null>(
    async () => (no === null ? ok(null) : findSample(no)),
    no ?? '',
  );
  const take = useEffectEvent((order: SampleOrder) => onEntry(entryAgain(order, crypto.randomUUID(), clock.today())));
  useEffect(() => {
    if (value) take(value);
  }, [value]);
  return { failure, reload };
};
