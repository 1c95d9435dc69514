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
    subject: `A webhook is paused: ${host} (${endpoint.id.slice(0, 8)})`,
    title: 'A webhook is paused',
    button: 'Open webhooks',
    paragraphs: [
      'Another system did not take what the portal sends it, so nothing more is sent until somebody lets it go on. What happens meanwhile waits.',
      `When it is well again, let it go on under Webhooks, or with: connect webhook resume ${endpoint.id}`,
    ],
  };
  const facts = [
    ['Host', host],
    ['Webhook', endpoint.id],
    ['Its events', endpoint.kinds.join(', ') || 'all'],
    ['What came of it', endpoint.pausedBecause ?? ''],
    ['Events that wait', String(endpoint.waiting)],
  ] as const;
  const to = await endpoints.administrators();
  return to.map(({ email, firstName }) => {
    const { mail, link } = writer('');
    return mail(email, words, { facts, greet: firstName, url: link('admin/webhooks') });
  });
};
