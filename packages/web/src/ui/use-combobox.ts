import { useEffect } from 'react';

interface Combobox {
  /** The id of its list. */
  readonly list: string;
  /** Whether there is something in the list. */
  readonly open: boolean;
  /** The id of the chosen option; null while none is. */
  readonly option: string | null;
}

/** What makes a text box one with options: its attributes, and the chosen option kept in sight. The focus stays in the box. */
export const useCombobox = ({ list, open, option }: Combobox) => {
  useEffect(() => {
    if (option !== null) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [option]);
  return {
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? list : undefined,
    'aria-activedescendant': open && option !== null ? option : undefined,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  } as const;
};
