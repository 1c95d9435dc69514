import { operatorCalls } from '@connect/contract/operator/calls';
import type { Webhook, WebhookDelivery } from '@connect/contract/operator/webhooks';
import { Option } from 'commander';
import { examples, listed, type Subcommand } from './command.ts';
import { exitCodes } from './outcome.ts';
import { callOf } from './target.ts';

const id = '9d0b6b6e-5f0a-4a63-9a6e-0a1f8d1f4c55';

const stateOf = ({ pausedAt, pausedBecause, failingSince }: Webhook): string => {
  if (pausedAt !== null) return `paused ${pausedAt}: ${pausedBecause ?? ''}`;
  return failingSince === null ? 'goes' : `takes nothing since ${failingSince}`;
};

const linesOf = (webhook: Webhook): string[] => [
  `${webhook.id}  ${webhook.url}`,
  `  ${webhook.kinds.join(' ') || 'every kind'}`,
  `  ${stateOf(webhook)}; ${webhook.waiting} waiting, ${webhook.dead} given up`,
];

const lineOf = ({ eventId, type, key, state, attempts, dueAt, outcome }: WebhookDelivery): string =>
  [eventId, type, key, state, `tries: ${attempts}`, outcome, dueAt && `next ${dueAt}`].filter(Boolean).join('  ');

const secretLines = (secret: string) => [
  'The secret, which is shown this time only:',
  `  ${secret}`,
  'Check signatures with it by a library of the Standard Webhooks specification.',
];

/** `connect webhook …`: other systems that are told of what happens. */
export const webhookCommand: Subcommand = (program, context) => {
  const addExamples = [
    'connect webhook add https://erp.example/hooks',
    'connect webhook add https://erp.example/hooks --kinds order.placed,order.approved',
  ];
  const webhook = program
    .command('webhook')
    .description('Other systems that are told of what happens')
    .addHelpText('after', examples(...addExamples, 'connect webhook list', `connect webhook test ${id}`));
  /** A subcommand on one webhook. */
  const on = (name: string, about: string, ...more: readonly string[]) =>
    webhook
      .command(`${name} <id>`)
      .description(about)
      .addHelpText('after', examples(`connect webhook ${name} ${id}`, ...more));

  webhook
    .command('add <url>')
    .description('Tell an address what happens from now on; its secret is shown this once')
    .option('--kinds <list>', 'such as order.placed,order.approved; without it all', listed, [])
    .addHelpText('after', examples(...addExamples))
    .action(async (url: string, { kinds }: { kinds: string[] }) => {
      const body = { url, kinds };
      const made = await context.withTarget((target) => callOf(target, operatorCalls.addWebhook, { body }));
      context.finish({ text: [...linesOf(made.webhook), ...secretLines(made.secret)], json: made });
    });
  webhook
    .command('list')
    .description('Show every webhook, the first made first; never their secrets')
    .addHelpText('after', examples('connect webhook list', 'connect webhook list --json'))
    .action(async () => {
      const { data } = await context.withTarget((target) => callOf(target, operatorCalls.webhooks));
      const lines = data.flatMap(linesOf);
      context.finish({ text: lines.length > 0 ? lines : ['There are no webhooks yet.'], json: { webhooks: data } });
    });
  on('test', 'Send it an event of the type webhook.test now').action(async (of: string) => {
    const json = await context.withTarget((target) =>
      callOf(target, operatorCalls.testWebhook, { params: { id: of } }),
    );
    context.finish({
      text: [`The webhook ${json.outcome}.`],
      json,
      exitCode: json.taken ? exitCodes.done : exitCodes.incomplete,
    });
  });
  on('rotate', 'Make a new secret; for a day the one before signs as well').action(async (of: string) => {
    const call = { params: { id: of } };
    const made = await context.withTarget((target) => callOf(target, operatorCalls.rotateWebhook, call));
    context.finish({ text: [...linesOf(made.webhook), ...secretLines(made.secret)], json: made });
  });
  for (const [name, row, about] of [
    ['pause', operatorCalls.pauseWebhook, 'Send it nothing until it is resumed; what happens waits'],
    ['resume', operatorCalls.resumeWebhook, 'Let it go on, with what has happened meanwhile'],
    ['remove', operatorCalls.removeWebhook, 'Tell it nothing any more, and forget what it was told'],
  ] as const)
    on(name, about).action(async (of: string) => {
      const done = await context.withTarget((target) => callOf(target, row, { params: { id: of } }));
      context.finish({
        text: name === 'remove' ? [`The webhook ${done.id} (${done.url}) is removed.`] : linesOf(done),
        json: { webhook: done },
      });
    });
  on(
    'deliveries',
    'Show the last hundred events that it was or is to be told of',
    `connect webhook deliveries ${id} --state dead`,
  )
    .addOption(new Option('--state <state>', 'those alone that are so').choices(['waiting', 'delivered', 'dead']))
    .action(async (of: string, query: { state?: string }) => {
      const { data } = await context.withTarget((target) =>
        callOf(target, operatorCalls.webhookDeliveries, { params: { id: of }, query: { ...query } }),
      );
      const lines = data.map(lineOf);
      context.finish({ text: lines.length > 0 ? lines : ['There are none.'], json: { deliveries: data } });
    });
  on('resend', 'Send it again what was given up, or one event', `connect webhook resend ${id} --event ${id}`)
    .option('--event <id>', 'one event alone, whether it was taken or not')
    .action(async (of: string, { event }: { event?: string }) => {
      const call = { params: { id: of }, body: event === undefined ? {} : { eventId: event } };
      const json = await context.withTarget((target) => callOf(target, operatorCalls.resendToWebhook, call));
      context.finish({ text: [`${json.count} ${json.count === 1 ? 'event goes' : 'events go'} again.`], json });
    });
};
