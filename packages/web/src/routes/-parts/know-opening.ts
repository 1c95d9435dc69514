import type { SidebarType } from '@connect/core/domain/access/navigation';
import type { Storefront } from '@connect/core/domain/access/storefront';

import { WaitingPage } from '../../features/shell/waiting-page.tsx';
import type { Translator } from '../../i18n/translator.ts';
import type { Services } from '../../services.ts';
import { loadFrame } from './frames.ts';
import type { Opening } from './opening.ts';

/** What the browser itself knows of a page's layout; null for pages without the portal's frame, which keep the shell of index.html. */
export const knowOpening = async (
  { expectedSession }: Pick<Services, 'expectedSession'>,
  named: SidebarType | undefined,
  storefront: Storefront,
  texts: Promise<Translator>,
): Promise<Opening | null> => {
  const session = await expectedSession();
  const sidebar = named ?? (session ? 'inner' : 'none');
  if (sidebar === 'none') return null;
  const [Frame, translator] = await Promise.all([loadFrame(sidebar), texts]);
  return { isOpening: true, session, storefront, translator, sidebar, Frame, Waiting: WaitingPage };
};
