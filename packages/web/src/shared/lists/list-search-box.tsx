import { searchTerm } from '@connect/core/domain/search/search-term';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import * as css from '../search/search-box.css.ts';
import { useSlashFocus } from '../search/use-slash-focus.ts';

/** How long after the last key a text is searched for, in milliseconds. */
const typingPause = 120;

interface ListSearchBoxProps {
  label: string;
  /** The text the list is searched with. */
  text: string;
  onText: (text: string) => void;
}

/** The search box of the list: what is typed becomes the list's text shortly after, or at once with Enter. */
export function ListSearchBox({ label, text, onText }: ListSearchBoxProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  const [submitted, setSubmitted] = useState<string | null>(null);
  useSlashFocus(input);

  // The list's text was changed from elsewhere, such as by going back; its own may come when more has been typed.
  if (given !== text) {
    setGiven(text);
    setSubmitted(null);
    if (text !== submitted) setTyped(text);
  }

  const submit = (value: string) => {
    const term = searchTerm(value) ?? '';
    if (term === (searchTerm(text) ?? '')) return;
    setSubmitted(term);
    onText(term);
  };
  // An event, so that a range or view chosen during the pause is not undone by what was known before it.
  const onPause = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped('');
    submit('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') submit(typed);
    if (event.key === 'Escape' && typed !== '') clear();
  };
  return (
    <search className={css.frame}>
      <Icon of={Search} className={css.glass} />
      <input
        ref={input}
        type="text"
        role="searchbox"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className={css.input}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {typed === '' ? (
        <span className={css.key} aria-hidden>
          <Kbd>/</Kbd>
        </span>
      ) : (
        <button type="button" className={css.clear} aria-label={t('Clear search')} onClick={clear}>
          <Icon of={X} size={16} />
        </button>
      )}
    </search>
  );
}
