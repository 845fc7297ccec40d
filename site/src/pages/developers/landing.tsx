import { ButtonLink } from '@yantra/ui';
import { elements } from 'virtual:elements';
import { withLinks } from '../static/paper-page.tsx';
import { CodeSample } from './code-sample.tsx';
import { elementPath } from './element-path.ts';
import { Frame } from './frame.tsx';
import { guide } from './guide.messages.ts';
import { LandingLive } from './landing-live.tsx';
import { landing } from './landing.messages.ts';
import { isShown } from './playground-path.ts';
import { pieces as script } from './samples/script.html.txt?code';
import { Sketch } from './sketches.tsx';
import { useKeptFramework } from './use-kept-framework.ts';

export const landingHead = {
  title: landing.headTitle,
  description: landing.description,
  keywords: landing.keywords,
  canonicalPath: '/developers',
  isEnglishOnly: true,
};

/** What the widgets are, live; code to paste; and links to each one's page. */
export function Landing() {
  return (
    <Frame current="guide" head={landingHead}>
      <section className="wrap dev__hero">
        <div className="dev__words">
          <h1>{landing.title}</h1>
          <p>{landing.lede}</p>
          <CodeSample className="dev__install" label={landing.install} pieces={script} />
          <p className="dev__acts">
            <ButtonLink variant="primary" href="/developers/playground">
              {landing.play}
            </ButtonLink>
            <ButtonLink variant="secondary" href={elementPath('yantra-equipment-carousel')}>
              {landing.elements}
            </ButtonLink>
          </p>
          <dl className="dev__figures">
            {landing.figures.map(([figure, what]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <LandingLive />
      </section>
      <FrameworkSamples />
      <Elements />
      <section className="wrap dev__section">
        <ul className="dev__facts">
          {landing.facts.map(([heading, text, [label, href]]) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{withLinks(text)}</p>
              <a className="y-link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}

/** The first sample of each framework, one at a time. */
function FrameworkSamples() {
  const [framework, choose] = useKeptFramework();
  const { hosts } = guide.parts;
  const samples = landing.frameworks.flatMap((host) => {
    const { id, heading, blocks } = hosts.find((one) => one.id === host) ?? {};
    const wanted = blocks?.filter((block) => typeof block === 'object' && 'pieces' in block) ?? [];
    const sample = wanted.find(({ isMain }) => isMain) ?? wanted[0];
    return id && heading && sample ? [{ id, heading, pieces: sample.pieces }] : [];
  });
  const shown = samples.find(({ id }) => id === framework) ?? samples[0];
  if (!shown) return null;
  const options = samples.map(({ id, heading }) => ({ value: id, label: heading }));
  return (
    <section className="wrap dev__section" aria-labelledby="paste">
      <h2 id="paste">{landing.paste}</h2>
      <p>
        {landing.pasteLede} {withLinks(landing.otherHosts)}
      </p>
      <div className="dev__two">
        <CodeSample
          label={shown.heading}
          pieces={shown.pieces}
          tabs={{ label: landing.framework, options, value: shown.id, onValue: choose }}
        />
        <ul className="dev__says">
          {landing.says.map(([heading, text]) => (
            <li key={heading}>
              <strong>{heading}</strong> {withLinks(text)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Elements = () => (
  <section className="wrap dev__section" aria-labelledby="elements">
    <h2 id="elements">{landing.nine}</h2>
    <p>{landing.nineLede}</p>
    <ul className="dev__elements">
      {elements
        .filter(({ tag }) => isShown(tag))
        .map(({ tag, description }) => (
          <li key={tag}>
            <a href={elementPath(tag)}>
              <Sketch tag={tag} />
              <code>{`<${tag}>`}</code>
              <span>{description.replace(/\.\s.*$/, '.')}</span>
            </a>
          </li>
        ))}
    </ul>
  </section>
);
