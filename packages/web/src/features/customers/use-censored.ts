import { useState } from 'react';

import { useServices } from '../../services.ts';

/** Whether sensitive figures are hidden, which is kept (specification §censor-switch); another tab has its own until it is opened anew. */
export const useCensored = (): readonly [boolean, (censored: boolean) => void] => {
  const { preferences } = useServices();
  const [censored, setCensored] = useState(preferences.censored);
  const choose = (next: boolean): void => {
    preferences.setCensored(next);
    setCensored(next);
  };
  return [censored, choose];
};
