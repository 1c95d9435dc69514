import { pictureAddress } from '@connect/core/domain/products/picture-address';
import { useServices } from '../../services.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** Address of the 50x50 picture of a line or an item; undefined where it has none (specification §pictures). */
export const useThumbnailAddress = (thumbnail: string | null): string | undefined => {
  const { config } = useServices();
  return thumbnail ? pictureAddress(config.imageHost, thumbnail, 50) : undefined;
};

/** The picture of an item, as the lines of documents have it (specification §pictures). */
export function ItemPicture({ item, size }: { item: { readonly thumbnail: string | null }; size?: number }) {
  return <Thumbnail src={useThumbnailAddress(item.thumbnail)} {...(size !== undefined && { size })} />;
}
