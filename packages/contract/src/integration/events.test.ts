import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eventExamples, exampleOf } from './event-examples.ts';
import { Event, eventKinds, eventNames, type EventKind } from './events.ts';

const document = resolve(import.meta.dirname, '../../../../docs/events.md');

/** JSON as it is formatted here: texts of a list in one line. */
const written = (value: object): string =>
  JSON.stringify(value, null, 2).replace(/\[\s+("[^\n]*"(?:,\s+"[^\n]*")*)\s+\]/g, (_, texts: string) => {
    return `[${texts.replace(/\n\s+/g, ' ')}]`;
  });

const sectionOf = (type: EventKind): string => {
  const { version, summary, key } = eventKinds[type];
  const example = written(exampleOf(type));
  return `### ${type}\n\n${summary}. Version ${version}, key \`${key}\`.\n\n\`\`\`json\n${example}\n\`\`\``;
};

describe('events', () => {
  test.each(eventNames)('the example of %s is one, and says all that there is', (type) => {
    const { data, key } = eventKinds[type];
    expect(v.parse(v.strictObject(data.entries), eventExamples[type])).toEqual(eventExamples[type]);
    expect(v.parse(Event, exampleOf(type))).toEqual(exampleOf(type));
    expect(Object.keys(data.entries)).toContain(key);
  });

  /** `vitest run -u` writes them anew. */
  test('docs/events.md has each kind with its example', async () => {
    const text = readFileSync(document, 'utf8');
    const sections = eventNames.map(sectionOf).join('\n\n');
    const current = text.replace(
      /<!-- events -->[^]*<!-- \/events -->/,
      () => `<!-- events -->\n\n${sections}\n\n<!-- /events -->`,
    );
    expect(current).toContain(sections);
    await expect(current).toMatchFileSnapshot(document);
  });
});
