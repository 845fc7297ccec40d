import type { DefinedCall } from '@yantra/contract/schemas';
import { escapeHtml as text } from '@yantra/domain';
import { methodsOf } from '../../http/api-routes.ts';
import { prefixes } from '../../http/paths.ts';
import { apiDocsTexts as texts } from './api-docs.messages.ts';
import { inputSchema, type JsonSchema } from './openapi.ts';

/** Requests to copy, a sample answer, and for public reads a form to try. */
export function examplesOf(call: DefinedCall): string {
  if (call.takes === 'signedBytes') return '';
  const { properties = {} } = inputSchema(call);
  const isRead = methodsOf(call).includes('GET');
  const form = isRead && call.who === 'anyone' ? tryForm(call, properties) : '';
  const [curl, script] = isRead ? readOf(call) : sentBy(call, properties);
  return `<div class="examples">${code(texts.request, curl)}<details><summary>${texts.script}</summary>${code(texts.script, script)}</details>${form}</div>`;
}

const code = (label: string, lines: string): string =>
  `<figure><figcaption>${label}</figcaption><pre tabindex="0" role="region" aria-label="${label}"><code>${coloured(lines)}</code></pre></figure>`;

/** Quoted text is coloured as a value. */
const coloured = (lines: string): string =>
  lines
    .split(/('[^']*')/)
    .map((part, at) => (at % 2 === 0 ? text(part) : `<span>${text(part)}</span>`))
    .join('');

const bearer = (call: DefinedCall): boolean => call.who !== 'anyone';

function readOf(call: DefinedCall): readonly [curl: string, script: string] {
  const path = `${prefixes.api}${call.path}`;
  const header = bearer(call) ? ` \\\n  -H 'Authorization: Bearer TOKEN'` : '';
  const options = bearer(call) ? `, {\n  headers: { Authorization: 'Bearer TOKEN' },\n}` : '';
  return [
    `curl 'https://yantra.example${path}'${header}`,
    `const answer = await fetch('${path}'${options});\nconst { success, data } = await answer.json();`,
  ];
}

function sentBy(
  call: DefinedCall,
  properties: Readonly<Record<string, JsonSchema>>,
): readonly [curl: string, script: string] {
  const path = `${prefixes.api}${call.path}`;
  if (call.takes === 'file') {
    return [
      `curl 'https://yantra.example${path}' \\\n  -H 'Authorization: Bearer TOKEN' \\\n  -F 'file=@machine.jpg'`,
      `const form = new FormData();\nform.append('file', file);\nawait fetch('${path}', {\n  method: 'POST',\n  headers: { Authorization: 'Bearer TOKEN' },\n  body: form,\n});`,
    ];
  }
  const body = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema)]));
  const json = JSON.stringify(body, undefined, 2);
  const header = bearer(call) ? ` \\\n  -H 'Authorization: Bearer TOKEN'` : '';
  const token = bearer(call) ? `, Authorization: 'Bearer TOKEN'` : '';
  return [
    `curl 'https://yantra.example${path}'${header} \\\n  -H 'Content-Type: application/json' \\\n  -d '${json}'`,
    `await fetch('${path}', {\n  method: 'POST',\n  headers: { 'Content-Type': 'application/json'${token} },\n  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),\n});`,
  ];
}

/** The smallest value that shows the shape. */
function exampleOf(schema: JsonSchema | undefined): unknown {
  if (schema?.const !== undefined) return schema.const;
  if (schema?.enum) return schema.enum[0];
  if (schema?.anyOf) return exampleOf(schema.anyOf[0]);
  if (schema?.type === 'array') return [exampleOf(schema.items)];
  if (schema?.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(one)]));
  }
  if (schema?.type === 'number' || schema?.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema?.type === 'boolean') return true;
  return schema?.type === 'string' ? '…' : null;
}

/** A plain form: nothing runs on this page, and the answer opens in a new tab. */
function tryForm(call: DefinedCall, properties: Readonly<Record<string, JsonSchema>>): string {
  const fields = Object.keys(properties).map(
    (name) => `<label>${text(name)} <input name="${text(name)}" autocomplete="off"></label>`,
  );
  const action = `${prefixes.api}${call.path}`;
  return `<details><summary>${texts.tryIt}</summary><form action="${text(action)}" method="get" target="_blank" aria-label="${texts.tryIt}: ${text(call.name)}">${fields.join('')}<button>${texts.send}</button><p>${texts.sendNote}</p></form></details>`;
}
