import { unreachableServer } from '@connect/core/domain/access/auth-buttons';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import type { ButtonOptions, ButtonView } from '@connect/machines/start-auth-button';
import type { startAuthButton } from './auth-answers.ts';

const answers = later('auth-answers', () => import('./auth-answers.ts'));
type Answers = Awaited<ReturnType<typeof answers.load>>;

const idle: ButtonView = { disabled: false, busy: false, message: null };

type Button<Form> = ReturnType<typeof startAuthButton<Form, unknown>>;

interface Words {
  /** What to tell about a refusal. */
  readonly textOf: (message: ServerMessage) => string;
  /** What the server says of one field of the form; undefined where it says nothing. */
  readonly fieldTextOf: (message: ServerMessage | null, field: string) => string | undefined;
}

/**
 * The state of a form's button, from its machine, and the words for what was refused. The page paints without the code and texts of
 * these, which are fetched when somebody turns to the form; what is submitted before they are there waits for them.
 */
export const useAuthButton = <Form, Value>(
  options: ButtonOptions<Form, Value>,
): ButtonView & Words & Pick<Button<Form>, 'submit' | 'edit'> => {
  const t = useTranslate();
  const locale = useLocale();
  const [view, setView] = useState(idle);
  const [words, setWords] = useState<Pick<Answers, 'serverText' | 'fieldText'> | null>(null);
  const load = useLater(answers);
  const latest = useRef({ ...options, load, t });
  useEffect(() => {
    latest.current = { ...options, load, t };
  });
  const starting = useRef<Promise<Button<Form>> | null>(null);
  const running = useRef(false);

  const start = useCallback((): Promise<Button<Form>> => {
    starting.current ??= latest.current.load().then(
      (fetched) => {
        running.current = true;
        setWords(fetched);
        return fetched.startAuthButton<Form, Value>({
          t: latest.current.t,
          cooldown: latest.current.cooldown,
          submit: (form) => latest.current.submit(form),
          onAccepted: (value) => latest.current.onAccepted(value),
          onView: setView,
        });
      },
      (error: unknown) => {
        starting.current = null;
        throw error;
      },
    );
    return starting.current;
  }, []);
  useEffect(() => {
    const prepare = (): void => void start().catch(() => undefined);
    document.addEventListener('focusin', prepare, { once: true });
    return () => {
      document.removeEventListener('focusin', prepare);
      void starting.current?.then((button) => button.stop()).catch(() => undefined);
    };
  }, [start]);
  useEffect(() => {
    const showAnew = () => setView((shown) => ({ ...shown }));
    if (running.current) latest.current.load().then(showAnew, () => undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another language has other texts to fetch.
  }, [locale]);

  return {
    ...view,
    // Before they are there, only the fetching itself can have failed.
    textOf: (message) =>
      words?.serverText(t, message) ?? t('We can’t reach the server. Check your connection and try again.'),
    fieldTextOf: (message, field) => words?.fieldText(t, message, field),
    submit: (form, element) => {
      if (!running.current) setView({ disabled: true, busy: true, message: null });
      start().then(
        (button) => button.submit(form, element),
        () => setView({ ...idle, message: unreachableServer }),
      );
    },
    edit: () =>
      void start().then(
        (button) => button.edit(),
        () => setView(idle),
      ),
  };
};
