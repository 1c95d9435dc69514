import { kbd } from './kbd.css.ts';

/** The picture of a key. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={kbd}>{children}</kbd>;
}
