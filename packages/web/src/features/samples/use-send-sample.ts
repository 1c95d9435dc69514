import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { draftOf, formOf } from '@connect/core/domain/samples/sample-entry';
import { sampleFormProblems } from '@connect/core/domain/samples/sample-form';
import type { SampleOrder } from '@connect/core/domain/samples/sample-order';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { refusalProblems, ruleProblems } from './sample-problems.ts';
import type { Problems } from './sample-problems.ts';
import type { SampleEntryForm } from './use-sample-entry.ts';

interface SendSample {
  readonly problems: Problems;
  /** How often something was found wrong, or could have been. */
  readonly tries: number;
  readonly busy: boolean;
  readonly send: () => void;
}

/**
 * Sends the sample order in the form once its rules find nothing wrong. Problems are said from the first try on, each until
 * its field is put right; those of the server until anything is changed. A press while it is being sent does nothing.
 */
export const useSendSample = (
  form: RefObject<HTMLFormElement | null>,
  { entry, forget }: Pick<SampleEntryForm, 'entry' | 'forget'>,
  customer: ManagedCustomer | null,
  onOrdered: (order: SampleOrder) => void,
): SendSample => {
  const t = useTranslate();
  const { clock } = useServices();
  const { createSample } = useStaff();
  const [tries, setTries] = useState(0);
  const { busy, refusal, run } = useCommand(createSample);
  /** The key of the order that was sent last. */
  const [sent, setSent] = useState<string | null>(null);
  // The summary leads to fields; a button, which is all there is of a customer that was chosen, is none.
  useEffect(() => {
    if (tries > 0 && !form.current?.querySelector('[aria-invalid="true"]'))
      form.current?.querySelector<HTMLElement>('[data-invalid="true"]')?.focus();
  }, [form, tries]);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const draft = draftOf(entry, customer);
  const found = sampleFormProblems(draft, clock.today());
  const problems = (): Problems => {
    if (refusal && sent === entry.idempotencyKey) return refusalProblems(t, refusal, entry.lines);
    return ruleProblems(t, tries > 0 ? found : []);
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setTries((before) => before + 1);
    if (found.length > 0) return;
    setSent(entry.idempotencyKey);
    const answer = await run(formOf(entry, draft));
    if (answer?.ok) forget();
    // Whoever went to another page meanwhile stays there.
    if (!answer || !shown.current) return;
    if (answer.ok) onOrdered(answer.value);
    else setTries((before) => before + 1);
  };
  return { problems: problems(), tries, busy, send: () => void send() };
};
