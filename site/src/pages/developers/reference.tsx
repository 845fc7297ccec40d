import { elements } from 'virtual:elements';
import { withLinks } from '../static/paper-page.tsx';
import type { ElementFacts, Fact } from './element-facts.ts';
import { guide } from './guide.messages.ts';
import { isShown, playgroundPath } from './playground-path.ts';

const { reference } = guide;

/** Every element with its attributes, events and parts. */
export const Reference = () => elements.map((element) => <Element key={element.tag} {...element} />);

function Element({ tag, description, attributes, events, parts }: ElementFacts) {
  return (
    <section className="guide__element" aria-labelledby={tag}>
      <h3 id={tag}>
        <code>{`<${tag}>`}</code>
      </h3>
      <p>{description}</p>
      {attributes.length > 0 && (
        <table className="guide__table">
          <caption className="y-hidden">{reference.attributes(tag)}</caption>
          <thead>
            <tr>
              {reference.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attributes.map(({ name, type, description: what, default: value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <code>{type.text}</code>
                </td>
                <td>
                  {withLinks(what)} {value !== undefined && value !== 'false' && reference.otherwise(value)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts heading={reference.events} facts={events} />
      <Facts heading={reference.parts} facts={parts} />
      {isShown(tag) && (
        <p>
          <a className="y-link" href={playgroundPath(tag)}>
            {reference.tryIt(tag)}
          </a>
        </p>
      )}
    </section>
  );
}

function Facts({ heading, facts }: { readonly heading: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4>{heading}</h4>
      <dl className="guide__facts">
        {facts.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{withLinks(description)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
