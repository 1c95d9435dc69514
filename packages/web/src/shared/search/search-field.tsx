import { Search, X } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import * as css from './search-box.css.ts';
import { singleKeys } from './single-keys.ts';
import { useSlashFocus } from './use-slash-focus.ts';

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
  /** Whether `/` focuses it. */
  readonly slash?: boolean;
  /** What belongs to it, such as its panel. */
  readonly children?: ReactNode;
}

/** The frame of a search box: the glass, the text, and the key that leads to it or the button that clears it. */
export function SearchField({ input, onText, onClear, slash = true, children, ...rest }: SearchFieldProps) {
  const t = useTranslate();
  const usesKey = singleKeys.use() && slash;
  useSlashFocus(input, usesKey);
  return (
    <search className={css.frame}>
      <Icon of={Search} className={css.glass} />
      <input
        ref={input}
        aria-keyshortcuts={usesKey ? '/' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        type="text"
        className={css.input}
        onChange={({ target }) => onText(target.value)}
      />
      {rest.value === '' ? (
        usesKey && (
          <span className={css.key} aria-hidden>
            <Kbd>/</Kbd>
          </span>
        )
      ) : (
        <button
          type="button"
          className={css.clear}
          aria-label={t('Clear search')}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <Icon of={X} size={16} />
        </button>
      )}
      {children}
    </search>
  );
}
