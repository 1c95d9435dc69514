import type { SampleEntry } from '@connect/core/domain/samples/sample-entry';
import type { SampleFormProblem } from '@connect/core/domain/samples/sample-form';
import { maxSampleLines, maxSampleQuantity } from '@connect/core/domain/samples/sample-order';
import type { Refusal } from '@connect/core/ports/failure';

import { fieldText, refusalText } from '../../i18n/server-message.ts';
import type { Translate } from '../../i18n/translator.ts';

export type Place = 'customer' | keyof SampleEntry['written'] | 'lines' | 'reason' | 'followUpOn' | 'form';

/** What is wrong with the form, by the place where it is said. */
export interface Problems {
  readonly at: Readonly<Partial<Record<Place, string>>>;
  /** By SKU. */
  readonly items: Readonly<Record<string, string>>;
}
const none: Problems = { at: {}, items: {} };

const placeOf = (problem: SampleFormProblem): Place => (problem.field === 'shipTo' ? problem.part : problem.field);

const textOf = (t: Translate, problem: SampleFormProblem): string => {
  switch (problem.problem) {
    case 'blocked':
      return t('This customer is blocked, so you can’t send samples.');
    case 'too-long':
      return t('Too long. Please shorten it.');
    case 'too-many':
      return t('A sample order can have up to {n} products.', { n: maxSampleLines });
    case 'wrong-quantity':
      return t('Enter a quantity from 1 to {n}.', { n: maxSampleQuantity });
    case 'in-the-past':
      return t('This date is in the past.');
    case 'required':
      return {
        customer: t('Choose a customer.'),
        name: t('Enter a name.'),
        address: t('Enter an address.'),
        address2: t('Enter an address.'),
        postCode: t('Enter a postcode.'),
        lines: t('Add at least one product.'),
        reason: t('Enter a reason.'),
      }[problem.field === 'shipTo' ? problem.part : problem.field];
  }
};

/** What the rules of the core find wrong, before anything is sent. */
export const ruleProblems = (t: Translate, problems: readonly SampleFormProblem[]): Problems => {
  const ofItems = problems.flatMap((problem) => ('sku' in problem ? [[problem.sku, textOf(t, problem)] as const] : []));
  const ofFields = problems.flatMap((problem) =>
    'sku' in problem ? [] : [[placeOf(problem), textOf(t, problem)] as const],
  );
  return { at: Object.fromEntries(ofFields), items: Object.fromEntries(ofItems) };
};

/** Fields of the call, and where the form has them. */
const fields = [
  ['customer', 'customerNo'],
  ['name', 'shipTo.name'],
  ['address', 'shipTo.address'],
  ['address2', 'shipTo.address2'],
  ['postCode', 'shipTo.postCode'],
  ['lines', 'lines'],
  ['reason', 'reason'],
  ['followUpOn', 'followUpOn'],
] as const satisfies readonly (readonly [Place, string])[];

/** Codes of the server that are about one field. */
const places: Readonly<Partial<Record<string, Place>>> = {
  customer_blocked: 'customer',
  not_found: 'customer',
  date_in_the_past: 'followUpOn',
};

/** A refusal of the server, each text at the field it is about. */
export const refusalProblems = (t: Translate, refusal: Refusal, lines: SampleEntry['lines']): Problems => {
  const { message } = refusal;
  if (message?.code === 'unknown_product')
    return { ...none, items: { [String(message.values['sku'])]: refusalText(t, refusal) } };
  const at = fields.flatMap(([place, field]) => {
    const text = fieldText(t, message, field);
    return text === undefined ? [] : [[place, text] as const];
  });
  const items = lines.flatMap(({ item }, index) => {
    const text = fieldText(t, message, `lines.${index}.quantity`) ?? fieldText(t, message, `lines.${index}.sku`);
    return text === undefined ? [] : [[item.sku, text] as const];
  });
  if (at.length + items.length > 0) return { at: Object.fromEntries(at), items: Object.fromEntries(items) };
  return { ...none, at: { [places[message?.code ?? ''] ?? 'form']: refusalText(t, refusal) } };
};
