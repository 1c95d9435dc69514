import { pictureAddress } from '@connect/core/domain/products/picture-address';
import { Package } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import * as css from './product-panel.css.ts';
import * as layout from '../../theme/layout.css.ts';

interface ProductPicturesProps {
  readonly title: string;
  /** File names, or addresses. */
  readonly pictures: readonly string[];
}

/** The pictures of a product, one of them large. */
export function ProductPictures({ title, pictures }: ProductPicturesProps) {
  const t = useTranslate();
  const { config } = useServices();
  const [shown, setShown] = useState(0);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const address = (name: string, side: number) => pictureAddress(config.imageHost, name, side);
  const picture = pictures[shown];
  return (
    <div className={css.column}>
      {picture !== undefined && !failed.has(picture) ? (
        <img
          src={address(picture, 400)}
          alt={title}
          className={css.picture}
          onError={() => setFailed(new Set([...failed, picture]))}
        />
      ) : (
        <Thumbnail src={undefined} icon={Package} size={96} />
      )}
      {pictures.length > 1 && (
        <div className={layout.inline}>
          {pictures.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-label={t('Picture {n} of {total}', { n: index + 1, total: pictures.length })}
              aria-pressed={index === shown}
              className={css.thumbnail}
              onClick={() => setShown(index)}
            >
              <Thumbnail src={address(name, 50)} size={44} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
