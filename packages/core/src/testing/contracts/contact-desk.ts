import { describe, expect, test } from 'vitest';
import type { ContactDesk } from '../../ports/contact-desk.ts';

/** Laws of every `ContactDesk`. */
export const contactDeskContract = (name: string, make: () => Promise<ContactDesk>): void => {
  const aMessage = {
    subject: 'order',
    orderNumber: null,
    message: 'Where is it?',
    copy: false,
    storefront: '',
  } as const;

  describe(`${name} is a ContactDesk`, () => {
    test('every message is kept under a reference of its own', async () => {
      const desk = await make();
      const answers = [await desk.send(aMessage), await desk.send({ ...aMessage, subject: 'other', copy: true })];
      const references = answers.map((answer) => (answer.ok ? answer.value : ''));
      expect(new Set(references.filter((reference) => reference !== '')).size).toBe(2);
    });

    test('an empty message is refused', async () => {
      const desk = await make();
      expect(await desk.send({ ...aMessage, message: ' ' })).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { code: expect.any(String) } },
      });
    });
  });
};
