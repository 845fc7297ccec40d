import { formatRupees, rentalUnit, youtubeUrl } from '@yantra/domain';
import { Glyph, Skeleton } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import { videoGlyph } from './glyphs.ts';

/** What a list does not know of a machine is on its way still. */
const onItsWay = <Skeleton className="y-details__line" />;

const yesOrNo = (is: boolean) => (is ? messages.yes : messages.no);

/** The documented facts in their order, as on a maker's plate. */
function factsOf(machine: KnownMachine): readonly (readonly [label: string, value: ReactNode])[] {
  const { registrationCertificate: certificate, yearOfMfg, modelNumber } = machine;
  const rent = messages.rentOf(formatRupees(machine.finalRentalValue, 2), rentalUnit(machine.rentalType));
  // Without a certificate there is no year of registration (decisions.md).
  const registered = certificate === undefined ? onItsWay : certificate ? String(yearOfMfg) : messages.unknown;
  return [
    [messages.rent, rent],
    [messages.capacity, messages.hours(machine.noOfWorkingHrs)],
    [messages.certificate, certificate === undefined ? onItsWay : yesOrNo(certificate)],
    [messages.availableAt, machine.city],
    [messages.registrationYear, registered],
    [messages.insurance, yesOrNo(machine.insuranceAvailable)],
    [messages.model, modelNumber || messages.unknown],
    [messages.year, yearOfMfg ? String(yearOfMfg) : messages.unknown],
  ];
}

export function Overview({ machine }: { readonly machine: KnownMachine }) {
  return (
    <section className="y-details__overview" aria-labelledby="details-overview">
      <h2 id="details-overview">{messages.overview}</h2>
      <div className="y-details__plate" part="details-overview">
        <dl>
          {factsOf(machine).map(([label, value]) => (
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
  const { description } = machine;
  return (
    <section className="y-details__text" aria-labelledby="details-description">
      <h2 id="details-description">{messages.description}</h2>
      {description === undefined ? onItsWay : <p>{description.trim() || messages.noDescription}</p>}
      <h3>{messages.video}</h3>
      <Video link={machine.youtubeLink} />
    </section>
  );
}

function Video({ link }: { readonly link: string | undefined }) {
  if (link === undefined) return onItsWay;
  const url = youtubeUrl(link);
  if (!url) return <p className="y-muted">{messages.noVideo}</p>;
  return (
    <p>
      <a className="y-link y-details__video" href={url} target="_blank" rel="noopener nofollow ugc">
        <Glyph d={videoGlyph} />
        {messages.watch}
      </a>
    </p>
  );
}
