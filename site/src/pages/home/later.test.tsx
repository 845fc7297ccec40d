import { useSignals } from '@preact/signals-react/runtime';
import { ScopeProvider, type SelectedCity, useScope } from '@yantra/state';
import { createTestScope } from '@yantra/testing';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { later } from './later.tsx';

const mumbai: SelectedCity = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 };
const delhi: SelectedCity = { id: '2', name: 'Delhi', state: 'Delhi', latitude: 28.61, longitude: 77.21 };

function City() {
  useSignals();
  return <p>{useScope().city.value.name}</p>;
}

/** Takes longer than React works at a stretch, so that what is chosen in it comes before the next component. */
function Slow({ choose }: { readonly choose: () => void }) {
  for (const end = performance.now() + 20; performance.now() < end;);
  queueMicrotask(choose);
  return null;
}

/** Chooses the city that it shows, as what follows the address does. */
function Chooser() {
  useSignals();
  const { city, selectCity } = useScope();
  const shown = city.value;
  useEffect(() => selectCity(shown), [shown, selectCity]);
  return null;
}

/** Says when what stands around the part is taken over. */
function Around({ onTakeOver }: { readonly onTakeOver: () => void }) {
  useEffect(onTakeOver, [onTakeOver]);
  return null;
}

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A part that the server has rendered for Delhi is taken over; `choose` is called while React is in the middle of it. */
async function takenOver(
  content: (choose: () => void) => ReactNode,
  wait = Promise.resolve(),
  scope = createTestScope({ city: delhi }),
) {
  const partOf = (choose: () => void) => {
    const Content = () => content(choose);
    return later(
      'part',
      () => Promise.resolve(Content),
      () => wait,
    );
  };
  const onServer = partOf(() => undefined);
  await onServer.prepare();
  const site = document.createElement('div');
  document.body.append(site);
  const { promise: around, resolve } = Promise.withResolvers<void>();
  const spoken = (part: ReactNode) => (
    <ScopeProvider value={scope}>
      {part}
      <Around onTakeOver={resolve} />
    </ScopeProvider>
  );
  site.innerHTML = renderToString(spoken(<onServer.Part />));
  const differences: unknown[] = [];
  const inBrowser = partOf(() => scope.selectCity(mumbai));
  const root = hydrateRoot(site, spoken(<inBrowser.Part />), {
    onRecoverableError: (error) => differences.push(error),
  });
  ended.push(() => {
    root.unmount();
    site.remove();
  });
  await around;
  return { scope, site, differences };
}

test('a city chosen while a part of the page is taken over is followed once all of it is', async () => {
  const { site, differences } = await takenOver((choose) => (
    <>
      <City />
      <Slow choose={choose} />
      <City />
    </>
  ));
  await expect.poll(() => site.textContent).toBe(`${mumbai.name}${mumbai.name}`);
  expect(differences).toEqual([]);
});

test('a city chosen before a part of the page is taken over is followed, and not given up for the one it was drawn with', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { scope, site, differences } = await takenOver(
    () => (
      <>
        <City />
        <Chooser />
      </>
    ),
    promise,
  );
  scope.selectCity(mumbai);
  resolve();
  await expect.poll(() => site.textContent).toBe(mumbai.name);
  scope.selectCity(delhi);
  await expect.poll(() => site.textContent).toBe(delhi.name);
  expect([scope.city.peek().name, differences]).toEqual([delhi.name, []]);
});

test('a part of the page may choose the city that it shows at once, as for an address that names another one', async () => {
  const scope = createTestScope({ city: delhi });
  const chosen: string[] = [];
  const selectCity = ({ name }: SelectedCity) => void chosen.push(name);
  await takenOver(() => <Chooser />, undefined, { ...scope, selectCity });
  await expect.poll(() => chosen).toEqual([delhi.name]);
});
