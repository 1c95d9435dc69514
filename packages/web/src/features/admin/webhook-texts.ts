import type { DeliveryState, EndpointState } from '@connect/core/domain/administration/webhook-endpoint';

import type { Translate } from '../../i18n/translator.ts';
import type { Tone } from '../../theme/palettes.ts';

/** How an endpoint is, in a word, and how that looks. */
export const endpointStates = (t: Translate): Readonly<Record<EndpointState, { tone: Tone; text: string }>> => ({
  active: { tone: 'good', text: t('OK') },
  failing: { tone: 'bad', text: t('Failing') },
  paused: { tone: 'none', text: t('Paused') },
});

/** What became of a delivery, in a word, and how that looks. */
export const deliveryTexts = (t: Translate): Readonly<Record<DeliveryState, { tone: Tone; text: string }>> => ({
  delivered: { tone: 'good', text: t('Delivered') },
  waiting: { tone: 'wait', text: t('Waiting') },
  dead: { tone: 'bad', text: t('Failed') },
});

/** What an endpoint is told of. */
export const kindsText = (t: Translate, kinds: readonly string[]): string =>
  kinds.length === 0 ? t('All events') : kinds.join(', ');

/** Why an address cannot be reached, by the code of the system or of TLS; others are shown as they are. */
const unreachable = (t: Translate, code: string): string => {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return t('host name not found');
  if (code === 'ECONNREFUSED') return t('connection refused');
  if (code === 'ECONNRESET' || code === 'EPIPE') return t('connection closed');
  return /CERT|SIGNATURE/.test(code) ? t('certificate not valid') : code;
};

/** What came of a message, as the server's log and emails say it too; what it says otherwise stays in its own words. */
export const outcomeText = (t: Translate, outcome: string, momentOf: (instant: string) => string): string | null => {
  const [, status, elsewhere] = /^answered (\d{3})(, and is not followed elsewhere)?$/.exec(outcome) ?? [];
  if (status !== undefined)
    return elsewhere === undefined
      ? t('answered {status}', { status })
      : t('answered {status}, not followed', { status });
  const [, reason] = /^cannot be reached: (.+)$/.exec(outcome) ?? [];
  if (reason !== undefined) return t('can’t be reached: {reason}', { reason: unreachable(t, reason) });
  const [, seconds] = /^did not answer within (\d+) s$/.exec(outcome) ?? [];
  if (seconds !== undefined) return t('no answer within {seconds} s', { seconds });
  const [, since] = /^took nothing since (\S+)$/.exec(outcome) ?? [];
  if (since !== undefined) return t('accepted nothing since {moment}', { moment: momentOf(since) });
  return outcome === 'has a private address, which is not allowed'
    ? t('has a private address, which isn’t allowed')
    : null;
};
