import { calls } from '@connect/contract/calls';
import {
  mailFields,
  wrongVariables,
  type MailName,
  type MailText,
} from '@connect/core/domain/administration/mail-template';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { QueueMail } from '../../mail-job.ts';
import { listTemplates, mailTemplates } from '../../mail-templates.ts';
import { changeTemplate, type TemplateStore } from '../application/mail-templates.ts';
import { changedMeanwhile, mailServerAway, malformed, nameMistyped, type Refusal } from '../../refusal.ts';

/** Why a text cannot be a mail's: something in it is none of the mail's values. */
const problemOf = (name: MailName, text: MailText): Refusal | null => {
  const names = Object.keys(mailTemplates[name].sample);
  const errors = Object.entries(mailFields(text)).flatMap(([field, part]) => {
    const wrong = wrongVariables(part, names);
    return wrong.length === 0 ? [] : [{ field: `text.${field}`, problem: `has ${wrong.join(', ')}` }];
  });
  return errors.length === 0
    ? null
    : malformed(Object.fromEntries(errors.map(({ field, problem }) => [field, [problem]])));
};

/** What the portal's mails say (specification §mail-templates). */
export const serveMailCalls = (
  serve: Serve,
  {
    templates,
    queueMail,
    portalName,
    mailProblem,
  }: {
    readonly templates: TemplateStore;
    readonly queueMail: QueueMail;
    readonly portalName: () => Promise<string>;
    /** Why none can be sent now; null where they can, or are kept. */
    readonly mailProblem: () => Promise<string | null>;
  },
): void => {
  const checked = async (
    name: MailName,
    text: MailText,
    work: () => Promise<Result<null, Refusal>>,
  ): Promise<Result<null, Refusal>> => {
    const problem = problemOf(name, text);
    return problem ? refused(problem) : work();
  };
  serve(calls.mailTemplates, async () => {
    const written = await templates.written();
    const portal = await portalName();
    return ok({ data: listTemplates((name, language) => written[`${name}|${language}`] ?? null, portal) });
  });
  serve(calls.writeMailTemplate, ({ params, body }) =>
    checked(params.name, body.text, async () =>
      (await changeTemplate(templates, params, body)) ? ok(null) : refused(changedMeanwhile),
    ),
  );
  serve(calls.removeMailTemplate, async ({ params, body: { was, typed } }) => {
    if (!isTyped(typed, was.subject)) return refused(nameMistyped);
    return (await changeTemplate(templates, params, { was, text: null })) ? ok(null) : refused(changedMeanwhile);
  });
  serve(calls.testMailTemplate, ({ params, body: { text }, user }) =>
    checked(params.name, text, async () => {
      if ((await mailProblem()) !== null) return refused(mailServerAway);
      await queueMail({ kind: 'template-test', payload: { ...params, email: user.email, text } });
      return ok(null);
    }),
  );
};
