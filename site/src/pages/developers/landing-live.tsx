import { plainTheme } from '@yantra/domain';
import { Segment } from '@yantra/ui';
import { useState } from 'react';
import { landing } from './landing.messages.ts';
import { type Look, propertiesOf, Swatches } from './live-look.tsx';
import { look as texts } from './look.messages.ts';
import { NotArrived } from './not-arrived.tsx';
import { useLiveElement } from './use-live-element.ts';

type Language = (typeof texts.languages)[number]['value'];

/* Clearly another brand's colour than ours. */
const first: Look = { brand: '#1f6f5c', scheme: plainTheme.scheme === 'dark' ? 'dark' : 'light', corners: 'soft' };

/** A carousel as on a partner's page, in their colour, light or dark, in three languages. */
export function LandingLive() {
  const [look, setLook] = useState(first);
  const [language, setLanguage] = useState<Language>('en');
  const { place, retry } = useLiveElement({
    tag: 'yantra-equipment-carousel',
    attributes: [
      ['city', 'Pune'],
      ['limit', '6'],
      ['locale', language],
    ],
    properties: propertiesOf(look),
  });
  return (
    <div className="dev__see">
      <div className="dev__browser" data-scheme={look.scheme} role="group" aria-label={landing.live}>
        <p className="dev__address">{landing.partnerAddress}</p>
        <p className="dev__partner">
          <strong>{landing.partner}</strong>
          {landing.partnerPages.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <h2>{landing.near}</h2>
        <noscript>
          <p>{landing.needsScript}</p>
        </noscript>
        <NotArrived retry={retry} />
        <div ref={place} className="dev__carousel" />
      </div>
      <div className="dev__tools">
        <Swatches brand={look.brand} onBrand={(brand) => setLook({ ...look, brand })} />
        <Segment
          label={texts.scheme}
          options={texts.schemes}
          value={look.scheme}
          onValue={(scheme) => setLook({ ...look, scheme })}
        />
        <Segment label={texts.language} options={texts.languages} value={language} onValue={setLanguage} />
      </div>
    </div>
  );
}
