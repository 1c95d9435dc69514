import { createContext, createElement, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & {
  href: string;
  target?: string;
  ref?: Ref<HTMLAnchorElement>;
};

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Says which component the parts below use for a link inside the portal: the router's; a plain anchor without it. */
export const LinkProvider = LinkContext;

/** A link inside the portal, by its path as the specification writes it, such as `/connect/orders?show=both`. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
