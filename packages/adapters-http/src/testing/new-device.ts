import type { PasskeyOptions } from '@connect/core/domain/access/passkey';
import type { AnsweringDevice } from '@connect/core/testing';
import { softwareKey } from '@connect/core/testing/software-key';
import * as v from 'valibot';

const Asked = v.looseObject({ challenge: v.string(), user: v.exactOptional(v.object({ id: v.string() })) });
const asked = (options: PasskeyOptions) => v.parse(Asked, options);

/** A device of somebody who looks at the pages of a portal. */
export const newDevice = (origin: string): AnsweringDevice => {
  const key = softwareKey();
  let uses = 1;
  return {
    make: (options) => key.make(asked(options), { origin }),
    // One that does not count would be a copy.
    use: (options) => key.use(asked(options), { origin, counter: (uses += 1) }),
  };
};
