import { mayOrder } from '@connect/core/domain/access/session';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { later, useLater } from '../../../i18n/later.ts';
import { useServices, useSession } from '../../../services.ts';
import { IconButton } from '../../../ui/button.tsx';

const part = later('product-menu', () => import('../menu/product-menu.tsx'));

interface ProductMenuButtonProps {
  readonly sku: Sku;
  /** What goes on a list, if it is known. */
  readonly quantity?: number;
}

/** Puts a product on a list or the watchlist, wherever it stands; for those who may order. What it opens is fetched then. */
export function ProductMenuButton({ sku, quantity = 1 }: ProductMenuButtonProps) {
  const t = useTranslate();
  const { ordering } = useServices();
  const session = useSession();
  const load = useLater(part);
  const [menu, setMenu] = useState<ReactNode>(null);
  if (!mayOrder(session)) return null;
  const open = async (): Promise<void> => {
    const [{ ProductMenu }, services] = await Promise.all([load(), ordering()]);
    setMenu(<ProductMenu ordering={services} sku={sku} quantity={quantity} onClose={() => setMenu(null)} />);
  };
  return (
    <>
      <IconButton
        icon={Heart}
        label={t('Save {sku} to a list or watchlist', { sku })}
        // What could not be fetched is asked for again with the next press.
        onClick={() => void open().catch(() => undefined)}
      />
      {menu}
    </>
  );
}
