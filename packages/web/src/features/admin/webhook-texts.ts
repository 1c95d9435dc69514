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
  dead: { tone: 'bad', text: t('Given up') },
});

/** What an endpoint is told of. */
export const kindsText = (t: Translate, kinds: readonly string[]): string =>
  kinds.length === 0 ? t('All events') : kinds.join(', ');
