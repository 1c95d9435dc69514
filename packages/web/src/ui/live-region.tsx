import { visuallyHidden } from './visually-hidden.css.ts';

/** Announces its text when it changes. Keep it mounted and change the text. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <div className={visuallyHidden} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic>
      {text}
    </div>
  );
}
