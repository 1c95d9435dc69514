import { contactSubjects, maxMessageLength } from '@connect/core/domain/account/contact';
import * as v from 'valibot';
import { StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { DocumentNumber } from './values.ts';

export const contact = call({
  method: 'POST',
  path: '/api/v3/contact',
  summary: 'Send a message to the supplier; answers the reference number it is kept under',
  access: 'customer',
  body: v.object({
    subject: v.picklist(contactSubjects, 'is not one of the subjects'),
    orderNumber: v.optional(v.nullable(DocumentNumber), null),
    message: v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(maxMessageLength, 'is too long')),
    /** Send the writer a copy. */
    copy: v.boolean(),
    storefront: StorefrontPath,
  }),
  answer: v.object({ reference: v.string() }),
  refusals: [422, 429],
});
