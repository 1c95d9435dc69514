import { describe, expect, test } from 'vitest';
import type { OwnData } from '../../ports/own-data.ts';

/** Somebody signed in, and their email. */
export interface OwnDataFixture {
  readonly ownData: OwnData;
  readonly email: string;
}

/** Laws of every `OwnData`. */
export const ownDataContract = (name: string, make: () => Promise<OwnDataFixture>): void => {
  describe(`${name} is an OwnData`, () => {
    test('has the account of who asks, and no other, in a JSON file', async () => {
      const { ownData, email } = await make();
      const file = await ownData.download();
      const held: unknown = file.ok && JSON.parse(new TextDecoder().decode(file.value));
      expect(held).toMatchObject({ users: [{ email }] });
    });
  });
};
