import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import { useState } from 'react';

import { useServices } from '../../services.ts';

/** The row of a document that is opened, as the list had it: its head stands from the first frame on. Key the screen by the number. */
export const useSeenRow = (kind: DocumentKind, no: DocumentNo): DocumentHit | null => {
  const { seenRow } = useServices();
  const [row] = useState(() => seenRow(kind, no));
  return row;
};
