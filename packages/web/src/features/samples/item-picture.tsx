import type { SampleItem } from '@connect/core/domain/samples/sample-order';

import { useServices } from '../../services.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** The picture of an item, as the lines of documents have it (spec §3). */
export function ItemPicture({ item: { thumbnail } }: { item: SampleItem }) {
  const { config } = useServices();
  return (
    <Thumbnail
      src={thumbnail ? `${config.imageHost}/w_50,h_50,c_pad/PIM/${encodeURIComponent(thumbnail)}` : undefined}
    />
  );
}
