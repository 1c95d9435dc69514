import { loginCooldown, unreachableServer } from '@connect/core/domain/access/auth-buttons';
import type { Result } from '@connect/core/domain/result';
import type { Credentials } from '@connect/core/use-cases/session/sign-in';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ButtonEvent } from '../../machines/auth-button.ts';
import type { ButtonView, startAuthButton } from '../../machines/start-auth-button.ts';

type AuthButton = ReturnType<typeof startAuthButton>;

const idle: ButtonView = { disabled: false, busy: false, message: null };

/**
 * The login button's state, from its machine. The page paints without the machine's code, which is fetched when
 * somebody turns to the form; an event sent before it is there waits for it.
 */
export const useAuthButton = (
  submit: (form: Credentials) => Promise<Result<unknown, string>>,
  onAccepted: () => void,
): ButtonView & { readonly send: (event: ButtonEvent) => void } => {
  const [view, setView] = useState(idle);
  const latest = useRef({ submit, onAccepted });
  useEffect(() => {
    latest.current = { submit, onAccepted };
  });
  const starting = useRef<Promise<AuthButton> | null>(null);
  const running = useRef(false);

  const start = useCallback((): Promise<AuthButton> => {
    starting.current ??= import('../../machines/start-auth-button.ts').then(
      (module) => {
        running.current = true;
        return module.startAuthButton({
          cooldown: { accepted: loginCooldown, refused: loginCooldown },
          submit: (form) => latest.current.submit(form),
          onView: setView,
          onAccepted: () => latest.current.onAccepted(),
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
    send: (event) => {
      if (event.type === 'form.submitted' && !running.current) setView({ disabled: true, busy: true, message: null });
      start().then(
        (button) => button.send(event),
        () => setView({ ...idle, message: unreachableServer }),
      );
    },
  };
};
