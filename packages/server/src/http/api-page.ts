import { html, raw } from 'hono/html';
import type { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { logo, serveLook } from './page-look.ts';
import { type Asset, makeAsset, send } from './web-app.ts';
import { tryScript } from './api-page-script.ts';

/** Where the calls are read and tried (specification §api-reference). */
export const apiPagePath = '/api/reference';

type Schema = Readonly<Record<string, unknown>>;
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}
type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: object }>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}
/** What the page shows of an OpenAPI document. */
export interface Described {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const look = `
main { max-width: 960px; margin: 0 auto; padding: 32px 16px; }
h2 { font-size: 18px; line-height: 24px; margin: 32px 0 8px; }
.bar { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px; }
label { display: grid; gap: 4px; font-weight: 600; }
label input { font-weight: 400; }
details { border: 1px solid var(--line); border-radius: 11px; background: var(--surface); margin: 8px 0; }
summary { padding: 10px 12px; cursor: pointer; overflow-wrap: anywhere; }
.call > div { padding: 0 12px 12px; display: grid; gap: 12px; min-width: 0; }
.call details { margin: 0; }
.method { font-weight: 600; }
.what { color: var(--ink2); }
pre { margin: 0; padding: 12px; overflow: auto; max-height: 420px; border-top: 1px solid var(--line); font-size: 13px; }
output pre { border: 1px solid var(--line); border-radius: 11px; }
form { display: grid; gap: 12px; justify-items: start; }
form label, form output, form pre, textarea { width: 100%; min-width: 0; }
textarea { min-height: 120px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 11px; background: var(--surface); color: var(--ink); font: 13px/20px ui-monospace, monospace; }
[hidden] { display: none; }
`;

/** `/api/v3/basket/lines` is of `basket`; of integration all are of one part, and `/health` is one by itself. */
const partOf = (path: string): string => {
  const [, first = '', area = first, part = ''] = path.split('/');
  return area === 'v3' ? part : area;
};

/** Not in a template: the compiler of `pnpm dev` splits a tagged one that closes a script. */
const script = `<script src="${apiPagePath}/try.js" defer></script>`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const schemaPart = (title: string, content: Content) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<details>
        <summary>${title} (${type})</summary>
        <pre tabindex="0">${json(schema)}</pre>
      </details>`,
  );

const bodyField = (content: Content) =>
  Object.entries(content)
    .slice(0, 1)
    .map(
      ([type, { example }]) =>
        html`<label
          >Body<textarea name="body" spellcheck="false" data-type="${type}">
${example ? (type === 'application/json' ? json(example) : JSON.stringify(example)) : ''}</textarea>
        </label>`,
    );

const tryForm = (path: string, method: string, operation: Operation) =>
  html`<form data-method="${method.toUpperCase()}" data-path="${path}">
    ${operation.parameters.map(
      ({ name, in: where, required }) =>
        html`<label
          >${name}${required ? '' : ' (optional)'}<input
            name="${name}"
            data-in="${where}"
            autocomplete="off"
            ${required ? raw('required') : ''}
        /></label>`,
    )}
    ${operation.requestBody ? bodyField(operation.requestBody.content) : ''}
    <button>Send</button>
    <output></output>
  </form>`;

const callPart = (path: string, method: string, operation: Operation) => {
  const all = Object.entries(operation.responses);
  const refusals = all.filter(([status]) => Number(status) >= 400).map(([status]) => status);
  return html`<details class="call" id="${operation.operationId}">
    <summary>
      <span class="method">${method.toUpperCase()}</span> ${path} <span class="what">${operation.summary}</span>
    </summary>
    <div>
      <p>
        ${operation.security.length === 0 ? 'Open to everybody.' : 'Needs a token or a key.'}
        ${operation.description ?? ''}
      </p>
      ${operation.parameters.map(
        ({ name, in: where, schema }) =>
          html`<details>
            <summary>${name} (in the ${where})</summary>
            <pre tabindex="0">${json(schema)}</pre>
          </details>`,
      )}
      ${operation.requestBody ? schemaPart('Body', operation.requestBody.content) : ''}
      ${all
        .filter(([status]) => !refusals.includes(status))
        .map(([status, { description, content }]) =>
          content ? schemaPart(`${status} ${description}`, content) : html`<p>${status} ${description}</p>`,
        )}
      ${refusals.length > 0 ? html`<p>Refused with ${refusals.join(', ')}; the body is an Error.</p>` : ''}
      ${tryForm(path, method, operation)}
    </div>
  </details>`;
};

/** The page of every call there is: what it takes and answers, and a form that sends it. */
export const apiPage = ({ info, paths, components }: Described) => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = [...new Set(all.map(({ path }) => partOf(path)))].toSorted();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>API reference</title>
        <link rel="stylesheet" href="${apiPagePath}/style.css" />
        ${raw(script)}
      </head>
      <body>
        <main>
          ${raw(logo)}
          <h1>API reference</h1>
          <p>
            Every call of version ${info.version}, as OpenAPI 3.1: <a href="/api/openapi.json">all of them</a>,
            <a href="/api/openapi/portal.json">the portal’s</a>,
            <a href="/api/openapi/integration.json">the integration’s</a>. What you send here is really done. The token
            or key is kept by this page alone, until you leave it.
          </p>
          <div class="bar">
            <label>Token or key<input id="token" type="password" autocomplete="off" /></label>
            <label>Find a call<input id="find" type="search" /></label>
          </div>
          <p id="found" role="status"></p>
          ${parts.map(
            (part) =>
              html`<section>
                <h2>${part}</h2>
                ${all
                  .filter(({ path }) => partOf(path) === part)
                  .map(({ path, method, operation }) => callPart(path, method, operation))}
              </section>`,
          )}
          <section>
            <h2>Records</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<details class="call">
                  <summary>${name}</summary>
                  <div><pre tabindex="0">${json(schema)}</pre></div>
                </details>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
};

/** Serves the page, with its look and its script as files of their own. `describe` makes the document when it is first asked for. */
export const serveApiPage = (app: Hono<Environment>, describe: () => Described): void => {
  serveLook(app, apiPagePath, look);
  app.get(`${apiPagePath}/try.js`, (context) =>
    context.body(tryScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }),
  );
  let made: Asset | null = null;
  app.get(apiPagePath, async (context) => {
    context.env.trace.route = apiPagePath;
    made ??= makeAsset(Buffer.from(String(await apiPage(describe()))), 'text/html; charset=utf-8', 'no-cache', true);
    return send(context, made);
  });
};
