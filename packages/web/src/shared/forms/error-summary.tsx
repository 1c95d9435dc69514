import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { heading } from '../../theme/text.css.ts';
import * as css from './error-summary.css.ts';
import { showErrorInTitle } from './show-error-in-title.ts';

interface ErrorSummaryProps {
  /** What holds the fields. */
  readonly form: RefObject<HTMLElement | null>;
  /** Another one each time something is found wrong, or no longer. */
  readonly found: unknown;
  /** What the server says of all of them, where it is not said at the fields: the links then only name these. */
  readonly children?: ReactNode;
}

interface WrongField {
  readonly field: HTMLElement;
  /** What the field is called; empty where that is not known. */
  readonly name: string;
  readonly text: string;
}

/** What is said at a field: its error, else the last of its texts. */
const textAt = (field: HTMLElement): string => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error')) ?? ids.at(-1);
  return (id !== undefined && document.getElementById(id)?.textContent) || '';
};

const nameOf = ({ id }: HTMLElement): string =>
  (id !== '' && document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent) || '';

/** The fields that are marked as wrong, in their order, with what is said at each. Those that nothing is known of are left out. */
const wrongFields = (form: HTMLElement | null, hasTexts: boolean): readonly WrongField[] =>
  [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    .map((field) => ({ field, name: nameOf(field), text: textAt(field) }))
    .filter(({ name, text }) => (hasTexts ? text : name) !== '');

/**
 * All that was found wrong with a long form, above it, with a link to each field; the page's title says so, too. It stays until the form is
 * sent again. The focus comes here, or to the field where it is about one alone.
 */
export function ErrorSummary({ form, found, children }: ErrorSummaryProps) {
  const t = useTranslate();
  const id = useId();
  const hasTexts = children === undefined;
  const frame = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const hasErrors = wrong.length > 0;
  useEffect(() => (hasErrors ? showErrorInTitle(t) : undefined), [hasErrors, t]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect, react-hooks/exhaustive-deps -- Read off the fields once they are drawn.
  useEffect(() => setWrong(wrongFields(form.current, hasTexts)), [form, found, hasTexts]);
  useEffect(() => {
    if (wrong.length > 1) frame.current?.focus();
    else wrong[0]?.field.focus();
  }, [wrong]);
  if (wrong.length === 0) return null;
  const withName = (name: string, text: string) => (name === '' ? text : t('{name}: {text}', { name, text }));
  return (
    <div ref={frame} role="group" tabIndex={-1} aria-labelledby={id} className={css.summary}>
      <h2 id={id} className={heading}>
        {t('There is a problem')}
      </h2>
      {children}
      <ul className={css.list}>
        {wrong.map(({ field, name, text }) => (
          <li key={field.id}>
            <a
              href={`#${field.id}`}
              className={css.link}
              onClick={(event) => {
                event.preventDefault();
                field.focus();
              }}
            >
              {hasTexts ? withName(name, text) : name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
