import { unreachableServer } from '@connect/core/domain/access/auth-buttons';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { AuthButton, ButtonOptions, ButtonView } from '../../machines/start-auth-button.ts';

const idle: ButtonView = { disabled: false, busy: false, message: null };

/**
 * The state of a form's button, from its machine. The page paints without the machine's code, which is fetched when somebody
 * turns to the form; what is submitted before it is there waits for it.
 */
export const useAuthButton = <Form, Value>(
  options: ButtonOptions<Form, Value>,
): ButtonView & Pick<AuthButton<Form>, 'submit' | 'edit'> => {
  const [view, setView] = useState(idle);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const starting = useRef<Promise<AuthButton<Form>> | null>(null);
  const running = useRef(false);

  const start = useCallback((): Promise<AuthButton<Form>> => {
    starting.current ??= import('../../machines/start-auth-button.ts').then(
      (module) => {
        running.current = true;
        return module.startAuthButton<Form, Value>({
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

  return {
    ...view,
    submit: (form) => {
      if (!running.current) setView({ disabled: true, busy: true, message: null });
      start().then(
        (button) => button.submit(form),
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
