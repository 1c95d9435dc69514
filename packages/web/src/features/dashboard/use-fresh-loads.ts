import { useRef, useState } from 'react';

import { useServices } from '../../services.ts';
import type { DashboardLoads } from '../../shared/account/loads.ts';
import { useReturn } from '../../shared/page/use-return.ts';

/** So long what is shown is as good as a new look, in milliseconds. */
const freshFor = 60_000;

/** What the dashboard shows, asked for again when somebody comes back to it (specification §cached-figures); what cannot be had then leaves what there is. */
export const useFreshLoads = (loads: DashboardLoads, start: () => DashboardLoads): DashboardLoads => {
  const { clock } = useServices();
  const [fresh, setFresh] = useState({ of: loads, loads });
  const [opened] = useState(() => clock.now());
  const asked = useRef(opened);
  const look = async (): Promise<void> => {
    const next = start();
    const answers = await Promise.all(
      [next.payment, next.history, next.recent, next.banner].map((load) => load(false)),
    );
    if (answers.every(({ ok }) => ok)) setFresh({ of: loads, loads: next });
  };
  useReturn(() => {
    if (clock.now() - asked.current < freshFor) return;
    asked.current = clock.now();
    void look();
  });
  return fresh.of === loads ? fresh.loads : loads;
};
