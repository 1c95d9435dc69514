import type { Mail } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';
import type { EndpointRepository } from '../application/webhook-repository.ts';

/** Tells the administrators of the portal that an endpoint was paused by itself; in English, as staff are. Nobody where it goes on by now. */
export const pausedMails = async (
  endpoints: Pick<EndpointRepository, 'find' | 'administrators'>,
  { endpointId }: { readonly endpointId: string },
  writer: (storefront: string) => MailWriter,
): Promise<Mail[]> => {
  const endpoint = await endpoints.find(endpointId);
  if (!endpoint?.pausedAt) return [];
  const { host } = new URL(endpoint.url);
  const words = {
    subject: `A webhook is paused: ${host}`,
    title: 'A webhook is paused',
    paragraphs: [
      'Another system did not take what the portal sends it, so nothing more is sent until somebody lets it go on. What happens meanwhile waits.',
      `When it is well again: connect webhook resume ${endpoint.id}`,
    ],
  };
  const facts = [
    ['Host', host],
    ['What came of it', endpoint.pausedBecause ?? ''],
    ['Events that wait', String(endpoint.waiting)],
  ] as const;
  const to = await endpoints.administrators();
  return to.map(({ email, firstName }) => writer('').mail(email, words, { facts, greet: firstName }));
};
