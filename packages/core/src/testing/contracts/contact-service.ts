import { describe, expect, test } from 'vitest';
import type { ContactService } from '../../ports/contact-service.ts';

/** Laws of every `ContactService`. */
export const contactServiceContract = (name: string, make: () => Promise<ContactService>): void => {
  const aMessage = {
    subject: 'order',
    orderNumber: null,
    message: 'Where is it?',
    copy: false,
    storefront: '',
  } as const;

  describe(`${name} is a ContactService`, () => {
    test('every message is kept under a reference of its own', async () => {
      const service = await make();
      const answers = [await service.send(aMessage), await service.send({ ...aMessage, subject: 'other', copy: true })];
      const references = answers.map((answer) => (answer.ok ? answer.value : ''));
      expect(new Set(references.filter((reference) => reference !== '')).size).toBe(2);
    });

    test('an empty message is refused', async () => {
      const service = await make();
      expect(await service.send({ ...aMessage, message: ' ' })).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { code: expect.any(String) } },
      });
    });
  });
};
