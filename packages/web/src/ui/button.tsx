import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';

import * as css from './button.css.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'danger' | 'ghost';
  shape?: 'control' | 'pill';
  /** Fills its container and is a little higher, as the one button of a form. */
  wide?: boolean;
  icon?: LucideIcon;
}

const look = (variant: keyof typeof css.variants = 'primary', shape: keyof typeof css.shapes = 'control'): string =>
  cx(css.base, css.variants[variant], css.shapes[shape]);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows a spinner in place of the icon, or of the text where there is none; the button keeps its width and name, and is announced as busy. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

const answerNothing = (event: { preventDefault: () => void }): void => event.preventDefault();

/**
 * A button; `type` is `button` unless given; `busy` only shows. With `aria-disabled`, or with `disabled` while it is busy, it neither answers
 * nor submits, and keeps the focus.
 */
export function Button({
  variant,
  shape,
  wide,
  icon,
  busy = false,
  disabled = false,
  className,
  children,
  'aria-disabled': waits = disabled && busy,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={waits || undefined}
      disabled={disabled && !busy}
      className={cx(look(variant, shape), wide && css.wide, className)}
      {...rest}
      {...(waits === true && { onClick: answerNothing })}
    >
      {busy && <Spinner />}
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A link with the look of a button. */
export function LinkButton({ variant, shape, wide, icon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link className={cx(look(variant, shape), wide && css.wide, className)} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  variant?: ButtonLook['variant'];
  /** Shows a spinner in place of the icon, and is announced as busy. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button that is only an icon. */
export function IconButton({ icon, label, variant = 'ghost', busy, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      title={label}
      className={cx(look(variant, 'icon'), className)}
      {...rest}
    >
      {busy && <Spinner />}
      <Icon of={icon} />
    </button>
  );
}
