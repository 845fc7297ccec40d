/** Before each file of a page that several files share: nothing is there that a file before it has left, but style sheets. */
import { beforeAll } from 'vitest';

beforeAll(() => {
  const { documentElement: root, body } = document;
  body.replaceChildren();
  for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
});
