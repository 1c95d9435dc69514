import { flag, fromJson, list, orNull, record, shape, text } from '@connect/adapters-storage/shape';
import type { Config } from '@connect/contract/config';

export type BrowserConfig = Config;
type Demo = NonNullable<Config['demo']>;

const isConfig = shape<Config>({
  basePath: text,
  apiHost: text,
  brandApiHost: text,
  staffLoginUrl: orNull(text),
  staffLogoutUrl: orNull(text),
  imageHost: text,
  currency: text,
  dpdTrackingUrl: text,
  storefronts: record(text),
  name: text,
  supplier: text,
  legal: record(record(text)),
  actingNeedsReason: flag,
  support: shape<Config['support']>({ email: orNull(text), phone: orNull(text) }),
  mailbox: orNull(text),
  demo: orNull(
    shape<Demo>({ password: text, accounts: list(shape<Demo['accounts'][number]>({ email: text, who: text })) }),
  ),
});

/**
 * What the server told the page, from the text of its configuration element. It is checked by hand, as the contract's own
 * schema would bring its library into the sign-in page. Throws when it is missing or malformed: nothing works without it.
 */
export const readConfig = (json: string | null | undefined): BrowserConfig => {
  const config = fromJson(json ?? null);
  if (!isConfig(config)) throw new Error('The page has no configuration.');
  return config;
};
