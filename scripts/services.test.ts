import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../packages/web/src');

/** What the services of screens hand out whole of what they import from the core's ports: `name: Port`, not `name: Port['call']`. */
const portsIn = (text: string): readonly string[] => {
  const imported = [...text.matchAll(/import type \{([^}]+)\} from '@connect\/core\/ports\//g)];
  const ports = new Set(imported.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));
  return [...text.matchAll(/^ {2}readonly \w+: (\w+);$/gm)].flatMap(([, type = '']) => (ports.has(type) ? [type] : []));
};

/**
 * Handed out whole: the clock, whose calls ask nobody and change nothing, and of the administrators' pages what one page alone uses and uses
 * all of (docs/adr/0070). None is added here.
 */
const left: Readonly<Record<string, readonly string[]>> = {
  'services.ts': ['Clock'],
  'account-services.ts': [],
  'ordering-services.ts': [],
  'staff-services.ts': [],
  'brand-services.ts': [],
  'admin-services.ts': [
    'StaffDirectory',
    'CustomerAccess',
    'IntegrationKeys',
    'WebhookEndpoints',
    'SupplierFile',
    'BrandingFile',
    'ImportLog',
    'ContentEditing',
    'MailTemplates',
    'SignInLog',
    'PortalTexts',
  ],
};

test.each(Object.entries(left))(
  'screens get functions from %s, and no port whole but those that are known',
  (file, known) => {
    expect(portsIn(readFileSync(join(source, file), 'utf8'))).toEqual(known);
  },
);

test('a port that is handed out whole is found, one of its calls is not', () => {
  const text = `import type { Approvals, Checkouts } from '@connect/core/ports/checkouts';
export interface OrderingServices {
  readonly approvals: Approvals;
  readonly loadCheckout: Checkouts['load'];
}`;
  expect(portsIn(text)).toEqual(['Approvals']);
});
