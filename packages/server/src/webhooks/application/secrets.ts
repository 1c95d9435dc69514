import { createHmac } from 'node:crypto';
import type { Endpoint } from '../domain/endpoint.ts';

/**
 * What signs what goes to an endpoint, as the Standard Webhooks specification writes it. It is made of the server's own key and kept
 * nowhere: who reads the table of endpoints cannot sign.
 */
export const secretOf = (serverKey: string, { id }: Pick<Endpoint, 'id'>, generation: number): string =>
  `whsec_${createHmac('sha256', serverKey).update(`webhook ${id} ${generation}`).digest('base64')}`;
