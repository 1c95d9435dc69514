import { Star } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import * as css from './favourite-star.css.ts';

interface FavouriteStarProps {
  /** Of the customer. */
  readonly name: string;
  /** Null while it is not known. */
  readonly favourite: boolean | null;
  readonly onToggle: () => void;
}

/** Whether a customer is one of the account manager's favourites. */
export function FavouriteStar({ name, favourite, onToggle }: FavouriteStarProps) {
  const t = useTranslate();
  return (
    <IconButton
      icon={Star}
      label={t('{name} is a favourite', { name })}
      aria-pressed={favourite === true}
      disabled={favourite === null}
      className={css.star}
      onClick={onToggle}
    />
  );
}
