import { budgets } from './packages/tooling/src/budgets.ts';
import { weightsOf } from './packages/tooling/src/checks/budgets.ts';
import { readFileSync } from 'node:fs';
for (const b of budgets.filter(({files}) => /listing|site home/.test(files))) for (const {path, bytes} of (await weightsOf(b)).toSorted((a, c) => c.bytes - a.bytes)) { const t = readFileSync(path, 'utf8'); console.log(b.files, bytes, path.split('/').at(-1), ['y-heart', 'yantra.saved', 'favourites.tooMany', 'keptAt', 'top__saved', 'y-card__tools', 'y-late'].filter((s) => t.includes(s)).join(' ')); }
