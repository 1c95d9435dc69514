import { join } from 'node:path';
import { writeRulePages } from './docs/rule-pages.mjs';
import { installTools, requireProject, root, run } from './steps.mjs';

/**
 * Writes the documents, a page for each rule and the reference of the packages as one static site into `.cache/docs`, which the demo serves
 * at `/docs`. What makes it reads types by another compiler.
 */
requireProject();
await installTools('scripts/docs');
console.log(`${writeRulePages(root, join(root, '.cache/rules'))} rules`);
const here = { cwd: join(root, 'scripts/docs') };
const code = await run(join(here.cwd, 'node_modules/.bin/typedoc'), ['--options', 'typedoc.config.mjs'], here);
if (code !== 0) process.exit(code);
console.log(`The site is in ${join(root, '.cache/docs')}.`);
