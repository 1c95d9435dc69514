import { X } from 'lucide-react';
import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from './toast.css.ts';
import { toastsId } from './toasts.tsx';

interface ToastProps {
  readonly tone?: keyof typeof css.toast;
  /** The one thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void; readonly busy?: boolean };
  /** What it tells of, another one each time, where `children` are more than a text: one that was closed stays closed. */
  readonly about?: unknown;
  readonly children: ReactNode;
}

/** Gives the focus back to where it came from; false where that is gone. */
const giveBack = (to: Element | null): boolean => {
  if (!(to instanceof HTMLElement) || !to.isConnected) return false;
  to.focus();
  return true;
};

/** What has keys of its own for Escape. */
const opened = 'dialog[open], [aria-expanded="true"]';

/** Where toasts are drawn that are not the page's. */
export const ToastPlace = createContext<HTMLElement | null>(null);

/**
 * News of what was just done, at the page's end: said politely, it moves nothing and takes no focus. It stays until it is closed, by its button
 * or Escape, or the screen has nothing more to say of it: no clock hurries whoever reads slowly. In a dialog, within `DialogToasts`.
 */
export function Toast({ tone = 'good', action, children, about = children }: ToastProps) {
  const t = useTranslate();
  const ofDialog = useContext(ToastPlace);
  const [ofPage, setPlace] = useState(() => document.getElementById(toastsId));
  const place = ofDialog ?? ofPage;
  // oxlint-disable-next-line react/set-state-in-effect -- A page that begins with one is drawn together with its frame.
  useLayoutEffect(() => setPlace(document.getElementById(toastsId)), []);
  const [closed, setClosed] = useState<unknown>(null);
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<Element | null>(null);
  const isOpen = closed !== about;
  // What is told anew is heard though its words are those of before: its node is another one.
  const [announced, setAnnounced] = useState({ about, count: 0 });
  if (announced.about !== about) setAnnounced({ about, count: announced.count + 1 });
  // As what it told of is tried again.
  useLayoutEffect(
    () => () => {
      if (frame.current?.contains(document.activeElement)) giveBack(from.current);
    },
    [],
  );
  const close = () => {
    if (frame.current?.contains(document.activeElement) && !giveBack(from.current)) focusContent();
    setClosed(about);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(opened)) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    if (isOpen) document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
  if (!isOpen || !place) return null;
  return createPortal(
    <div
      ref={frame}
      className={css.toast[tone]}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      }}
    >
      <div key={announced.count} className={css.text}>
        {children}
      </div>
      {action && (
        <button
          type="button"
          className={css.action}
          data-toast-action
          aria-busy={action.busy || undefined}
          onClick={action.onAction}
        >
          {action.label}
          {action.busy && <Spinner size={14} />}
        </button>
      )}
      <button type="button" aria-label={t('Close')} className={css.close} onClick={close}>
        <Icon of={X} size={16} />
      </button>
    </div>,
    place,
  );
}
