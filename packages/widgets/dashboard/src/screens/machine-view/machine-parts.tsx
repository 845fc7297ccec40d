import { formatPhone } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Glyph, Picture } from '@yantra/ui';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import { factText, factsOf } from '../../kit/kind-facts.ts';
import { Link } from '../../kit/link.tsx';
import { Panel } from '../../kit/panel.tsx';
import { editAddress } from './edit-address.ts';
import { messages } from './machine-view.messages.ts';
import type { ViewedMachine } from './use-machine.ts';

export interface PartProps {
  readonly machine: ViewedMachine;
}

export function Pictures({ machine, mayChange }: PartProps & { readonly mayChange: boolean }) {
  const { id, name, image1Url, image2Url, image3Url } = machine;
  const texts = useMessages(messages);
  const urls = [image1Url, image2Url, image3Url].filter((url) => url !== null);
  return (
    <Panel
      title={texts.pictures}
      aside={urls.length > 1 && <span className="y-dashboard__aside">{texts.firstIsCover}</span>}
    >
      {urls.length === 0 && <p className="y-dashboard__panel-body">{texts.noPictures}</p>}
      {(urls.length > 0 || mayChange) && (
        <ul className="y-dashboard__machine-pictures">
          {urls.map((url, place) => (
            <li key={url}>
              <Picture url={url} alt={texts.picture(name, place + 1)} sizes="(width < 600px) 45vw, 240px" />
              {place === 0 && <span className="y-dashboard__cover">{texts.cover}</span>}
            </li>
          ))}
          {mayChange && urls.length < 3 && (
            <li>
              <Link className="y-dashboard__more-pictures" href={editAddress(id)}>
                <Glyph d={glyphs.plus} />
                {texts.addPicture}
              </Link>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}

/** The form's other fields, in its order. */
export function About({ machine }: PartProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const factTexts = useMessages(factMessages);
  const word = useWord();
  const { fields } = texts;
  const { categories, equipmentType, phoneNumber, supplierName, youtubeLink, description, createdAt } = machine;
  const facts: FactList = [
    [fields.categories, categories.map(({ name }) => word(name)).join(', ')],
    [fields.equipmentTypeId, [word(equipmentType.type), equipmentType.subType].filter(Boolean).join(', ')],
    // Missing facts are listed too, since renters are told to ask.
    ...factsOf(machine).map((fact) => [factTexts.names[fact.fact], factText(fact, factTexts) ?? '—'] as const),
    [fields.modelNumber, machine.modelNumber],
    [fields.yearOfMfg, String(machine.yearOfMfg)],
    [fields.noOfWorkingHrs, texts.hoursAWeek(machine.noOfWorkingHrs)],
    ...(phoneNumber ? [[fields.phoneNumber, formatPhone(phoneNumber)] as const] : []),
    ...(supplierName ? [[texts.supplier, supplierName] as const] : []),
    ...(createdAt ? [[texts.since, dayText(createdAt, dateTexts)] as const] : []),
  ];
  return (
    <Panel title={texts.machine}>
      <dl className="y-dashboard__facts y-dashboard__panel-body">
        <Facts of={facts} />
      </dl>
      <div className="y-dashboard__panel-body y-dashboard__said-of">
        <h3>{fields.description}</h3>
        <p>{description || texts.noDescription}</p>
        {youtubeLink && (
          <a className="y-link" href={youtubeLink} target="_blank" rel="noopener noreferrer">
            {fields.youtubeLink}
          </a>
        )}
      </div>
    </Panel>
  );
}
