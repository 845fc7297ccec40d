import { useLanguage, useMessages, useWord } from '@yantra/language';
import { perUnit } from '../../kit/cells.tsx';
import { Link } from '../../kit/link.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { Status } from '../../kit/status.tsx';
import { editAddress } from './edit-address.ts';
import { MachineMap } from './machine-map.tsx';
import type { PartProps } from './machine-parts.tsx';
import { messages } from './machine-view.messages.ts';

export interface OwnPartProps extends PartProps {
  readonly mayChange: boolean;
}

/** A link to the form's part. */
export function Change({ id, text }: { readonly id: string; readonly text: string }) {
  const texts = useMessages(messages);
  return (
    <Link className="y-link" href={editAddress(id)}>
      {texts.change}
      <span className="y-hidden">: {text}</span>
    </Link>
  );
}

export function Rent({ machine, mayChange }: OwnPartProps) {
  const { id, rentalValue, rentalType, discount, finalRentalValue } = machine;
  const texts = useMessages(messages);
  const { fields } = texts;
  const language = useLanguage();
  return (
    <Panel title={texts.rent} aside={mayChange && <Change id={id} text={texts.rent} />}>
      <Pairs
        of={[
          [fields.rentalValue, perUnit(rentalValue, rentalType, language)],
          [fields.discount, String(discount)],
          [texts.finalValue, <b key="final">{perUnit(finalRentalValue, rentalType, language)}</b>],
        ]}
      />
    </Panel>
  );
}

export function Papers({ machine, mayChange }: OwnPartProps) {
  const texts = useMessages(messages);
  const { fields } = texts;
  const yesOrNo = (isThere: boolean) => (
    <Status kind={isThere ? 'good' : 'off'}>{isThere ? texts.yes : texts.no}</Status>
  );
  return (
    <Panel title={texts.papers} aside={mayChange && <Change id={machine.id} text={texts.papers} />}>
      <Pairs
        of={[
          [fields.registrationCertificate, yesOrNo(machine.registrationCertificate)],
          [fields.insuranceAvailable, yesOrNo(machine.insuranceAvailable)],
          ...(machine.hypoToBank === undefined
            ? []
            : [[fields.hypoToBank, machine.hypoToBank ? texts.yes : texts.no] as const]),
        ]}
      />
    </Panel>
  );
}

export function Place({ machine, mayChange }: OwnPartProps) {
  const { id, address, city, state, pinCode, country, latitude, longitude } = machine;
  const texts = useMessages(messages);
  const word = useWord();
  const { fields } = texts;
  return (
    <Panel title={texts.place} aside={mayChange && <Change id={id} text={texts.place} />}>
      {latitude !== null && longitude !== null && (
        <MachineMap latitude={latitude} longitude={longitude} city={word(city)} />
      )}
      <Pairs
        of={[
          ...(address ? [[fields.address, address] as const] : []),
          [fields.city, [city, state].filter(Boolean).map(word).join(', ')],
          ...(pinCode ? [[fields.pinCode, pinCode] as const] : []),
          ...(country ? [[fields.country, word(country)] as const] : []),
        ]}
      />
    </Panel>
  );
}
