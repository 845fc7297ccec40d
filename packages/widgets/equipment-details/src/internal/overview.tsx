import { formatRupees, rentalUnit, youtubeUrl } from '@yantra/domain';
import { useMessages, useSentence } from '@yantra/language';
import { Glyph, Skeleton } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import { videoGlyph } from './glyphs.ts';

/** What a list does not know of a machine is on its way still. */
const onItsWay = <Skeleton className="y-details__line" />;

/** The documented facts in their order, as on a maker's plate. */
function useFacts(machine: KnownMachine): readonly (readonly [label: string, value: ReactNode])[] {
  const texts = useMessages(messages);
  const sentence = useSentence();
  const { registrationCertificate: certificate, yearOfMfg, modelNumber } = machine;
  const rent = texts.rentOf(formatRupees(machine.finalRentalValue, 2), sentence(rentalUnit(machine.rentalType)));
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);
  // Without a certificate there is no year of registration (decisions/0005).
  const registered = certificate === undefined ? onItsWay : certificate ? String(yearOfMfg) : texts.unknown;
  return [
    [texts.rent, rent],
    [texts.capacity, texts.hours(machine.noOfWorkingHrs)],
    [texts.certificate, certificate === undefined ? onItsWay : yesOrNo(certificate)],
    [texts.availableAt, machine.city],
    [texts.registrationYear, registered],
    [texts.insurance, yesOrNo(machine.insuranceAvailable)],
    [texts.model, modelNumber || texts.unknown],
    [texts.year, yearOfMfg ? String(yearOfMfg) : texts.unknown],
  ];
}

export function Overview({ machine }: { readonly machine: KnownMachine }) {
  const texts = useMessages(messages);
  return (
    <section className="y-details__overview" aria-labelledby="details-overview">
      <h2 id="details-overview">{texts.overview}</h2>
      <div className="y-details__plate" part="details-overview">
        <dl>
          {useFacts(machine).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Description({ machine }: { readonly machine: KnownMachine }) {
  const texts = useMessages(messages);
  const { description } = machine;
  return (
    <section className="y-details__text" aria-labelledby="details-description">
      <h2 id="details-description">{texts.description}</h2>
      {description === undefined ? onItsWay : <p>{description.trim() || texts.noDescription}</p>}
      <h3>{texts.video}</h3>
      <Video link={machine.youtubeLink} />
    </section>
  );
}

function Video({ link }: { readonly link: string | undefined }) {
  const texts = useMessages(messages);
  if (link === undefined) return onItsWay;
  const url = youtubeUrl(link);
  if (!url) return <p className="y-muted">{texts.noVideo}</p>;
  return (
    <p>
      <a className="y-link y-details__video" href={url} target="_blank" rel="noopener nofollow ugc">
        <Glyph d={videoGlyph} />
        {texts.watch}
      </a>
    </p>
  );
}
