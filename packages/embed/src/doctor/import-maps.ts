import { messages } from './doctor.messages.ts';

type ImportMap = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function readMap({ textContent }: Element): ImportMap {
  try {
    return JSON.parse(textContent) as ImportMap;
  } catch {
    return {};
  }
}

/** Whether the page's modules can import by a name. */
function isFound(name: string): boolean {
  try {
    return Boolean(import.meta.resolve(name));
  } catch {
    return false;
  }
}

/** Names of the page that lead nowhere, since not every browser reads more than one import map, and the map to paste. */
export function importMapProblems(): string[] {
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map(readMap);
  const lost = maps.flatMap(({ imports = {} }) => Object.keys(imports)).filter((name) => !isFound(name));
  if (maps.length < 2 || lost.length === 0) return [];
  const joined: Record<string, object> = {};
  // What comes first is what counts.
  for (const map of maps.toReversed())
    for (const [part, names] of Object.entries(map)) joined[part] = { ...joined[part], ...names };
  const text = JSON.stringify(joined, undefined, 2).replaceAll('<', '\\u003c');
  return [messages.importMaps(lost, `<script type="importmap">\n${text}\n</script>`)];
}
