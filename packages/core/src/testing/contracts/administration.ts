import { describe, expect, test } from 'vitest';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { healthStates } from '../../domain/administration/portal-health.ts';
import type {
  CustomerAccess,
  ImportLog,
  IntegrationKeys,
  PortalWatch,
  SignInLog,
  StaffDirectory,
  WebhookEndpoints,
} from '../../ports/administration.ts';
import { valueOf } from './answers.ts';

export interface PortalWatchFixture {
  readonly watch: PortalWatch;
  /** The same asked by somebody of staff who is no administrator. */
  readonly others: PortalWatch;
}

/** Laws of every `PortalWatch`. */
export const portalWatchContract = (name: string, make: () => Promise<PortalWatchFixture>): void => {
  describe(`${name} is a PortalWatch`, () => {
    test('it says how each part is, and of a portal that answers that its database is there', async () => {
      const { watch } = await make();
      const health = valueOf(await watch.health());
      expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(health.database).not.toBe('');
      expect(health.search.isThere).toBe(true);
      expect(healthStates(health, Date.now()).database).toBe('good');
    });

    test('more is logged for a while, and the usual again when that is taken back', async () => {
      const { watch } = await make();
      const before = valueOf(await watch.log());
      const asked = { level: 'debug', minutes: 15 } as const;
      const set = valueOf(await watch.setLog(asked, before.chosen));
      expect(set).toMatchObject({ usual: before.usual, chosen: { level: 'debug' } });
      expect(valueOf(await watch.log())).toEqual(set);
      // The answer got lost.
      const again = valueOf(await watch.setLog(asked, before.chosen));
      const stale = await watch.setLog({ level: 'error', minutes: 60 }, before.chosen);
      expect(stale.ok || stale.refusal.message?.code).toBe('changed_meanwhile');
      expect(valueOf(await watch.setLog(null, again.chosen))).toEqual({ usual: before.usual, chosen: null });
    });

    test('rules are what was set last, from what was there, and the server’s again when that is taken back', async () => {
      const { watch } = await make();
      const { usual, own } = valueOf(await watch.rules());
      const rules = { ...usual, keepEventsDays: 90, actingNeedsReason: !usual.actingNeedsReason };
      expect(valueOf(await watch.setRules(rules, own))).toEqual({ usual, own: rules });
      // The answer got lost.
      expect(valueOf(await watch.setRules(rules, own))).toEqual({ usual, own: rules });
      expect(valueOf(await watch.rules())).toEqual({ usual, own: rules });
      const stale = await watch.setRules({ ...usual, replacePercent: 1 }, own);
      expect(stale.ok || stale.refusal.message?.code).toBe('changed_meanwhile');
      const wrong = await watch.setRules({ ...rules, keepEventsDays: 6 }, rules);
      expect(wrong.ok || Object.keys(wrong.refusal.message?.errors ?? {})).toEqual(['rules.keepEventsDays']);
      expect(valueOf(await watch.setRules(null, rules))).toEqual({ usual, own: null });
    });

    test('nobody but an administrator is told, or has another log', async () => {
      const { others } = await make();
      for (const answer of [
        await others.health(),
        await others.log(),
        await others.setLog(null, null),
        await others.rules(),
        await others.setRules(null, null),
      ])
        expect(answer.ok || answer.refusal.failure).toBe('forbidden');
    });
  });
};

export interface StaffDirectoryFixture {
  readonly directory: StaffDirectory;
  /** The only administrator, who asks. */
  readonly own: string;
  /** Nobody's yet, another one each time. */
  readonly newEmail: () => string;
}

/** Laws of every `StaffDirectory`. */
export const staffDirectoryContract = (name: string, make: () => Promise<StaffDirectoryFixture>): void => {
  const manager = { position: 'account-manager', superUser: false } as const;
  const brand = { position: 'brand-manager', superUser: false } as const;
  const added = async () => {
    const fixture = await make();
    const email = fixture.newEmail();
    const link = valueOf(await fixture.directory.add({ email, firstName: 'Max', lastName: 'Hale', ...manager }));
    const find = async () => valueOf(await fixture.directory.list()).find((each) => each.email === email);
    return { ...fixture, email, link, find };
  };

  describe(`${name} is a StaffDirectory`, () => {
    test('who is added is there, as what they were added, with a link that ends', async () => {
      const { link, find } = await added();
      expect(await find()).toMatchObject({ firstName: 'Max', ...manager, active: true, customers: 0, isYou: false });
      expect(Date.parse(link.expiresAt)).toBeGreaterThan(Date.now());
    });

    test('nobody is added twice', async () => {
      const { directory, email } = await added();
      const answer = await directory.add({ email, firstName: 'Max', lastName: 'Hale', ...manager });
      expect(answer.ok || answer.refusal.message?.code).toBe('email_taken');
    });

    test('a role is changed from what it was, and from nothing else', async () => {
      const { directory, email, find } = await added();
      expect((await directory.setRole(email, brand, manager)).ok).toBe(true);
      expect(await find()).toMatchObject(brand);
      const stale = await directory.setRole(email, manager, manager);
      expect(stale.ok || stale.refusal.message?.code).toBe('changed_meanwhile');
    });

    test('each link is another one', async () => {
      const { directory, email, link } = await added();
      expect(valueOf(await directory.link(email)).link).not.toBe(link.link);
    });

    test('access is ended, and given again', async () => {
      const { directory, email, find } = await added();
      expect((await directory.remove(email, email.toUpperCase())).ok).toBe(true);
      expect(await find()).toMatchObject({ active: false });
      const answer = await directory.link(email);
      expect(answer.ok || answer.refusal.failure).toBe('not-found');
      expect((await directory.restore(email)).ok).toBe(true);
      expect(await find()).toMatchObject({ active: true, ...manager });
    });

    test('nobody’s access is ended by another name', async () => {
      const { directory, email, own, find } = await added();
      const answer = await directory.remove(email, own);
      expect(answer.ok || answer.refusal.message?.code).toBe('name_mistyped');
      expect(await find()).toMatchObject({ active: true });
    });

    test('the last administrator stays one', async () => {
      const { directory, own } = await added();
      const removed = await directory.remove(own, own);
      expect(removed.ok || removed.refusal.message?.code).toBe('last_portal_administrator');
      const changed = await directory.setRole(own, manager, { position: 'administrator', superUser: true });
      expect(changed.ok || changed.refusal.message?.code).toBe('last_portal_administrator');
    });
  });
};

/** Laws of all `IntegrationKeys`. */
export const integrationKeysContract = (name: string, make: () => Promise<IntegrationKeys>): void => {
  // No two keys that are in use have one name.
  const newForm = () => ({
    name: `Shop ${crypto.randomUUID()}`,
    scopes: ['read:products'],
    addresses: ['192.0.2.7'],
    expiresAt: null,
  });

  describe(`${name} are IntegrationKeys`, () => {
    test('one that is made is the first of the list, which never has its text', async () => {
      const keys = await make();
      const form = newForm();
      const { key, text } = valueOf(await keys.create(form));
      expect(key).toMatchObject({ ...form, lastUsedAt: null, revokedAt: null });
      const list = valueOf(await keys.list());
      expect(list.keys[0]).toEqual(key);
      expect(JSON.stringify(list)).not.toContain(text);
    });

    test('what there is to give can be given', async () => {
      const keys = await make();
      const { scopes } = valueOf(await keys.list());
      expect(valueOf(await keys.create({ ...newForm(), scopes })).key.scopes).toEqual(scopes);
    });

    test('what is no address is refused at its field', async () => {
      const answer = await (await make()).create({ ...newForm(), addresses: ['nowhere'] });
      expect(answer.ok || Object.keys(answer.refusal.message?.errors ?? {})).toEqual(['addresses']);
    });

    test('one that is revoked stays so; one that there is not is not found', async () => {
      const keys = await make();
      const { key } = valueOf(await keys.create(newForm()));
      const mistyped = await keys.revoke(key.id, 'Shops');
      expect(mistyped.ok || mistyped.refusal.message?.code).toBe('name_mistyped');
      const revoked = valueOf(await keys.revoke(key.id, key.name));
      expect(revoked).toEqual({ ...key, revokedAt: expect.any(String) });
      expect(valueOf(await keys.list()).keys).toContainEqual(revoked);
      const answer = await keys.revoke('0123456789abcdef', 'Shop');
      expect(answer.ok || answer.refusal.failure).toBe('not-found');
    });
  });
};

/** Laws of all `WebhookEndpoints`. */
export const webhookEndpointsContract = (name: string, make: () => Promise<WebhookEndpoints>): void => {
  /** An address has one webhook. */
  const newForm = () => ({ url: `https://erp.example/${crypto.randomUUID()}`, kinds: ['order.placed'] });

  describe(`${name} are WebhookEndpoints`, () => {
    test('one that is added is in the list, which never has its secret', async () => {
      const endpoints = await make();
      const form = newForm();
      const { webhook, secret } = valueOf(await endpoints.add(form));
      expect(webhook).toMatchObject({ ...form, pausedAt: null, waiting: 0, dead: 0 });
      const list = valueOf(await endpoints.list());
      expect(list.webhooks).toContainEqual(webhook);
      expect(list.kinds).toContain('order.placed');
      expect(JSON.stringify(list)).not.toContain(secret);
      expect(valueOf(await endpoints.rotate(webhook.id)).secret).not.toBe(secret);
    });

    test('what it is told of is changed from what it was, and from nothing else', async () => {
      const endpoints = await make();
      const form = newForm();
      const { id } = valueOf(await endpoints.add(form)).webhook;
      expect(valueOf(await endpoints.setKinds(id, [], form.kinds)).kinds).toEqual([]);
      const stale = await endpoints.setKinds(id, ['user.invited'], form.kinds);
      expect(stale.ok || stale.refusal.message?.code).toBe('changed_meanwhile');
    });

    test('it is paused, and goes on', async () => {
      const endpoints = await make();
      const { id } = valueOf(await endpoints.add(newForm())).webhook;
      expect(valueOf(await endpoints.pause(id)).pausedAt).not.toBeNull();
      expect(valueOf(await endpoints.resume(id)).pausedAt).toBeNull();
      expect(valueOf(await endpoints.deliveries(id, null))).toEqual([]);
      expect(valueOf(await endpoints.resend(id, null))).toBe(0);
    });

    test('an address that has one is refused', async () => {
      const endpoints = await make();
      const form = newForm();
      await endpoints.add(form);
      const answer = await endpoints.add(form);
      expect(answer.ok || answer.refusal.message?.code).toBe('webhook_exists');
    });

    test('an address without TLS is refused at its field', async () => {
      const answer = await (await make()).add({ ...newForm(), url: 'ftp://erp.example/events' });
      expect(answer.ok || Object.keys(answer.refusal.message?.errors ?? {})).toEqual(['url']);
    });

    test('it goes once its address was typed, and is not found from then on', async () => {
      const endpoints = await make();
      const form = newForm();
      const { id } = valueOf(await endpoints.add(form)).webhook;
      const mistyped = await endpoints.remove(id, 'https://erp.example/other');
      expect(mistyped.ok || mistyped.refusal.message?.code).toBe('name_mistyped');
      expect((await endpoints.remove(id, form.url)).ok).toBe(true);
      for (const answer of [await endpoints.remove(id, form.url), await endpoints.pause(id), await endpoints.test(id)])
        expect(answer.ok || answer.refusal.failure).toBe('not-found');
    });
  });
};

export interface CustomerAccessFixture {
  readonly access: CustomerAccess;
  /** A customer, and the email of one of its users whom it may cost their session. */
  readonly no: CustomerNo;
  readonly email: string;
  readonly otherCustomer: CustomerNo;
  /** An account manager who has access. */
  readonly managerEmail: string;
  /** Nobody's yet, another one each time. */
  readonly newEmail: () => string;
}

/** Laws of every `CustomerAccess`. */
export const customerAccessContract = (name: string, make: () => Promise<CustomerAccessFixture>): void => {
  const found = async () => {
    const fixture = await make();
    const user = valueOf(await fixture.access.of(fixture.no)).users.find(({ email }) => email === fixture.email);
    if (!user) throw new Error(`${fixture.no} has no ${fixture.email}`);
    return { ...fixture, user };
  };

  describe(`${name} is a CustomerAccess`, () => {
    test('who is locked is let in again, once their email was typed', async () => {
      const { access, no, user } = await found();
      const mistyped = await access.lock(no, user.id, 'somebody');
      expect(mistyped.ok || mistyped.refusal.message?.code).toBe('name_mistyped');
      expect(valueOf(await access.lock(no, user.id, user.email)).active).toBe(false);
      expect(valueOf(await access.unlock(no, user.id)).active).toBe(true);
    });

    test('a second factor is gone, also where there was none, and nobody is changed by a link or by being logged out', async () => {
      const { access, no, user } = await found();
      expect(valueOf(await access.resetSecondFactor(no, user.id, user.email)).secondFactor).toBe(false);
      expect(valueOf(await access.mailPasswordLink(no, user.id)).active).toBe(true);
      expect(valueOf(await access.signOut(no, user.id)).active).toBe(true);
    });

    test('rules of orders are what was set last, from what was there; asked for again, nothing changes', async () => {
      const { access, no, otherCustomer } = await make();
      const { rules } = valueOf(await access.of(no));
      const set = { reference: { required: true, mask: 'PO-####' }, stopped: !rules.own.stopped };
      expect(valueOf(await access.setRules(no, set, rules.own))).toEqual({ own: set, given: rules.given });
      expect(valueOf(await access.setRules(no, set, rules.own)).own).toEqual(set);
      const stale = await access.setRules(
        no,
        { reference: null, stopped: false },
        { reference: null, stopped: set.stopped },
      );
      expect(stale.ok || stale.refusal.message?.code).toBe('changed_meanwhile');
      expect(valueOf(await access.of(no)).rules.own).toEqual(set);
      expect(valueOf(await access.of(otherCustomer)).rules.own).not.toEqual(set);
      expect(valueOf(await access.setRules(no, rules.own, set)).own).toEqual(rules.own);
    });

    test('who looks after it is whom an administrator chose, and whom the supplier says again; only of account managers', async () => {
      const { access, no, managerEmail } = await make();
      const { manager } = valueOf(await access.of(no));
      const was = manager.own?.email ?? null;
      const chosen = valueOf(await access.setManager(no, managerEmail, was));
      expect([chosen.own?.email, chosen.given]).toEqual([managerEmail, manager.given]);
      expect(valueOf(await access.setManager(no, managerEmail, was))).toEqual(chosen);
      const stranger = await access.setManager(no, 'nobody@elsewhere.example', managerEmail);
      expect(stranger.ok || Object.keys(stranger.refusal.message?.errors ?? {})).toEqual(['email']);
      expect(valueOf(await access.setManager(no, null, managerEmail)).own).toBeNull();
      expect(valueOf(await access.of(no)).manager).toEqual({ own: null, given: manager.given });
    });

    test('who is invited is waited for, and nobody is invited who is there', async () => {
      const { access, no, user, newEmail } = await found();
      const email = newEmail();
      const permissions = user.permissions.slice(0, 1);
      expect(valueOf(await access.invite(no, { email, permissions })).hasAccount).toBe(false);
      expect(valueOf(await access.of(no)).invitations).toContainEqual(expect.objectContaining({ email, permissions }));
      const again = await access.invite(no, { email: user.email, permissions });
      expect(again.ok || again.refusal.message?.code).toBe('already_a_user');
    });

    test('a user of another company is not found', async () => {
      const { access, otherCustomer, user } = await found();
      const answers = [await access.unlock(otherCustomer, user.id), await access.signOut(otherCustomer, user.id)];
      for (const answer of answers) expect(answer.ok || answer.refusal.failure).toBe('not-found');
    });
  });
};

/** Laws of every `ImportLog`; `make` answers one of a portal that may be written to. */
export const importLogContract = (name: string, make: () => Promise<ImportLog>): void => {
  /** Two rows of stock, of which the second is no record. */
  const file = {
    name: 'stock.ndjson',
    content: 'eyJza3UiOiJOTy1TVUNILUlURU0iLCJzdG9jayI6N30KeyJza3UiOiI9Tk8iLCJzdG9jayI6Im1hbnkifQo=',
    kind: null,
    map: null,
  };
  const newest = async (log: ImportLog) => valueOf(await log.list())[0];

  describe(`${name} is an ImportLog`, () => {
    test('what is only looked at is among the imports, and not there the next time', async () => {
      const log = await make();
      const look = async () => valueOf(await log.take({ ...file, dryRun: true }));
      const first = await look();
      expect(first).toMatchObject({ guessedMap: null, kinds: [{ kind: 'stock', read: 2, refused: 1 }] });
      const withoutRuns = ({ kinds, ...rest }: typeof first) => ({
        ...rest,
        kinds: kinds.map(({ run: _, ...kind }) => kind),
      });
      expect(withoutRuns(await look())).toEqual(withoutRuns(first));
      expect(await newest(log)).toMatchObject({ kind: 'stock', dry: true, lines: 2, refused: 1 });
    });

    test('a file that is sent again changes nothing, and has a report', async () => {
      const log = await make();
      await log.take({ ...file, dryRun: false });
      const again = valueOf(await log.take({ ...file, dryRun: false }));
      expect(again.kinds).toMatchObject([{ accepted: 0, refused: 1 }]);
      expect(again.refusals).toMatchObject([{ line: 2, column: 'stock' }]);
      const run = await newest(log);
      expect(again.kinds).toMatchObject([{ run: run?.id }]);
      const report = valueOf(await log.report(run?.id ?? ''));
      expect(report).toMatchObject({ run, refusals: [{ line: 2, path: 'stock.ndjson:2 stock' }], hasMore: false });
      const bytes = valueOf(await log.refusals(run?.id ?? ''));
      expect(String.fromCodePoint(...bytes)).toContain('line,key,column,reason,record');
    });

    test('of a file that is none of records nothing is taken, and it is said why', async () => {
      const answer = await (await make()).take({ ...file, name: 'today.ndjson', dryRun: false });
      expect(answer.ok || answer.refusal.message?.code).toBe('file_not_imported');
    });

    test('one that has ended is not stopped', async () => {
      const log = await make();
      await log.take({ ...file, dryRun: false });
      const answer = await log.stop((await newest(log))?.id ?? '');
      expect(answer.ok || answer.refusal.failure).toBe('rejected');
    });

    test('an import that there is not is not found', async () => {
      const answer = await (await make()).report('00000000-0000-4000-8000-000000000000');
      expect(answer.ok || answer.refusal.failure).toBe('not-found');
    });
  });
};

/** Laws of every `SignInLog`; somebody has just tried to sign in with an email that no account has, and `email` has signed in. */
export const signInLogContract = (
  name: string,
  make: () => Promise<{ readonly log: SignInLog; readonly email: string; readonly unused: string }>,
): void => {
  describe(`${name} is a SignInLog`, () => {
    test('has everybody, the newest first, a page after the other without a gap; and of one email what it alone has', async () => {
      const { log, email, unused } = await make();
      const pageOf = async (of: string, before: string | null) => {
        const answer = await log.find({ email: of, before });
        if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
        return answer.value;
      };
      const first = await pageOf('', null);
      const numbers = first.entries.map(({ id }) => Number(id));
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      expect(first.entries.slice(0, 20).some(({ account }) => account === null)).toBe(true);
      if (first.next !== null) {
        const second = await pageOf('', first.next);
        expect(second.entries.every(({ id }) => Number(id) < (numbers.at(-1) ?? 0))).toBe(true);
      }
      const own = await pageOf(email.toUpperCase(), null);
      expect(own.entries.length).toBeGreaterThan(0);
      expect(own.entries.every(({ account }) => account?.email === email)).toBe(true);
      const nobodys = await pageOf(unused, null);
      expect(nobodys.entries.map(({ kind, account }) => [kind, account])).toEqual([['password-refused', null]]);
      expect((await pageOf(`another-${unused}`, null)).entries).toEqual([]);
    });
  });
};
