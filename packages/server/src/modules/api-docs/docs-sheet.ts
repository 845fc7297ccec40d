/** The sheet of the API's page, in the colours of the design tokens; a file of its own, so the page needs no inline style. */
export const docsSheet = `:root { color-scheme: light dark; --canvas: light-dark(#FFFCF6, #17181B); --surface: light-dark(#FFFFFF, #202226);
  --sunken: light-dark(#FFF7E7, #292B30); --text: light-dark(#23262B, #F3EDE2); --muted: light-dark(#6B6459, #B9B0A1);
  --border: light-dark(#EADFCB, #3A3D43); --brand: light-dark(#A93B0F, #FFA06B); --focus: light-dark(#1558B0, #8EBEFF); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; display: grid;
  grid-template: "header header" auto "nav main" 1fr / minmax(14rem, 20rem) minmax(0, 60rem); column-gap: 2rem; padding: 0 clamp(1rem, 4vw, 3rem) 4rem; }
header { grid-area: header; padding: 2.5rem 0 1.5rem; border-bottom: 1px solid var(--border); margin-bottom: 1.5rem; }
header p { max-width: 65ch; margin: .5rem 0 0; }
h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.12; letter-spacing: -.02em; margin: 0; }
h2 { font-size: 1.5rem; margin: 2rem 0 1rem; } main section:first-child h2 { margin-top: 0; }
h3 { font-size: 1.0625rem; margin: 0 0 .5rem; overflow-wrap: anywhere; } h4 { margin: 1rem 0 .5rem; font-size: .875rem; color: var(--muted); }
nav { grid-area: nav; } nav ul { list-style: none; margin: 0; padding: 0; position: sticky; top: 1.5rem; font-size: .875rem; }
nav a { display: block; padding: .375rem 0; overflow-wrap: anywhere; text-decoration: none; } nav a:hover { text-decoration: underline; }
main { grid-area: main; } a { color: var(--brand); } a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
article { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 1.25rem; margin: 0 0 1rem; scroll-margin-top: 1rem; }
article p { margin: .5rem 0; max-width: 70ch; }
code { font: .9375em/1.4 ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace; }
.method { font-size: .75rem; font-weight: 700; padding: .125rem .5rem; border-radius: 999px; border: 1px solid currentColor; color: var(--muted); }
.method.get { color: light-dark(#27713F, #7FD39B); } .method.post { color: light-dark(#1F5F99, #8CC4F5); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--border); vertical-align: top; font-weight: 400; }
thead th { color: var(--muted); border: 0; } .type { color: var(--muted); font-size: .875rem; }
details ul { margin: .25rem 0; padding-inline-start: 1.25rem; } summary { cursor: pointer; font-size: .875rem; color: var(--muted); padding: .375rem 0; }
@media (max-width: 48rem) { body { grid-template: "header" auto "nav" auto "main" auto / minmax(0, 1fr); } nav ul { position: static; margin-bottom: 1.5rem; } }
`;
