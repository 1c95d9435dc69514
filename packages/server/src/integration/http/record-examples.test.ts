import { kinds } from '@connect/contract/integration/kinds';
import { recordExamples } from '@connect/contract/integration/record-examples';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
import { openIntegration } from '../testing/open-integration.ts';

it('the examples in the OpenAPI document are taken, one after the other', async () => {
  const { database } = await openEmptyDatabase();
  const integration = openIntegration(database);
  for (const kind of kinds)
    expect([kind, await integration.send(kind, [recordExamples[kind]])]).toMatchObject([
      kind,
      { accepted: 1, refused: 0, waiting: 0 },
    ]);
  await database.destroy();
});
