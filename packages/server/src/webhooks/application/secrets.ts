import { createHmac } from 'node:crypto';
import type { Endpoint } from '../domain/endpoint.ts';
import { oldestOf, type KeyRing } from '../../key-ring.ts';

/**
 * What signs what goes to an endpoint, as the Standard Webhooks specification writes it. It is made of the portal's oldest key, so that it
 * stays with a new one, and kept nowhere: who reads the table of endpoints cannot sign.
 */
export const secretOf = (keys: KeyRing, { id }: Pick<Endpoint, 'id'>, generation: number): string =>
  `whsec_${createHmac('sha256', oldestOf(keys).secret).update(`webhook ${id} ${generation}`).digest('base64')}`;
