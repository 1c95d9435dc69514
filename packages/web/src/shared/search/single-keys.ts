import { storedChoice } from '../../theme/stored-choice.ts';

/** Whether keys alone lead somewhere (`/`, `?`): they are in the way of who dictates, and can be switched off (WCAG 2.1.4). */
export const singleKeys = storedChoice('single-keys', (stored) => stored !== 'off');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a press is that of a key alone which leads somewhere: not while something is typed or a dialog is open. */
export const isSingleKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isTyping(event.target) &&
  !document.querySelector('dialog[open]') &&
  singleKeys.get();
