import { useEffect } from 'react';
import type { RefObject } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { showErrorInTitle } from './show-error-in-title.ts';

/**
 * Of a form too short for a summary of its errors: the first field that is marked as wrong has the focus, and the page's title says so.
 * `found` is another object each time something is found wrong, and null as long as nothing is.
 */
export const useWrongField = (form: RefObject<HTMLElement | null>, found: object | null): void => {
  const t = useTranslate();
  useEffect(() => {
    if (found === null) return undefined;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return showErrorInTitle(t);
  }, [form, found, t]);
};
