import type { LogoFacts } from '@connect/core/domain/administration/branding';

/** Where a logo is served (specification §branding): by what it holds, so that it is kept for good. */
export const logoFolder = '/distr/logo/';
export const logoFile = ({ tag, type }: Pick<LogoFacts, 'tag' | 'type'>): string =>
  `${tag}.${type === 'image/png' ? 'png' : 'jpg'}`;
