import { customerNoOf } from '@connect/core/domain/account/customer-no';
import type { OwnRules } from '@connect/core/domain/administration/company-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIntegration, type TestIntegration } from '../integration/testing/open-integration.ts';
import { createCompanyRepository } from '../ordering/database/company-repository.ts';
import { engines } from '../testing/engines.ts';
import { makeSetRules } from './application/company-rules.ts';
import { createRulesStore } from './database/rules-store.ts';

const no = customerNoOf('C-RULES');
const none: OwnRules = { reference: null, stopped: false };

describe.each(engines)(
  'rules of a company’s orders, on $engine (specification §company-rules)',
  ({ missing, open }) => {
    describe.skipIf(missing)(missing ?? 'beside what the ERP sends', () => {
      let data: Awaited<ReturnType<typeof open>>;
      let integration: TestIntegration;
      beforeAll(async () => {
        data = await open();
        integration = openIntegration(data.database);
      });
      afterAll(() => data?.close());

      const send = async (blocked: boolean, reference: object) => {
        const creditLimit = { minor: 100_000, currency: 'GBP' };
        const record = { no, name: 'Rules Ltd', currency: 'GBP', creditLimit, blocked, reference };
        expect(await integration.send('customers', [record])).toMatchObject({ refused: 0 });
      };
      const inForce = async () => {
        const { isBlocked, referenceRule } = await createCompanyRepository(data.database).find(no);
        return { isBlocked, ...referenceRule };
      };
      const change = async (rules: OwnRules, was: OwnRules): Promise<boolean> =>
        (await makeSetRules(createRulesStore(data.database))(no, { rules, was })).ok;

      it('go before what is sent, then and later, until they are left to it again', async () => {
        await send(false, { required: true, mask: null });
        expect(await inForce()).toEqual({ isBlocked: false, required: true, mask: null });
        const own = { reference: { required: false, mask: 'PO-##' }, stopped: true };
        expect(await change(own, none)).toBe(true);
        expect(await inForce()).toEqual({ isBlocked: true, required: false, mask: 'PO-##' });
        await send(false, { required: true, mask: 'X-#' });
        expect(await inForce()).toEqual({ isBlocked: true, required: false, mask: 'PO-##' });
        expect(await change(none, own)).toBe(true);
        expect(await inForce()).toEqual({ isBlocked: false, required: true, mask: 'X-#' });
        await send(true, {});
        expect(await inForce()).toEqual({ isBlocked: true, required: false, mask: null });
        expect(await createRulesStore(data.database).read(no)).toEqual({
          own: none,
          given: { blocked: true, reference: { required: false, mask: null } },
        });
      });

      it('are changed by one of two who saw the same', async () => {
        const ones = [1, 2, 3].map((each) => ({ reference: { required: true, mask: `A${each}` }, stopped: false }));
        const decided = await Promise.all(ones.map((rules) => change(rules, none)));
        expect(decided.filter(Boolean)).toHaveLength(1);
        expect(await inForce()).toMatchObject({ mask: `A${decided.indexOf(true) + 1}` });
      });

      it('are none of a customer who is not there', async () => {
        expect(await createRulesStore(data.database).read(customerNoOf('C-NONE'))).toBeNull();
      });
    });
  },
);
