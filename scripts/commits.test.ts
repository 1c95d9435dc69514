import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');
const longest = 72;

const git = (...args: string[]): string =>
  spawnSync('git', ['-C', project, ...args], { encoding: 'utf8' }).stdout.trim();

/** What CONTRIBUTING says of a subject. */
const isGood = (subject: string): boolean => /^[a-z]+(\([\w-]+\))?!?: \S/.test(subject) && subject.length <= longest;

describe('commits', () => {
  test('since this test came have conventional subjects of 72 characters at most', () => {
    const first = git('log', '--format=%H', '--diff-filter=A', '--', 'scripts/commits.test.ts').split('\n').at(-1);
    // An export without a history, or the test's own commit to come.
    if (!first) return;
    const subjects = git('log', '--no-merges', '--format=%s', `${first}..HEAD`).split('\n');
    expect(subjects.filter((subject) => subject !== '' && !isGood(subject))).toEqual([]);
  });

  test.each([
    ['feat(web): search in every header', true],
    ['ci: unit tests on the current LTS', true],
    ['Fixed a thing', false],
    [`feat: ${'a'.repeat(longest)}`, false],
  ])('%s is good: %s', (subject, does) => {
    expect(isGood(subject)).toBe(does);
  });
});
