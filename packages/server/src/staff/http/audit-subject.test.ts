import { calls } from '@connect/contract/calls';
import { expect, test } from 'vitest';
import { auditSubject } from './audit-subject.ts';

const endpoint = { id: '9d0b6b6e-5f0a-4a63-9a6e-0a1f8d1f4c55', url: 'https://erp.example/hooks' };

test.each([
  [
    'a new secret',
    calls.rotateEndpointSecret,
    { webhook: endpoint, secret: 'whsec_x' },
    ['secret', 'new-secret', 'new-secret'],
    {},
  ],
  ['a pause', calls.pauseWebhookEndpoint, endpoint, ['paused', 'false', 'true'], { paused: 'false' }],
  ['its end', calls.resumeWebhookEndpoint, endpoint, ['paused', 'true', 'false'], { paused: 'true' }],
] as const)(
  '%s is told of an endpoint by its address, and without a secret; a refused one of none',
  (_, row, answer, [field, before, after], stood) => {
    const changes = [
      { field: 'url', before: endpoint.url, after: endpoint.url },
      { field, before, after },
    ];
    expect(auditSubject(row, { asked: {}, answer, stood })).toMatchObject({ about: { changes } });
    expect(JSON.stringify(auditSubject(row, { asked: {}, answer, stood }))).not.toContain('whsec_');
    expect(auditSubject(row, { asked: {}, answer: null, stood: {} })).toMatchObject({ about: { changes: [] } });
  },
);

test.each([
  ['a test', calls.testWebhookEndpoint, {}, []],
  ['what is sent again', calls.resendToEndpoint, { body: { eventId: null } }, []],
  [
    'other events',
    calls.setEndpointEvents,
    { body: { was: [], kinds: ['order.placed'] } },
    [{ field: 'events', before: 'all-events', after: 'order.placed' }],
  ],
] as const)('%s is told of an endpoint by its address', (_, row, asked, more) => {
  const changes = [{ field: 'url', before: endpoint.url, after: endpoint.url }, ...more];
  expect(auditSubject(row, { asked, answer: {}, stood: { url: endpoint.url } })).toMatchObject({ about: { changes } });
});

test('an address that is refused for its name and password is told without them', () => {
  const textOf = (url: string) =>
    JSON.stringify(
      auditSubject(calls.addWebhookEndpoint, { asked: { body: { url, kinds: [] } }, answer: null, stood: {} }),
    );
  expect(textOf('https://user:pw@erp.example/a@b')).toContain('"https://erp.example/a@b"');
  expect(textOf('https://erp.example/a@b')).toContain('"https://erp.example/a@b"');
});
