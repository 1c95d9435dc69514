import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideRules } from '../../domain/administration/company-rules.ts';
import { mailFields, wrongVariables } from '../../domain/administration/mail-template.ts';
import { decideEdit, isSameContent } from '../../domain/administration/portal-content.ts';
import { findTexts, portalTextState } from '../../domain/administration/portal-text.ts';
import { showingState } from '../../domain/content/showing.ts';
import { parseMarkdown } from '../../domain/help/markdown.ts';
import { comparePrices } from '../../domain/money/unit-price.ts';
import { watchedItems } from './baskets.ts';
import { days } from './calendar.ts';
import {
  helpArticles,
  mailTemplates,
  portalContents,
  portalTexts,
  writtenArticles,
  writtenBanners,
} from './content.ts';
import { hostile } from './hostile.ts';
import { fileImports, importReports, importRuns } from './imports.ts';
import { companyRules, customerManagers } from './people.ts';
import { sampleRequests } from './samples.ts';
import { accountSignInEvents, passkeyLists, secondFactors, sessionLists, signInEvents } from './sign-in.ts';

/** Holds for what an arbitrary makes, and for the same with hostile texts. */
const holds = <Value>(valid: fc.Arbitrary<Value>, look: (value: Value) => void) =>
  fc.assert(fc.property(fc.oneof(valid, hostile(valid)), look));

describe('what the supplier shows', () => {
  test('is written anew, done where it stands so, and seen to have been changed', () =>
    holds(fc.tuple(writtenBanners, writtenArticles), ([banner, article]) => {
      for (const wanted of [banner, article]) {
        const edit = { wanted, was: null, before: null, stays: false };
        expect(decideEdit({ ...edit, there: null })).toBe('write');
        expect(decideEdit({ ...edit, there: wanted })).toBe('done');
        const moved = { ...wanted, position: wanted.position + 1 };
        expect(decideEdit({ wanted, was: wanted, there: moved, before: moved, stays: true })).toBe('changed');
      }
      expect(isSameContent(banner, article)).toBe(false);
    }));

  test('is over after its last day, and planned before its first', () =>
    holds(fc.tuple(portalContents, days), ([{ banners, articles }, today]) => {
      for (const each of [...banners, ...articles]) {
        const state = showingState(each, today);
        expect(state === 'planned').toBe(each.validFrom !== null && today < each.validFrom);
        expect(state === 'over').toBe(each.validUntil !== null && today > each.validUntil);
      }
    }));

  test('is read as help, whatever somebody wrote', () =>
    holds(helpArticles, ({ body }) => {
      expect(parseMarkdown(body)).toBeInstanceOf(Array);
    }));
});

test('a text of the portal is found by what it is called in English, in one state', () =>
  holds(portalTexts, (text) => {
    expect(findTexts([text], { text: text.source, view: 'all' })).toEqual([text]);
    expect(portalTextState(text) === 'unused').toBe(text.original === null);
    expect(findTexts([text], { text: '', view: 'own' })).toHaveLength(portalTextState(text) === 'built-in' ? 0 : 1);
  }));

test('a mail has no variable that there is not', () =>
  fc.assert(
    fc.property(mailTemplates, ({ builtIn, written, variables }) => {
      const names = variables.map(({ name }) => name);
      for (const text of [builtIn, ...(written ? [written] : [])].flatMap((each) => Object.values(mailFields(each))))
        expect(wrongVariables(text, names)).toEqual([]);
    }),
  ));

test('rules of a company are chosen by whoever saw them as they stand, and by nobody else', () =>
  holds(fc.tuple(companyRules, companyRules), ([{ own: standing }, { own: rules }]) => {
    const chosen = decideRules(standing, { rules, was: standing });
    expect(chosen?.stopped).toBe(rules.stopped);
    const was = { ...standing, stopped: !standing.stopped };
    if (rules.stopped !== standing.stopped) expect(decideRules(standing, { rules, was })).toBeNull();
  }));

test('news of an item that is watched tells a price that fell, or that it is back', () =>
  holds(watchedItems, ({ since, news }) => {
    if (news === null) return;
    expect(news.at >= since).toBe(true);
    if (news.before && news.now) expect(comparePrices(news.now, news.before)).toBeLessThan(0);
    else expect(news.kind).toBe('back-in-stock');
  }));

describe('records that no rule is about are such as there can be', () => {
  test('imports', () =>
    holds(fc.tuple(importRuns, importReports, fileImports), ([run, report, file]) => {
      for (const { lines, accepted, unchanged, refused, waiting, state, finishedAt, wouldRemove } of [
        run,
        report.run,
      ]) {
        expect(accepted + unchanged + refused + waiting).toBe(lines);
        expect(finishedAt === null).toBe(state === 'running');
        expect(wouldRemove !== null).toBe(state === 'unconfirmed');
      }
      expect(report.refusals.length > 0).toBe(report.run.refused > 0);
      expect(file.refusals.length).toBeLessThanOrEqual(file.refusalCount);
    }));

  test('sessions, passkeys and second factors', () =>
    holds(fc.tuple(sessionLists, passkeyLists, secondFactors), ([sessions, passkeys, factor]) => {
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      expect(sessions.every(({ createdAt, lastSeenAt }) => createdAt <= lastSeenAt)).toBe(true);
      expect(passkeys.every(({ createdAt, lastUsedAt }) => lastUsedAt === null || createdAt <= lastUsedAt)).toBe(true);
      expect(factor.enabledAt === null).toBe(!factor.enabled);
    }));

  test('what happened around signing in, who looks after customers, and what samples are for', () =>
    holds(fc.tuple(signInEvents, accountSignInEvents, customerManagers, sampleRequests), (drawn) => {
      const [event, { account }, manager, { followedUpAt, followUpDue }] = drawn;
      expect(Number.isNaN(Date.parse(event.at))).toBe(false);
      for (const each of [account, manager.own, manager.given]) expect(each?.email ?? '@').toContain('@');
      if (followedUpAt !== null) expect(followUpDue).toBe(false);
    }));
});
