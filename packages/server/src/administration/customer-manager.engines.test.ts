import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIntegration, type TestIntegration } from '../integration/testing/open-integration.ts';
import { engines } from '../testing/engines.ts';
import { makeSetManager } from './application/customer-manager.ts';
import { createManagerStore, customersOfManager } from './database/manager-store.ts';

const no = customerNoOf('C-MANAGED');
const [mo, ro] = ['mo@supplier.example', 'ro@supplier.example'];
const anybody = { firstName: 'A', lastName: 'B' };

describe.each(engines)(
  'who looks after a customer, on $engine (specification §administration)',
  ({ missing, open }) => {
    describe.skipIf(missing)(missing ?? 'beside what the ERP sends', () => {
      let data: Awaited<ReturnType<typeof open>>;
      let integration: TestIntegration;
      beforeAll(async () => {
        data = await open();
        integration = openIntegration(data.database);
        const roles = ['account_manager'];
        const staff = [mo, ro].map((email) => ({ email, ...anybody, roles }));
        expect(await integration.send('staff', staff)).toMatchObject({ refused: 0 });
        await send(mo);
      });
      afterAll(() => data?.close());

      const send = async (accountManager: string | null) => {
        const creditLimit = { minor: 100_000, currency: 'GBP' };
        const record = {
          no,
          name: 'Managed Ltd',
          currency: 'GBP',
          creditLimit,
          ...(accountManager && { accountManager }),
        };
        expect(await integration.send('customers', [record])).toMatchObject({ refused: 0, waiting: 0 });
      };
      const isOf = async (email: string) =>
        (await customersOfManager(data.database, email, 10))?.some((each) => each.no === no) ?? false;
      const set = async (email: string | null, was: string | null) => {
        const done = await makeSetManager(createManagerStore(data.database))(no, { email, was });
        return done.ok ? 'set' : done.refusal;
      };

      it('is whom an administrator chose, whatever is sent then, until it is left to the ERP again', async () => {
        expect(await isOf(mo)).toBe(true);
        expect(await set(ro, null)).toBe('set');
        // Asked for again, as the answer got lost.
        expect(await set(ro, null)).toBe('set');
        expect([await isOf(mo), await isOf(ro)]).toEqual([false, true]);
        await send(null);
        await send(mo);
        expect([await isOf(mo), await isOf(ro)]).toEqual([false, true]);
        expect(await set(null, ro)).toBe('set');
        expect([await isOf(mo), await isOf(ro)]).toEqual([true, false]);
      });

      it('is told to the search, with all of their documents', async () => {
        await data.database.deleteFrom('index_changes').execute();
        await set(ro, null);
        const changes = await data.database
          .selectFrom('index_changes')
          .select(['kind', 'key'])
          .orderBy('kind')
          .execute();
        expect(changes).toEqual([
          { kind: 'customer-documents', key: no },
          { kind: 'customers', key: no },
        ]);
        await set(null, ro);
      });

      it('is nobody without that role or access, and not who was chosen from a page that is out of date', async () => {
        expect(await set('nobody@supplier.example', null)).toBe('no-manager');
        expect(await set(mo, ro)).toBe('changed-meanwhile');
        await data.database.updateTable('users').set({ active: false }).where('email', '=', ro).execute();
        expect(await set(ro, null)).toBe('no-manager');
        expect(await createManagerStore(data.database).read(no)).toEqual({
          own: null,
          given: { email: mo, name: 'A B' },
        });
        expect(await createManagerStore(data.database).read(customerNoOf('C-NONE'))).toBeNull();
        expect(await customersOfManager(data.database, 'nobody@supplier.example', 10)).toBeNull();
      });
    });
  },
);
