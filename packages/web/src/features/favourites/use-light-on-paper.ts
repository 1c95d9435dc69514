import { useEffect } from 'react';

/** Prints in the light scheme, whatever the page is shown in: light text on white paper could not be read. */
export const useLightOnPaper = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: string | undefined;
    const before = () => {
      shown = dataset['scheme'];
      dataset['scheme'] = 'light';
    };
    const after = () => {
      if (shown !== undefined) dataset['scheme'] = shown;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
};
