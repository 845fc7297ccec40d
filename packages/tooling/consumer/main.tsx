/** An app of a company that installed our packages: a widget as React component, the same and another as elements, all in one scope. */
import { CityPicker } from '@yantra/city-picker';
import '@yantra/city-picker/styles.css';
import '@yantra/city-picker/define';
import { createClient } from '@yantra/client';
import '@yantra/equipment-carousel/define';
import { type Scope, ScopeProvider, createHostScope } from '@yantra/state';
import '@yantra/state/define';
import '@yantra/ui/styles.css';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The marketplace's origin: the page is opened with it. */
const siteUrl = new URLSearchParams(location.search).get('site') ?? '';

function App({ scope }: { readonly scope: Scope }) {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [byProp, setByProp] = useState('');
  const picker = useRef<HTMLElementTagNameMap['yantra-city-picker']>(null);
  useEffect(() => {
    const element = picker.current;
    const note = ({ detail }: CustomEvent<{ readonly name: string }>) => setHeard((before) => [...before, detail.name]);
    element?.addEventListener('yantra-city-change', note);
    return () => element?.removeEventListener('yantra-city-change', note);
  }, []);
  return (
    <ScopeProvider value={scope}>
      <section aria-label="Component" className="y-root">
        <CityPicker />
      </section>
      <yantra-scope scope={scope}>
        <section aria-label="Element">
          <yantra-city-picker
            ref={picker}
            appearance="button"
            onyantra-city-change={({ detail }) => setByProp(detail.name)}
          />
        </section>
        <yantra-equipment-carousel limit={4}>Machines</yantra-equipment-carousel>
      </yantra-scope>
      <output>
        {heard.join()} {byProp}
      </output>
    </ScopeProvider>
  );
}

const scope = createHostScope(siteUrl, createClient({ apiUrl: siteUrl }));
const root = document.querySelector('#app');
if (root) createRoot(root).render(<App scope={scope} />);
