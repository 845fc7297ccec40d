import { budgets } from './packages/tooling/src/budgets.ts';
import { weightsOf } from './packages/tooling/src/checks/budgets.ts';
for (const b of budgets.filter(({files}) => /first card|embed carousel|in use|site home|listing|dashboard/.test(files))) { const w = await weightsOf(b); const t = w.reduce((s, {bytes}) => s + bytes, 0); console.log(b.files, t, 'of', b.limit, t <= b.limit ? 'ok' : 'OVER ' + (t - b.limit)); }
