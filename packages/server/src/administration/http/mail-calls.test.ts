import { calls } from '@connect/contract/calls';
import { languages, type Language } from '@connect/core/domain/access/language';
import {
  mailFields,
  mailNames,
  type MailName,
  wrongVariables,
  type MailTemplate,
  type MailText,
} from '@connect/core/domain/administration/mail-template';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailTemplates, mailWords } from '../../mail-templates.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
let token: string;
let mailProblem: string | null = null;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal({ ...data, mailProblem: () => mailProblem });
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());
afterEach(() => data.database.deleteFrom('mail_templates').execute());

const to = 'sam@northgate.example';
const text: MailText = {
  subject: 'A new password, for {life}',
  title: 'Your new password',
  paragraphs: ['Set it within {life}.', '<b>Nobody else</b> can & will.'],
};
const params = { name: 'password-reset', language: 'en' };
const write = async (of: MailText, was: MailText | null = null, name = params.name) => {
  const answer = await portal.call(calls.writeMailTemplate, {
    token,
    params: { ...params, name },
    body: { text: of, was },
  });
  return {
    status: answer.status,
    body: answer.status < 300 ? null : ((await answer.json()) as Record<string, unknown>),
  };
};
const list = async (): Promise<MailTemplate[]> =>
  ((await (await portal.call(calls.mailTemplates, { token })).json()) as { data: MailTemplate[] }).data;
const resetMail = async () => {
  await portal.call(calls.passwordEmail, { body: { email: to } });
  return (await portal.mails(to))[0];
};

describe('what mails say, by an administrator (specification §mail-templates)', () => {
  it('is what they were built with until somebody writes it, and then in the next mail; HTML is text', async () => {
    expect((await resetMail())?.subject).toBe('Reset your password');
    expect(await write(text)).toEqual({ status: 204, body: null });
    const mail = await resetMail();
    expect(mail?.subject).toBe('A new password, for 60 minutes');
    expect(mail?.text).toContain('Set it within 60 minutes.');
    expect(mail?.html).toContain('&lt;b&gt;Nobody else&lt;/b&gt; can &amp; will.');
    // What is no part of it stays: the button and its link, and what stands below.
    expect(mail?.text).toMatch(/password-reset\//);
    expect(mail?.text).toContain('The link works once and expires in 60 minutes.');
  });

  it('names what is no value of the mail, at its field, and keeps nothing of it', async () => {
    const wrong = { ...text, subject: 'For {company}', paragraphs: ['{life', 'Good'] };
    expect(await write(wrong)).toMatchObject({
      status: 400,
      body: { errors: { 'text.subject': ['has {company}'], 'text.paragraphs.0': ['has {'] } },
    });
    expect((await list()).filter(({ written }) => written !== null)).toEqual([]);
    expect(await write(text, null, 'no-such-mail')).toMatchObject({
      status: 400,
      body: { errors: { name: [expect.any(String)] } },
    });
  });

  it('never keeps a mail back: what does not fit its values any more counts for nothing', async () => {
    const values = { ...params, subject: 'For {gone}', title: 'T', paragraphs: ['P'] };
    await data.database.insertInto('mail_templates').values(values).execute();
    expect((await resetMail())?.subject).toBe('Reset your password');
  });

  it('is not changed from a page that is out of date, and once only where an answer got lost', async () => {
    const other = { ...text, title: 'Another' };
    expect((await write(text)).status).toBe(204);
    expect((await write(text)).status).toBe(204);
    expect(await write(other)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect((await write(other, text)).status).toBe(204);
    expect((await list()).find(({ written }) => written !== null)?.written).toEqual(other);
  });

  it('is as it was built again once the subject was typed', async () => {
    await write(text);
    const remove = async (typed: string) =>
      (await portal.call(calls.removeMailTemplate, { token, params, body: { was: text, typed } })).status;
    expect([await remove('no'), await remove(text.subject), await remove(text.subject)]).toEqual([422, 204, 204]);
    expect((await resetMail())?.subject).toBe('Reset your password');
  });

  it('goes to the administrator as a test, with sample values, in its language', async () => {
    const answer = await portal.call(calls.testMailTemplate, {
      token,
      params: { ...params, language: 'de' },
      body: { text },
    });
    expect(answer.status).toBe(204);
    const [mail] = await portal.mails('ada@connect.example');
    expect(mail).toMatchObject({ subject: 'A new password, for 60 Minuten' });
    expect(mail?.html).toContain('<html lang="de">');
  });

  it('is not sent as a test while the mail server cannot be used, and waits nowhere', async () => {
    mailProblem = 'connect ECONNREFUSED 127.0.0.1:9';
    const sent = await portal.call(calls.testMailTemplate, { token, params, body: { text } });
    mailProblem = null;
    expect(sent.status).toBe(422);
    expect(await sent.json()).toMatchObject({ code: 'mail_server_away' });
    expect(await data.database.selectFrom('mail_jobs').selectAll().execute()).toEqual([]);
  });

  it('stands in the audit log with what it was', async () => {
    await write(text);
    await write({ ...text, title: 'Another' }, text);
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    expect(entries[0]).toMatchObject({
      about: {
        changes: [
          { field: 'mail', before: 'password-reset|en', after: 'password-reset|en' },
          { field: 'title', before: 'Your new password', after: 'Another' },
        ],
      },
    });
  });

  it('shows the days of its sample as its language writes them', async () => {
    const german = (await list()).find(({ name, language }) => name === 'invitation' && language === 'de');
    expect(german?.variables).toContainEqual({ name: 'until', sample: '31. Dezember 2026' });
  });

  it.each(languages)(
    'what was built in %s is shown with its variables, and says the same when it is filled',
    async (language) => {
      const shown = (await list()).filter((each) => each.language === language);
      expect(shown.map(({ name }) => name)).toEqual(mailNames);
      for (const { name, variables, builtIn } of shown) {
        const names = variables.map((each) => each.name);
        for (const part of Object.values(mailFields(builtIn))) expect(wrongVariables(part, names)).toEqual([]);
        expect(JSON.stringify(builtIn)).not.toMatch(/\d{9}|NaN|undefined/);
        const [known] = mailNames.filter((each) => each === name);
        if (known) expect(filledAs(known, language, builtIn)).toEqual(filledAs(known, language, undefined));
      }
    },
  );
});

const filledAs = (name: MailName, language: Language, written: MailText | undefined) => {
  const values = mailTemplates[name].sample;
  return mailWords(name, { language, written, values, portal: 'Connect' });
};
