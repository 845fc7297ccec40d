/** The checkout page's style: phones first, light and dark as the person prefers. */
export const checkoutSheet = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fffcf6, #15171a);
  --surface: light-dark(#ffffff, #1d2024);
  --text: light-dark(#23262b, #f6f0e6);
  --muted: light-dark(#6b6459, #b5ac9d);
  --line: light-dark(#8c8272, #8a8274);
  --hairline: light-dark(#eadfcb, #3a3d42);
  --brand: light-dark(#c2470f, #f0803f);
  --on-brand: light-dark(#ffffff, #1b120b);
  --warning: light-dark(#8a5a00, #f2c46d);
  --warning-soft: light-dark(#fff0cc, #3a2f16);
  --danger: light-dark(#b3261e, #ff9d94);
  --focus: light-dark(#1558b0, #8fbcff);
}
[data-theme=light] { color-scheme: light; }
[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 27.5rem; margin: 0 auto; padding: 1rem; }
.test {
  margin: 0 0 1rem;
  padding: 0.5rem 0.75rem;
  border-radius: 0.625rem;
  background: var(--warning-soft);
  color: var(--warning);
  font-size: 0.875rem;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums lining-nums; }
.order { margin: 0.25rem 0 1rem; color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
[role=tablist] { display: flex; gap: 0.25rem; border-bottom: 1px solid var(--hairline); }
[role=tab] {
  flex: auto;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--muted);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
[role=tab][aria-selected=true] { border-bottom-color: var(--brand); color: var(--text); }
[role=tabpanel] { padding: 1rem 0 0.25rem; }
.field { margin: 0 0 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
label { display: block; margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600; }
input, select {
  width: 100%;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.625rem;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
.outcomes { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.outcomes p { grid-column: 1 / -1; margin: 0; font-size: 0.875rem; color: var(--muted); }
.outcomes button {
  min-height: 2.75rem;
  border: 1px solid var(--line);
  border-radius: 0.625rem;
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.outcomes [data-outcome=succeed] {
  grid-column: 1 / -1;
  border-color: var(--brand);
  background: var(--brand);
  color: var(--on-brand);
}
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.note { margin: 1rem 0 0; color: var(--danger); }
.note:empty { margin: 0; }
.result { margin: 2rem 0 1rem; font-size: 1.25rem; outline: none; }
.back { margin: 1rem 0 0; }
a { color: light-dark(#a93b0f, #ffa36b); }
`;
