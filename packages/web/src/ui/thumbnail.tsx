import { Package } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';

import { Icon } from './icon.tsx';
import * as css from './thumbnail.css.ts';

interface ThumbnailProps {
  src?: string | undefined;
  /** Stands in for a missing or broken image. */
  icon?: LucideIcon;
  size?: number;
}

/** A product image of a fixed size, decorative: the item's name stands beside it. */
export function Thumbnail({ src, icon = Package, size = 36 }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={css.frame} style={{ width: size, height: size }}>
      {src !== undefined && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon of={icon} />
      )}
    </span>
  );
}
