import { errors } from '@yantra/contract/calls';
import type { DefinedCall } from '@yantra/contract/schemas';
import { escapeHtml as text } from '@yantra/domain';
import { methodsOf } from '../../http/api-routes.ts';
import { prefixes } from '../../http/paths.ts';
import { apiDocsTexts as texts } from './api-docs.messages.ts';
import { examplesOf } from './docs-examples.ts';
import { inputSchema, type JsonSchema, outputSchema } from './openapi.ts';

/** The API for people: one page, with only the script that sets the chosen theme. */
export function docsPage(all: readonly DefinedCall[]): string {
  const groups = [...Map.groupBy(all, (call) => call.path.split('/')[1] ?? '')].map(
    ([name, calls]) => [texts.groups[name] ?? name, calls] as const,
  );
  const links = groups.map(([name, calls]) => `<p>${text(name)}</p><ul>${calls.map(navLink).join('')}</ul>`);
  const sections = groups.map(
    ([name, calls]) => `<section><h2>${text(name)}</h2>${calls.map(callArticle).join('')}</section>`,
  );
  const pages = texts.developers.map(
    ([label, href]) =>
      `<a href="${href}"${href === `${prefixes.api}/docs` ? ' aria-current="page"' : ''}>${text(label)}</a>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<meta name="description" content="${text(texts.introduction)}">
<script src="${prefixes.static}theme.js"></script>
<link rel="icon" href="${prefixes.static}brand/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${prefixes.api}/docs.css">
</head>
<body>
<header class="top"><a class="logo" href="/" aria-label="${texts.home}"><picture><source media="(prefers-color-scheme: dark)" srcset="${prefixes.static}brand/logo-on-dark.svg"><img src="${prefixes.static}brand/logo.svg" alt="Yantra" width="104" height="28"></picture></a><a class="name" href="/developers">${texts.developersName}</a><nav aria-label="${texts.developersName}">${pages.join('')}</nav></header>
<nav class="calls" aria-label="${texts.title}">${links.join('')}<p>${texts.errors}</p><ul><li><a href="#errors">${texts.errors}</a></li></ul></nav>
<main><h1>${texts.title}</h1><p class="lede">${text(texts.introduction)} <a href="${prefixes.api}/openapi.json">${texts.machineReadable}</a></p>${sections.join('')}${errorsSection()}</main>
</body>
</html>
`;
}

const badge = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`;

/** By its own name: its group is the heading. */
const navLink = (call: DefinedCall): string =>
  `<li><a href="#${call.name}">${badge(call.method)} ${text(call.path.split('/').slice(2).join('/') || call.path)}</a></li>`;

function callArticle(call: DefinedCall): string {
  const path = `${prefixes.api}${call.path}`;
  const failures = (call.errors ?? []).map((code) => `<li><code>${code}</code> ${text(errors[code].sentence)}</li>`);
  return `<article id="${call.name}"><div>
<h3>${methodsOf(call).map(badge).join(' ')} <code>${text(path)}</code></h3>
<p>${text(call.summary)}</p>
${inputTable(inputSchema(call))}
<details><summary>${texts.answers}</summary>${call.answers === 'file' ? `<p>${texts.aFile}</p>` : shapeList(outputSchema(call))}</details>
${failures.length === 0 ? '' : `<p>${texts.fails}:</p><ul>${failures.join('')}</ul>`}
</div>${examplesOf(call)}</article>`;
}

/** A wide table scrolls by itself, also by keyboard; hence the focus and the name. */
const scrolling = (label: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${text(label)}">`;

function inputTable(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${texts.takesNothing}</p>`;
  const { name, type, required } = texts.columns;
  const rows = fields.map(
    ([key, value]) =>
      `<tr><th scope="row"><code>${text(key)}</code></th><td>${text(typeText(value))}</td><td>${schema.required?.includes(key) === true ? texts.yes : texts.no}</td></tr>`,
  );
  return `<h4>${texts.takes}</h4>${scrolling(texts.takes)}<table><thead><tr><th scope="col">${name}</th><th scope="col">${type}</th><th scope="col">${required}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function shapeList(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  const items = fields.map(([key, value]) => {
    const inner = value.type === 'array' ? value.items : value;
    const nested = inner?.properties === undefined ? '' : shapeList(inner);
    return `<li><code>${text(key)}</code> <span class="type">${text(typeText(value))}</span>${nested}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** `number, 0 to 100`; `one of a, b`; `list of number`. */
function typeText(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return `one of ${schema.enum.map(String).join(', ')}`;
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items === undefined ? 'anything' : typeText(schema.items)}`;
  if (typeof schema.type === 'object') return schema.type.join(' or ');
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const range = isNumber && schema.minimum !== undefined && schema.maximum !== undefined && schema.maximum < 2 ** 31;
  if (range) return `${schema.type}, ${schema.minimum} to ${schema.maximum}`;
  if (schema.maxLength !== undefined) return `${schema.type}, at most ${schema.maxLength} characters`;
  return schema.type ?? 'anything';
}

function errorsSection(): string {
  const { code, status, sentence } = texts.columns;
  const rows = Object.entries(errors).map(
    ([name, error]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${error.status}</td><td>${text(error.sentence)}</td></tr>`,
  );
  return `<section id="errors"><h2>${texts.errors}</h2><p>${text(texts.errorsIntroduction)}</p>${scrolling(texts.errors)}<table><thead><tr><th scope="col">${code}</th><th scope="col">${status}</th><th scope="col">${sentence}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
