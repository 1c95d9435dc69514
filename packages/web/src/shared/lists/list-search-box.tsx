import { searchTerm } from '@connect/core/domain/search/search-term';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { SearchField } from '../search/search-field.tsx';

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
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  const [submitted, setSubmitted] = useState<string | null>(null);

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
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') submit(typed);
    if (event.key === 'Escape' && typed !== '') clear();
  };
  return (
    <SearchField
      input={input}
      role="searchbox"
      aria-label={label}
      placeholder={label}
      value={typed}
      onText={setTyped}
      onClear={clear}
      onKeyDown={onKeyDown}
    />
  );
}
