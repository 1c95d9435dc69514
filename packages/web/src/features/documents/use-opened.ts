import { useState } from 'react';

import { useLater } from '../../i18n/later.ts';
import type { Later } from '../../i18n/later.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { useServices } from '../../services.ts';

interface Opened<Part> {
  readonly part: Part;
  readonly ordering: OrderingServices;
}

/** A part of a document page that is fetched once it is wanted, with the services it works with; asked for again when it does not come. */
export const useOpened = <Part>(part: Later<Part>): readonly [Opened<Part> | null, () => void] => {
  const { ordering } = useServices();
  const load = useLater(part);
  const [opened, setOpened] = useState<Opened<Part> | null>(null);
  const open = () =>
    void Promise.all([load(), ordering()]).then(
      ([loaded, services]) => setOpened({ part: loaded, ordering: services }),
      () => undefined,
    );
  return [opened, open];
};
