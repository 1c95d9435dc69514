import { keyNotice } from '@connect/core/domain/administration/portal-health';
import type { PortalHealth } from '@connect/core/domain/administration/portal-health';

import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translator.ts';
import { serverProblemText } from './reason-texts.ts';

/** The parts that are shown, in their order. */
export const healthParts = [
  'database',
  'search',
  'mails',
  'signIn',
  'webhooks',
  'imports',
  'keysEndingSoon',
  'lastBackupAt',
] as const satisfies readonly (keyof PortalHealth)[];
export type HealthPart = (typeof healthParts)[number];

type Words = (health: PortalHealth) => string;

/** What is said of each part: what it is called, how it was found, and what to do where it is not well. */
export const healthTexts = (t: Translate, format: Pick<Format, 'moment'>) => {
  const names: Readonly<Record<HealthPart, string>> = {
    database: t('Database'),
    search: t('Search'),
    mails: t('Emails'),
    signIn: t('Staff login'),
    webhooks: t('Webhooks'),
    imports: t('Imports'),
    keysEndingSoon: t('Keys'),
    lastBackupAt: t('Backup'),
  };
  const found: Readonly<Record<HealthPart, Words>> = {
    database: ({ database }) => database,
    search: ({ search: { isThere, host, problem, waiting, lagSeconds } }) => {
      if (!isThere)
        return host === null || problem === null
          ? t('The search service doesn’t answer.')
          : t('The search service {host} can’t be used: {reason}', { host, reason: serverProblemText(t, problem) });
      return waiting === 0
        ? t('Search is up to date.')
        : t(
            '{n, plural, one {# change isn’t} other {# changes aren’t}} searchable yet; the oldest has been waiting for {seconds} s.',
            {
              n: waiting,
              seconds: lagSeconds,
            },
          );
    },
    mails: ({ mails: { areSent, host, waiting, failing, problem } }) => {
      if (host !== null && problem !== null)
        return t('The mail server {host} can’t be used: {reason}', { host, reason: serverProblemText(t, problem) });
      if (failing > 0)
        return host === null
          ? t('{n, plural, one {# email} other {# emails}} can’t be sent.', { n: failing })
          : t('{n, plural, one {# email} other {# emails}} can’t be sent by {host}.', { n: failing, host });
      if (!areSent) return t('No mail server is set up: emails are kept and not sent.');
      if (waiting === 0) return t('No emails are waiting.');
      return t('{n, plural, one {# email is waiting.} other {# emails are waiting.}}', { n: waiting });
    },
    signIn: ({ signIn: { host, problem } }) => {
      if (host === null) return t('No sign-in provider is set up.');
      return problem === null
        ? t('{host} answers.', { host })
        : t('The sign-in provider {host} can’t be used: {reason}', { host, reason: serverProblemText(t, problem) });
    },
    webhooks: ({ webhooks: { endpoints, failing, waiting, dead } }) => {
      if (endpoints === 0) return t('No webhooks are set up.');
      if (failing > 0)
        return t('{n, plural, one {# webhook is} other {# webhooks are}} failing or paused.', { n: failing });
      if (dead > 0) return t('{n, plural, one {# event} other {# events}} couldn’t be delivered.', { n: dead });
      if (waiting === 0) return t('No events are waiting.');
      return t('{n, plural, one {# event is waiting.} other {# events are waiting.}}', { n: waiting });
    },
    imports: ({ imports: { running, waiting } }) => {
      if (waiting > 0)
        return t(
          '{n, plural, one {# record is waiting} other {# records are waiting}} for others that haven’t arrived.',
          {
            n: waiting,
          },
        );
      if (running === 0) return t('No import is running.');
      return t('{n, plural, one {# import is running.} other {# imports are running.}}', { n: running });
    },
    keysEndingSoon: ({ keysEndingSoon }) =>
      keysEndingSoon.length === 0
        ? t('No key expires within {n} days.', { n: keyNotice })
        : t('Expiring within {n} days: {names}', { n: keyNotice, names: keysEndingSoon.join(', ') }),
    lastBackupAt: ({ lastBackupAt }) =>
      lastBackupAt === null
        ? t('No backup has been made.')
        : t('The last backup is from {moment}.', { moment: format.moment(lastBackupAt) }),
  };
  const todo: Readonly<Record<HealthPart, Words>> = {
    database: () => '',
    search: () =>
      t(
        'Lists don’t show the latest changes yet. If that doesn’t change, ask the server’s operator to run {command}.',
        { command: 'connect reindex' },
      ),
    mails: ({ mails }) =>
      mails.areSent
        ? t('Ask the server’s operator to check the mail server and the setting {setting}.', { setting: 'SMTP_URL' })
        : t('Ask the server’s operator to set {setting}.', { setting: 'SMTP_URL' }),
    signIn: () =>
      t('Ask the server’s operator to check the sign-in provider and the setting {setting}.', {
        setting: 'OIDC_ISSUER',
      }),
    webhooks: ({ webhooks }) =>
      webhooks.failing > 0
        ? t('Test the webhook, have the other system checked, then resume it.')
        : t('Send them again once the other system is working.'),
    imports: () => t('Send the missing records, such as the customer of an order.'),
    keysEndingSoon: () => t('Create a new key and give it to the other program in good time.'),
    lastBackupAt: () => t('Ask the server’s operator to run {command} every day.', { command: 'connect backup' }),
  };
  return {
    names,
    found: (part: HealthPart, health: PortalHealth): string => found[part](health),
    todo: (part: HealthPart, health: PortalHealth): string => todo[part](health),
  };
};
